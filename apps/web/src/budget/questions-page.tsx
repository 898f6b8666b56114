import { type BudgetQuestion, budgetQuestions } from '@silowright/domain/budget/questions';
import { useEffect, useRef } from 'react';
import { AreaPage } from '../shell/area-page.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { answerText } from './answer-text.ts';
import { activate, advance, answerQuestion, useBudget } from './budget-store.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import { SliderAnswer } from './slider-answer.tsx';

/** `/budget/questions`: nine steps, one active at a time (BG-02). */
export function QuestionsPage() {
  const { t } = useTexts();
  return (
    <AreaPage title={t('budget.title')}>
      <p className="text-lg text-muted">{t('budget.intro')}</p>
      <ol className="flex max-w-[44rem] flex-col">
        {budgetQuestions.map((question, index) => (
          <Question key={question.key} question={question} number={index + 1} />
        ))}
      </ol>
    </AreaPage>
  );
}

function Question({ question, number }: { readonly question: BudgetQuestion; readonly number: number }) {
  const texts = useTexts();
  const { t } = texts;
  const { answers, active } = useBudget();
  const { key } = question;
  const answer = answers[key];
  const heading = useFocusWhenActive(active === key);
  return (
    <li
      aria-current={active === key ? 'step' : undefined}
      className="grid grid-cols-[auto_1fr] gap-x-4 border-b border-line py-4 last:border-0"
    >
      <span
        aria-hidden="true"
        className={`flex size-8 items-center justify-center rounded-full text-sm font-bold tabular-nums ${active === key ? 'bg-brand text-surface' : answer === undefined ? 'bg-sunken text-muted' : 'bg-brand-tint text-brand'}`}
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
          <h2
            ref={heading}
            tabIndex={-1}
            className={`text-lg outline-none ${active === key || answer !== undefined ? '' : 'font-normal text-muted'}`}
          >
            <span className="sr-only">{t('budget.step', { number, count: budgetQuestions.length })}: </span>
            {t(`budget.question.${key}`)}
          </h2>
          {active !== key && answer !== undefined && (
            <span className="ml-auto flex items-center gap-2">
              <span>{answerText(texts, question, answer)}</span>
              <Button
                look="quiet"
                className="!px-2"
                aria-label={`${t('budget.change')}: ${t(`budget.question.${key}`)}`}
                onClick={() => activate(key)}
              >
                {t('budget.change')}
              </Button>
            </span>
          )}
        </div>
        {active === key && <Answer question={question} answer={answer} />}
      </div>
    </li>
  );
}

interface AnswerProps {
  readonly question: BudgetQuestion;
  readonly answer: string | number | undefined;
}

function Answer({ question, answer }: AnswerProps) {
  const { t } = useTexts();
  const { key } = question;
  const label = t(`budget.question.${key}`);
  if (question.kind === 'slider') {
    return (
      <SliderAnswer
        question={question}
        label={label}
        answer={answer as number | undefined}
        onAnswer={(value) => {
          answerQuestion(key, value);
          advance();
        }}
      />
    );
  }
  return (
    <ChoiceAnswer
      question={question}
      label={label}
      hint={key === 'pressure' ? t('budget.pressure-hint') : undefined}
      answer={answer}
    />
  );
}

/** A newly activated question takes the focus, except the first one of a visit. */
function useFocusWhenActive(active: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(active);
  useEffect(() => {
    if (active && !before.current) heading.current?.focus();
    before.current = active;
  }, [active]);
  return heading;
}
