import { type BudgetAnswers, budgetQuestions, isComplete } from '@silowright/domain/budget/questions';
import { type BudgetTank, sizeTank } from '@silowright/domain/budget/size-tank';
import { sketchTank } from '@silowright/domain/budget/sketch-tank';
import { Link } from 'wouter';
import { LeadDialog } from '../lead/lead-dialog.tsx';
import { UnitDrawing } from '../preview/unit-drawing.tsx';
import { useOverlay } from '../session/use-overlay.ts';
import { AreaPage } from '../shell/area-page.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { answerText } from './answer-text.ts';
import { useBudget } from './budget-store.ts';
import { PriceEstimate } from './price-estimate.tsx';
import { takeToConfigurator, takeToLead } from './take-answers-along.ts';

/** `/budget/overview` with the tank computed from the answers (BG-04). */
export function OverviewPage() {
  const { t } = useTexts();
  const answers = useBudget((state) => state.answers);
  return (
    <AreaPage title={t('budget.overview')}>
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
    </AreaPage>
  );
}

function Overview({ answers }: { readonly answers: BudgetAnswers }) {
  const texts = useTexts();
  const { t } = texts;
  const tank = sizeTank(answers);
  return (
    <>
      <div className="grid gap-8 md:grid-cols-2">
        <section className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5">
          <h2 className="text-lg">{t('budget.your-tank')}</h2>
          <UnitDrawing
            drawing={sketchTank(tank, (mm) => `${texts.metres(mm)} m`)}
            title={t('budget.your-tank')}
            description={t('budget.sketch')}
            className="h-72 w-full"
          />
          <Measures tank={tank} amount={answers.amount} />
          <p className={tank.fit === 'good' ? 'text-good' : 'font-bold'}>
            <span aria-hidden="true">{tank.fit === 'good' ? '✓ ' : '⚠ '}</span>
            {t(`budget.fit.${tank.fit}`)}
          </p>
        </section>
        <div className="flex flex-col gap-8">
          <section className="flex flex-col gap-2">
            <h2 className="text-lg">{t('budget.price')}</h2>
            <PriceEstimate answers={answers} />
          </section>
          <section>
            <h2 className="mb-2 text-lg">{t('budget.your-answers')}</h2>
            <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
              {budgetQuestions.map((question) => (
                <div key={question.key} className="contents">
                  <dt className="text-muted">{t(`budget.question.${question.key}`)}</dt>
                  <dd className="text-right tabular-nums">
                    {answerText(texts, question, answers[question.key])}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
      <NextSteps answers={answers} />
    </>
  );
}

function Measures({ tank, amount }: { readonly tank: BudgetTank; readonly amount: number }) {
  const { t, number, metres } = useTexts();
  const measures = [
    ['volume', `${number(amount)} m³`],
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
    <div className="flex flex-wrap gap-3 border-t border-line pt-6">
      <Link href="/budget/questions" className={buttonLook('secondary')}>
        {t('budget.go-back')}
      </Link>
      <Button
        className="md:ml-auto"
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
