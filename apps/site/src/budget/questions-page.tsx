import { type BudgetQuestion, budgetQuestions } from '@silowright/domain/budget/questions';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { answerText } from './answer-text.ts';
import { BudgetPage } from './budget-page.tsx';
import { activate, advance, answerQuestion, useBudget } from './budget-store.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import { EstimateBar } from './price-estimate.tsx';
import { SliderAnswer } from './slider-answer.tsx';
import { TankStage } from './tank-stage.tsx';

/** `/budget/questions`: nine steps, one active at a time (BG-02). */
export function QuestionsPage() {
  const { t } = useTexts();
  const { answers, active } = useBudget();
  return (
    <BudgetPage
      title={t('budget.title')}
      stage={<TankStage answers={answers} />}
      bar={<EstimateBar answers={answers} />}
    >
      <p className="max-w-[65ch] text-muted">{t('budget.intro')}</p>
      <div aria-hidden="true" className="flex gap-1">
        {budgetQuestions.map(({ key }) => (
          <span
            key={key}
            className={`h-1 flex-1 rounded-full ${answers[key] !== undefined ? 'bg-brand' : active === key ? 'bg-brand/50' : 'bg-line'}`}
          />
        ))}
      </div>
      <ol className="flex flex-col">
        {budgetQuestions.map((question, index) => (
          <Question key={question.key} question={question} number={index + 1} />
        ))}
      </ol>
    </BudgetPage>
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
      className={`grid grid-cols-[1.25rem_1fr] gap-x-3 border-b border-line last:border-0 ${active === key ? 'py-4' : 'py-1'}`}
    >
      <span
        aria-hidden="true"
        className={`flex h-11 items-center text-sm tabular-nums ${active === key ? 'font-bold text-brand' : 'text-muted'}`}
      >
        {active !== key && answer !== undefined ? (
          <Check size={16} strokeWidth={2.5} className="text-good" />
        ) : (
          number
        )}
      </span>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex min-h-11 flex-wrap items-center gap-x-4">
          <h2
            ref={heading}
            tabIndex={-1}
            className={`outline-none ${active === key ? 'text-xl' : answer === undefined ? 'text-base font-normal text-muted' : 'py-2 text-base font-normal'}`}
          >
            <span className="sr-only">{t('budget.step', { number, count: budgetQuestions.length })}: </span>
            {t(`budget.question.${key}`)}
          </h2>
          {active !== key && answer !== undefined && (
            <span className="ml-auto flex items-center gap-3">
              <strong className="tabular-nums">{answerText(texts, question, answer)}</strong>
              <button
                type="button"
                className="link min-h-11 min-w-11 text-sm"
                aria-label={`${t('budget.change')}: ${t(`budget.question.${key}`)}`}
                onClick={() => activate(key)}
              >
                {t('budget.change')}
              </button>
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
