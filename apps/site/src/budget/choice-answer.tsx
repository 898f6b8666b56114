import { type BudgetQuestion, budgetQuestions, isComplete } from '@silowright/domain/budget/questions';
import { Button } from '@silowright/ui/parts/button.tsx';
import { CardRadio, RadioGroup } from '@silowright/ui/parts/card-radio.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { answerText } from './answer-text.ts';
import { advance, answerQuestion, useBudget } from './budget-store.ts';

const last = budgetQuestions.at(-1)?.key;

export interface ChoiceAnswerProps {
  readonly question: Extract<BudgetQuestion, { kind: 'choice' }>;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly answer: string | number | undefined;
}

/**
 * Arrow keys select without advancing, so that every option can be heard. Next, Enter or a click advances, except
 * on the last question, which leads to the overview (BG-03).
 */
export function ChoiceAnswer({ question, label, hint, answer }: ChoiceAnswerProps) {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const answers = useBudget((state) => state.answers);
  const [tried, setTried] = useState(false);
  const { key } = question;
  const isLast = key === last;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isLast && isComplete(answers)) navigate('/budget/overview');
    // The last question leads to open questions first.
    else if (answer !== undefined) advance();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <RadioGroup
        legend={label}
        legendHidden
        error={
          tried && answer === undefined ? t(isLast ? 'budget.missing-last' : 'budget.missing') : undefined
        }
        className="flex flex-wrap gap-3 [&>label]:min-w-32"
      >
        {question.options.map((option) => (
          <CardRadio
            key={option}
            name={key}
            value={String(option)}
            checked={answer === option}
            onChoose={() => answerQuestion(key, option)}
            onPick={() => {
              answerQuestion(key, option);
              if (!isLast) advance();
            }}
          >
            {answerText(texts, question, option)}
          </CardRadio>
        ))}
      </RadioGroup>
      <Button type="submit" className="self-start">
        {t(isLast ? 'budget.to-overview' : 'budget.next')}
      </Button>
    </form>
  );
}
