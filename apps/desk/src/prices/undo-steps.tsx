import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import ListIcon from 'lucide-react/icons/list';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';

export interface UndoStepsProps {
  readonly steps: readonly string[];
  /** Steps from here on are undone. */
  readonly done: number;
  /** Undoes or repeats steps until this many are done. */
  readonly onGo: (done: number) => void;
}

/**
 * Undoes and repeats steps of a draft, also with Ctrl+Z and Ctrl+Shift+Z, one by one or up to a step of the list.
 * The buttons stay focusable when there is nothing to do, so that the focus is not lost after the last step.
 */
export function UndoSteps({ steps, done, onGo }: UndoStepsProps) {
  const { t } = useTexts();
  const go = (target: number) => {
    if (target >= 0 && target <= steps.length && target !== done) onGo(target);
  };
  const latest = useRef({ go, done });
  latest.current = { go, done };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isUndoKey(event) || isTyping(event.target)) return;
      event.preventDefault();
      latest.current.go(latest.current.done + (event.shiftKey ? 1 : -1));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className="relative flex items-center sm:gap-1">
      <Button
        look="quiet"
        className="px-1 no-underline"
        aria-disabled={done === 0}
        aria-keyshortcuts="Control+Z"
        title={done > 0 ? steps[done - 1] : undefined}
        onClick={() => go(done - 1)}
      >
        <Undo2 aria-hidden="true" size={18} />
        {t('admin.undo')}
      </Button>
      <Button
        look="quiet"
        className="min-w-11 px-1"
        aria-disabled={done === steps.length}
        aria-keyshortcuts="Control+Shift+Z"
        aria-label={t('prices.redo')}
        title={steps[done]}
        onClick={() => go(done + 1)}
      >
        <Redo2 aria-hidden="true" size={18} />
      </Button>
      {steps.length > 0 && (
        <details className="group/steps">
          <summary
            className="flex min-h-11 min-w-11 list-none items-center justify-center gap-1 rounded-control px-1 text-sm text-brand-strong [&::-webkit-details-marker]:hidden"
            aria-label={t('prices.steps', { count: steps.length })}
          >
            <ListIcon aria-hidden="true" size={18} />
            <span aria-hidden="true">{steps.length}</span>
          </summary>
          <ol className="absolute right-0 bottom-full z-20 mb-2 max-h-72 w-80 max-w-[80vw] overflow-auto rounded-surface border border-line bg-surface p-2 text-sm shadow-float">
            <StepButton isDone isCurrent={done === 0} onClick={() => go(0)}>
              {t('prices.step-start')}
            </StepButton>
            {steps.map((step, index) => (
              <StepButton
                key={index}
                isDone={index < done}
                isCurrent={index + 1 === done}
                onClick={() => go(index + 1)}
              >
                {step}
              </StepButton>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

interface StepButtonProps {
  readonly isDone: boolean;
  readonly isCurrent: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

const StepButton = ({ isDone, isCurrent, onClick, children }: StepButtonProps) => (
  <li>
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      className={`min-h-9 w-full rounded-control px-3 py-1 text-left hover:bg-sunken aria-[current=step]:bg-brand-tint aria-[current=step]:font-bold ${isDone ? '' : 'text-muted line-through'}`}
      onClick={onClick}
    >
      {children}
    </button>
  </li>
);

const isUndoKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !altKey;

/** While a text is being typed, the browser's own undo applies. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea, select, input:not([type=checkbox], [type=radio], [data-settled])');
