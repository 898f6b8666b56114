import { Button } from '@silowright/ui/parts/button.tsx';
import { CloseButton } from '@silowright/ui/parts/dialog.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { lostSentences } from '../../configuration/change-message.ts';
import { type ChangedKey, sizeKey } from '../../configuration/configuration-store.ts';
import { undoChange } from '../../configuration/undo-change.ts';
import type { Configuration } from '../../configuration/use-configuration.ts';

export interface DroppedNoticeProps {
  readonly offer: NonNullable<Configuration['offer']>;
  readonly change: NonNullable<Configuration['change']>;
  readonly undo: Configuration['undo'];
}

/** Choices removed by another choice: shown above the bottom bar, with undo (D6). */
export function DroppedNotice({ offer, change, undo }: DroppedNoticeProps) {
  const texts = useTexts();
  const { t } = texts;
  const [dismissed, setDismissed] = useState<number>();
  if (change.number === dismissed) return null;
  const takeBack = async () => {
    await undoChange();
    focusChanged(change.changed);
  };
  return (
    <div className="bottom-[calc(var(--sticky-bottom)+5.5rem)] z-[6] tall:sticky">
      <div className="flex items-start gap-3 rounded-control border border-line bg-surface py-2 pr-2 pl-4 shadow-float">
        <div className="min-w-0 flex-1 pt-2">
          <p>{lostSentences(texts, offer, change).join(' ')}</p>
          {undo.length > 0 && (
            <Button look="quiet" className="px-0" onClick={() => void takeBack()}>
              {t('configure.take-back')}
            </Button>
          )}
        </div>
        <CloseButton
          onClose={() => {
            setDismissed(change.number);
            focusChanged(change.changed);
          }}
        />
      </div>
    </div>
  );
}

/** The buttons disappear with the notice: the focus moves to the choice that caused it, or to undo. */
function focusChanged(changed: ChangedKey): void {
  requestAnimationFrame(() => {
    const choices = changed === sizeKey ? 'input[name="size"]' : `[data-group="${changed}"] input`;
    const target =
      document.querySelector<HTMLElement>(`${choices}:checked`) ??
      document.querySelector<HTMLElement>(choices) ??
      document.querySelector<HTMLElement>('[data-undo]');
    target?.focus();
  });
}
