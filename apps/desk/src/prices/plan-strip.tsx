import type { PlannedList } from '@silowright/contract/price-plans';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { Button } from '@silowright/ui/parts/button.tsx';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import { May } from '../access/may.tsx';
import { invalidateCalls, staffCall, useStaffCall } from '../calls/staff-api.ts';
import { timeText } from '../parts/formats.ts';
import { Answer } from '../parts/page-parts.tsx';
import { useSaved } from '../parts/saved-message.tsx';
import { staffMoney } from '../parts/staff-money.ts';
import { useAttempt } from '../parts/use-attempt.ts';
import { DifferenceTable, type ShownRow } from './difference-table.tsx';

export interface PlanStripProps {
  readonly kind: 'base' | 'options';
  readonly segment: PricedSegment;
  /** Units or options with their names and drawings, in the order of their ids. */
  readonly shownAs: (ids: readonly string[]) => readonly ShownRow[];
}

/** Another person may plan or withdraw meanwhile. */
const pollMs = 5_000;

/** What was planned for later: who, when and what; it can be withdrawn until its moment (PX-03). */
export function PlanStrip({ kind, segment, shownAs }: PlanStripProps) {
  const plans = useStaffCall('admin-list-plans', { params: { kind, segment } }, { refetchInterval: pollMs });
  if (!plans.data || plans.data.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-col gap-2">
      {plans.data.map((plan) => (
        <Plan key={plan.id} plan={plan} shownAs={shownAs} />
      ))}
    </ul>
  );
}

/** Why a plan is held. */
const heldTexts: Readonly<Record<string, (t: Texts['t']) => string>> = {
  'token-withdrawn': (t) => t('prices.plan-token-withdrawn'),
  'role-gone': (t) => t('prices.plan-role-gone'),
};

function Plan({ plan, shownAs }: { readonly plan: PlannedList } & Pick<PlanStripProps, 'shownAs'>) {
  const { t, locale } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { failure, attempt } = useAttempt();
  const isHeld = plan.state === 'held';
  const isFailed = plan.state === 'failed' || isHeld;
  const sentence = isHeld ? 'prices.plan-held' : isFailed ? 'prices.plan-failed' : 'prices.plan-waits';
  const time = timeText(locale, plan.due_at);
  const { say } = useSaved();
  const act = async (name: 'admin-withdraw-plan' | 'admin-take-plan', question: string, done: string) => {
    if (!window.confirm(question)) return;
    await attempt(async () => {
      await staffCall(name, { params: { id: plan.id } });
      say(done);
    });
    await invalidateCalls('admin-list-plans');
  };
  return (
    <li
      className={`rounded-control border px-4 py-2 text-sm ${isFailed ? 'border-bad bg-bad-tint' : 'border-line bg-surface'}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <CalendarClock aria-hidden="true" size={18} className={isFailed ? 'text-bad' : 'text-muted'} />
        <p className="min-w-0 flex-1 basis-72">
          <strong>{t(sentence, { count: plan.changed, time })}</strong>{' '}
          {t('prices.plan-by', { author: plan.author })}
          {plan.comment && `: ${plan.comment}`}
          {isFailed && (
            <span className="block">
              {plan.errors
                .map(({ path, code, message }) => heldTexts[code]?.(t) ?? `${path}: ${message}`)
                .join('; ')}
            </span>
          )}
          {failure && <span className="block text-bad">{failure}</span>}
        </p>
        <Button
          look="quiet"
          className="min-h-9 text-sm"
          aria-expanded={isOpen}
          aria-label={`${t('prices.plan-see', { count: plan.changed })}, ${time}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t('prices.plan-see', { count: plan.changed })}
        </Button>
        <May scope="prices:write">
          {isHeld && (
            <Button
              look="quiet"
              className="min-h-9 text-sm"
              aria-label={`${t('prices.plan-take')}, ${time}`}
              onClick={() =>
                void act('admin-take-plan', t('prices.plan-take-sure', { time }), t('prices.plan-taken-over'))
              }
            >
              {t('prices.plan-take')}
            </Button>
          )}
          <Button
            look="quiet"
            className="min-h-9 text-sm"
            aria-label={`${t('prices.plan-withdraw')}, ${time}`}
            onClick={() =>
              void act(
                'admin-withdraw-plan',
                t('prices.plan-withdraw-sure', { time }),
                t('prices.plan-withdrawn'),
              )
            }
          >
            {t('prices.plan-withdraw')}
          </Button>
        </May>
      </div>
      {isOpen && <Changes id={plan.id} shownAs={shownAs} />}
    </li>
  );
}

const priceText = (price: number | string | null): string =>
  price === null ? '–' : typeof price === 'number' ? staffMoney(price) : price;

function Changes({ id, shownAs }: { readonly id: string } & Pick<PlanStripProps, 'shownAs'>) {
  const { t } = useTexts();
  const query = useStaffCall('admin-get-plan', { params: { id } });
  return (
    <Answer query={query}>
      {({ plan, changes }) => {
        const shown = shownAs(changes.map((change) => change.id));
        return (
          <div className="my-2 max-h-72 overflow-auto">
            <DifferenceTable
              label={t('prices.plan-changes')}
              lines={changes.map((change, index) => ({
                ...shown[index]!,
                before: priceText(change.before),
                after: priceText(change.after),
              }))}
              count={plan.changed}
            />
          </div>
        );
      }}
    </Answer>
  );
}
