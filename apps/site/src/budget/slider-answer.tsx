import { readSlider, type SliderQuestion } from '@silowright/domain/budget/questions';
import { parseDecimal, readVolume, writeVolume } from '@silowright/domain/session/field-rules';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { TextField } from '@silowright/ui/parts/field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';

export interface SliderAnswerProps {
  readonly question: SliderQuestion;
  readonly label: string;
  readonly answer: number | undefined;
  readonly onAnswer: (answer: number) => void;
}

/** A slider and a field for the same number; applied when Next is pressed (BG-03). */
export function SliderAnswer({ question, label, answer, onAnswer }: SliderAnswerProps) {
  const { t, number, volumeUnit } = useTexts();
  const { key, min, max, step } = question;
  const isVolume = key === 'amount';
  const unit = isVolume ? volumeUnit : question.unit;
  const { asked } = boot();
  const write = (value: number) => (isVolume ? writeVolume(value, asked) : number(value, 1));
  const [typed, setTyped] = useState(() => write(answer ?? question.start));
  const [tried, setTried] = useState(false);
  const typedValue = isVolume ? readVolume(typed.trim(), asked) : parseDecimal(typed.trim());
  const value = readSlider(question, typedValue);
  const rounded = value !== undefined && value !== typedValue ? write(value) : undefined;
  const range = { min: write(min), max: write(max), unit };
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
        aria-valuetext={`${write(value ?? question.start)} ${unit}`}
        min={min}
        max={max}
        step={step}
        value={value ?? question.start}
        onChange={(event) => setTyped(write(Number(event.target.value)))}
        className="h-11 w-full max-w-md"
      />
      <Button type="submit" className="self-start">
        {t('budget.next')}
      </Button>
    </form>
  );
}
