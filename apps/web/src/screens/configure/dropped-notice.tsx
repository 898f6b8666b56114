import { useState } from 'react';
import { optionName } from '../../configuration/option-names.ts';
import { undoChange } from '../../configuration/undo-change.ts';
import type { useConfiguration } from '../../configuration/use-configuration.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CloseButton } from '../../ui/dialog.tsx';

/** Choices that another one took away: told where the eye is, above the bar, with the way back (D6). */
export function DroppedNotice({
  configuration: { offer, change, undo },
}: {
  readonly configuration: ReturnType<typeof useConfiguration>;
}) {
  const texts = useTexts();
  const { t } = texts;
  const [dismissed, setDismissed] = useState<number>();
  const lost = change && change.number !== dismissed ? change.lost : [];
  const nameOf = (key: string, value: string) => {
    const group = offer?.groups.find((candidate) => candidate.key === key);
    return group ? optionName(texts, group, value) : value;
  };
  return (
    <div role="status" className="sticky bottom-22 z-[6]">
      {change && lost.length > 0 && (
        <div className="flex items-start gap-3 rounded-control border border-line bg-surface py-2 pr-2 pl-4 shadow-float">
          <div className="min-w-0 flex-1 pt-2">
            <p>
              {t('configure.dropped', {
                names: lost.map(({ key, value }) => nameOf(key, value)).join(', '),
              })}
            </p>
            {undo.length > 0 && (
              <Button look="quiet" className="px-0" onClick={() => void undoChange()}>
                {t('configure.take-back')}
              </Button>
            )}
          </div>
          <CloseButton onClose={() => setDismissed(change.number)} />
        </div>
      )}
    </div>
  );
}
