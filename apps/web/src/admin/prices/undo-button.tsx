import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';

export interface UndoButtonProps {
  readonly steps: number;
  readonly onUndo: () => void;
}

/**
 * Undoes one step of a draft, also with Ctrl+Z. Stays focusable when there is nothing to undo, so that the focus
 * is not lost after the last step.
 */
export function UndoButton({ steps, onUndo }: UndoButtonProps) {
  const { t } = useTexts();
  const undo = () => {
    if (steps > 0) onUndo();
  };
  const latest = useRef(undo);
  latest.current = undo;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isUndoKey(event) || isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Button
      look="quiet"
      className="px-2"
      aria-disabled={steps === 0}
      aria-keyshortcuts="Control+Z"
      onClick={undo}
    >
      {t('admin.undo')}
    </Button>
  );
}

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** While a text is being typed, the browser's own undo applies. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea, select, input:not([type=checkbox], [type=radio], [data-settled])');
