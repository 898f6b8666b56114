import { readSlider, type SliderQuestion } from '@silowright/domain/budget/questions';
import { parseDecimal } from '@silowright/domain/session/field-rules';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';

export interface SliderAnswerProps {
  readonly question: SliderQuestion;
  readonly label: string;
  readonly answer: number | undefined;
  readonly onAnswer: (answer: number) => void;
}

/** A slider and a field for the same number; applied when Next is pressed (BG-03). */
export function SliderAnswer({ question, label, answer, onAnswer }: SliderAnswerProps) {
  const { t, number } = useTexts();
  const { key, min, max, step, unit } = question;
  const [typed, setTyped] = useState(() => number(answer ?? question.start, 1));
  const [tried, setTried] = useState(false);
  const wish = parseDecimal(typed.trim());
  const value = readSlider(question, wish);
  const rounded = value !== undefined && value !== wish ? number(value, 1) : undefined;
  const range = { min: number(min), max: number(max), unit };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (value === undefined) document.getElementById(`budget-${key}`)?.focus();
        else onAnswer(value);
      }}
    >
      <TextField
        id={`budget-${key}`}
        name={key}
        value={typed}
        label={<span className="sr-only">{label}</span>}
        hint={
          <>
            {t('budget.range', range)}
            {/* Always rendered, so that a rounded number is announced. */}
            <span role="status">{rounded && `. ${t('budget.rounded', { value: rounded, unit })}`}</span>
          </>
        }
        error={tried && value === undefined ? t('budget.out-of-range', range) : undefined}
        unit={unit}
        inputMode="decimal"
        autoComplete="off"
        onBlur={() => setTried(true)}
        onValue={setTyped}
        className="max-w-48"
      />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${number(value ?? question.start, 1)} ${unit}`}
        min={min}
        max={max}
        step={step}
        value={value ?? question.start}
        onChange={(event) => setTyped(number(Number(event.target.value), 1))}
        className="h-11 w-full max-w-md"
      />
      <Button type="submit" className="self-start">
        {t('budget.next')}
      </Button>
    </form>
  );
}
