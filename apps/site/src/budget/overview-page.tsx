import { type BudgetAnswers, budgetQuestions, isComplete } from '@silowright/domain/budget/questions';
import { type BudgetTank, sizeTank } from '@silowright/domain/budget/size-tank';
import { Button, buttonLook } from '@silowright/ui/parts/button.tsx';
import { useOverlay } from '@silowright/ui/parts/use-overlay.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Link } from 'wouter';
import { LeadDialog } from '../leads/lead-dialog.tsx';
import { answerText } from './answer-text.ts';
import { BudgetPage } from './budget-page.tsx';
import { useBudget } from './budget-store.ts';
import { PriceEstimate } from './price-estimate.tsx';
import { takeToConfigurator, takeToLead } from './take-answers-along.ts';
import { TankStage } from './tank-stage.tsx';

/** `/budget/overview` with the tank computed from the answers (BG-04). */
export function OverviewPage() {
  const { t } = useTexts();
  const answers = useBudget((state) => state.answers);
  return (
    <BudgetPage title={t('budget.overview')} stage={<TankStage answers={answers} />}>
      <p className="text-lg text-muted">{t('budget.looking-great')}</p>
      {isComplete(answers) ? (
        <Overview answers={answers} />
      ) : (
        <>
          <p>{t('budget.incomplete')}</p>
          <Link href="/budget/questions" className={`${buttonLook('primary')} self-start`}>
            {t('budget.go-back')}
          </Link>
        </>
      )}
    </BudgetPage>
  );
}

function Overview({ answers }: { readonly answers: BudgetAnswers }) {
  const texts = useTexts();
  const { t } = texts;
  const tank = sizeTank(answers);
  return (
    <>
      <section className="flex flex-col gap-2">
        <h2 className="text-lg">{t('budget.price')}</h2>
        <PriceEstimate answers={answers} />
      </section>
      <section className="flex flex-col gap-3 rounded-surface border border-line bg-surface p-5">
        <h2 className="text-lg">{t('budget.your-tank')}</h2>
        <Measures tank={tank} amount={answers.amount} />
        <p className={tank.fit === 'good' ? 'text-good' : 'font-bold'}>
          <span aria-hidden="true">{tank.fit === 'good' ? '✓ ' : '⚠ '}</span>
          {t(`budget.fit.${tank.fit}`)}
        </p>
      </section>
      <section>
        <h2 className="mb-2 text-lg">{t('budget.your-answers')}</h2>
        <dl className="divide-y divide-line border-y border-line">
          {budgetQuestions.map((question) => (
            <div key={question.key} className="flex justify-between gap-4 py-2">
              <dt className="text-muted">{t(`budget.question.${question.key}`)}</dt>
              <dd className="text-right font-bold tabular-nums">
                {answerText(texts, question, answers[question.key])}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <NextSteps answers={answers} />
    </>
  );
}

function Measures({ tank, amount }: { readonly tank: BudgetTank; readonly amount: number }) {
  const { t, metres, volume } = useTexts();
  const measures = [
    ['volume', volume(amount)],
    ['diameter', `${metres(tank.diameterMm)} m`],
    [tank.body === 'horizontal' ? 'length' : 'height', `${metres(tank.extentMm)} m`],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-4">
      {measures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{t(`budget.${name}`)}</dt>
          <dd className="font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Passes the answers on: the volume to the configurator, one line per answer to the lead form. */
function NextSteps({ answers }: { readonly answers: BudgetAnswers }) {
  const texts = useTexts();
  const { t } = texts;
  const contact = useOverlay('contact');
  const inWords = (): string => {
    const list = budgetQuestions.map(
      (question) =>
        `${t(`budget.question.${question.key}`)} ${answerText(texts, question, answers[question.key])}`,
    );
    return [t('budget.summary'), ...list].join('\n');
  };
  return (
    <div className="flex flex-wrap gap-3 pt-2">
      <Link href="/budget/questions" className={buttonLook('secondary')}>
        {t('budget.go-back')}
      </Link>
      <Button
        onClick={() => {
          takeToConfigurator(answers);
          window.location.assign('/');
        }}
      >
        {t('budget.configure')}
      </Button>
      <Button
        look="secondary"
        onClick={() => {
          takeToLead(answers, inWords());
          contact.show();
        }}
      >
        {t('budget.contact')}
      </Button>
      <LeadDialog open={contact.open} onClose={contact.close} reason="contact" />
    </div>
  );
}
