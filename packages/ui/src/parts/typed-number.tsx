import { useId, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { inputLook } from './field.tsx';

export interface TypedNumberProps {
  readonly id: string;
  readonly value: number;
  readonly range: readonly [number, number];
  readonly step: number;
  readonly onNumber: (value: number) => void;
}

/**
 * A number within a range. What is typed stays as typed: half a number is out of its range until the next key (Y32).
 * Only numbers within the range are taken, and a wrong one is said when the field is left.
 */
export function TypedNumber({ id, value, range, step, onNumber }: TypedNumberProps) {
  const { t, number } = useTexts();
  const problemId = useId();
  const [last, setLast] = useState<{ readonly text: string; readonly value: number }>();
  const [left, setLeft] = useState(false);
  // A number that came from elsewhere, for example by dragging, replaces what was typed.
  const typed = last?.value === value ? last.text : undefined;
  const isTaken = (text: string): boolean =>
    text.trim() !== '' && Number(text) >= range[0] && Number(text) <= range[1];
  const isWrong = left && typed !== undefined && !isTaken(typed);
  return (
    <>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={range[0]}
        max={range[1]}
        step={step}
        value={typed ?? value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? problemId : undefined}
        onChange={({ target }) => {
          const text = target.value;
          setLast({ text, value: isTaken(text) ? Number(text) : value });
          if (isTaken(text)) onNumber(Number(text));
        }}
        onBlur={() => {
          setLeft(true);
          if (typed !== undefined && isTaken(typed)) setLast(undefined);
        }}
        className={inputLook(isWrong)}
      />
      <p id={problemId} role="alert" className="text-sm text-bad empty:hidden">
        {isWrong &&
          `⚠\u00a0${t('validation.between', { minimum: number(range[0]), maximum: number(range[1]) })}`}
      </p>
    </>
  );
}
