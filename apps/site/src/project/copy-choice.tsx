import { buttonLook } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { numbersOf } from './change-positions.ts';
import { type CopyAs, duplicatePosition, mayBeAlternative } from './change-roles.ts';
import { positionName } from './position-words.ts';
import { type Position, readyNow } from './project-store.ts';

export interface CopyChoiceProps {
  readonly id: string;
  readonly position: Position;
  readonly number: string;
  readonly positions: readonly Position[];
  readonly onNews: (text: string) => void;
  /** The focus goes back to what opened it. */
  readonly onClose: () => void;
}

/** What the copy is: another one, or an alternative to its origin (CU-02). */
export function CopyChoice({ id, position, number, positions, onNews, onClose }: CopyChoiceProps) {
  const texts = useTexts();
  const { t } = texts;
  const holder = useRef<HTMLFieldSetElement>(null);
  useEffect(() => holder.current?.querySelector('button')?.focus(), []);
  const copy = (as: CopyAs) => {
    const key = duplicatePosition(position.key, as);
    onClose();
    if (!key) return;
    const copied = numbersOf(readyNow()).get(key) ?? '';
    onNews(t('project.added', { number: copied, name: positionName(position, texts) }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  const button = `${buttonLook('secondary')} grow px-3! text-sm!`;
  return (
    <fieldset
      ref={holder}
      id={id}
      aria-label={t('project.duplicate-as', { number })}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-2 py-1"
    >
      <button type="button" className={button} onClick={() => copy('another')}>
        {t('project.as-another')}
      </button>
      {mayBeAlternative(positions, position) && (
        <button type="button" className={button} onClick={() => copy('alternative')}>
          {t('project.as-alternative', { number })}
        </button>
      )}
    </fieldset>
  );
}
