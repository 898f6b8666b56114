import { type ZonesAnswer, zonesAnswers } from '@silowright/domain/catalogue/explosion-zones';
import { CardRadio, RadioGroup } from '@silowright/ui/parts/card-radio.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useId } from 'react';

export interface ZonesQuestionProps {
  readonly answer: string | undefined;
  readonly onAnswer: (answer: ZonesAnswer) => void;
}

/** Optional: it neither blocks a step nor changes a price; "I don't know" is an answer that sales sees (EN-09). */
export function ZonesQuestion({ answer, onAnswer }: ZonesQuestionProps) {
  const { t } = useTexts();
  const hint = useId();
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup legend={t('zones.question')} className="grid gap-3 sm:grid-cols-3">
        {zonesAnswers.map((each) => (
          <CardRadio
            key={each}
            name="explosion-zones"
            value={each}
            checked={answer === each}
            onChoose={() => onAnswer(each)}
            describedBy={hint}
          >
            {t(`zones.${each}`)}
          </CardRadio>
        ))}
      </RadioGroup>
      <p id={hint} className="max-w-[65ch] text-sm text-muted">
        {t('zones.hint')}
      </p>
      <p role="status" className="max-w-[65ch] text-sm empty:hidden">
        {(answer === 'yes' || answer === 'unknown') && t('zones.advice')}
      </p>
    </div>
  );
}
