import type { IncomingListName } from '@silowright/contract/incoming-kinds';
import type { CallInput, CallOutput } from '@silowright/ui/calls/api.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useStaffCall } from '../../calls/staff-api.ts';
import { staffMoney } from '../../parts/staff-money.ts';
import { liveMs } from '../use-work.ts';
import type { Filters } from './list-question.ts';

type Counted = CallOutput<'admin-count-incoming'>;

/** A long list is counted twice: the newest rows at once, and all of them behind it. */
const exactMs = 60_000;

/** Totals of everything that matches, counted by the server (DK-04). */
export function useTotals(
  list: IncomingListName,
  filters: Filters,
  until: number | undefined,
): Counted | undefined {
  const query = {
    ...filters,
    ...(until !== undefined && { until: String(until) }),
  } as CallInput<'admin-count-incoming'>['query'];
  const input = { params: { kind: list }, query };
  const enabled = until !== undefined;
  const newest = useStaffCall('admin-count-incoming', input, { enabled, refetchInterval: liveMs }).data;
  const exact = useStaffCall(
    'admin-count-incoming',
    { ...input, query: { ...query, exact: 'yes' } },
    { enabled: enabled && newest?.is_at_least === true, refetchInterval: exactMs },
  ).data;
  return newest?.is_at_least && exact ? { ...exact, newer: newest.newer } : newest;
}

export function Totals({ totals }: { readonly totals: Omit<Counted, 'newer'> | undefined }) {
  const { t } = useTexts();
  // An empty list says so itself; if only the newest rows were counted, the exact count follows.
  if (!totals || totals.count === 0) return null;
  const { count, is_at_least, amounts } = totals;
  return (
    <p className="mt-3 text-sm tabular-nums" data-testid="totals">
      <strong>{is_at_least ? t('desk.count-more', { count: count - 1 }) : t('desk.count', { count })}</strong>
      {!is_at_least &&
        amounts.map(({ currency, count: priced, total_in_cents }) => (
          <span key={currency}>
            {' · '}
            <strong>{staffMoney(total_in_cents, currency)}</strong>{' '}
            <span className="text-muted">
              {t('desk.average', { amount: staffMoney(Math.round(total_in_cents / priced), currency) })}
            </span>
          </span>
        ))}
    </p>
  );
}
