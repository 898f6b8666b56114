import type { ResponseOf } from '@silowright/contract/call';
import type { adminGetWork } from '@silowright/contract/desk';
import { type IncomingListName, incomingLists, type WorkName } from '@silowright/contract/incoming-kinds';
import { firstState, stateBy } from '@silowright/domain/deal/states';
import { storedUnits } from '../deals/offer-sheet.ts';
import { frozenOffers } from '../deals/store/offers.ts';
import { declineReasonOf } from '../deals/store/signing-events.ts';
import type { Db } from '../platform/db/store.ts';
import { staffName } from '../platform/http/staff-only.ts';
import { dayIn, startOfDay } from '../platform/zone-time.ts';
import type { HandlerOf } from '../server-parts.ts';
import { filterOf } from './incoming-question.ts';
import { countNewest } from './store/count-incoming.ts';
import type { IncomingFilter, IncomingSort } from './store/incoming-filter.ts';
import { findIncomingRows } from './store/list-incoming.ts';
import { troubleOf } from './store/staff-mails.ts';

interface Work {
  readonly name: WorkName;
  readonly list: IncomingListName;
  readonly query: Readonly<Record<string, string>>;
  /** The most pressing one is the first by this. */
  readonly sort: IncomingSort;
  readonly ascending: boolean;
}

/** What the home page counts. The same query opens the list, so that both always agree (DK-02). */
const workOf = (today: string, yesterday: string): readonly Work[] => {
  const [newest, oldest] = [
    { sort: 'created_at', ascending: false },
    { sort: 'created_at', ascending: true },
  ] as const;
  return [
    { name: 'new-quotations', list: 'quotations', query: { from: yesterday, handled: 'no' }, ...newest },
    { name: 'new-requests', list: 'requests', query: { handled: 'no' }, ...newest },
    { name: 'new-leads', list: 'leads', query: { handled: 'no' }, ...newest },
    {
      name: 'unassigned',
      list: 'quotations',
      query: { handled: 'no', person: 'none', state: firstState },
      // All are valid for the same time: the oldest expires first.
      sort: 'valid_until',
      ascending: true,
    },
    { name: 'due', list: 'quotations', query: { due: 'today' }, ...oldest },
    {
      name: 'expiring',
      list: 'quotations',
      query: { state: 'expiring' },
      sort: 'valid_until',
      ascending: true,
    },
    { name: 'declined', list: 'quotations', query: { handled: 'no', state: stateBy('decline') }, ...newest },
    { name: 'signed', list: 'quotations', query: { handled: 'no', state: stateBy('sign') }, ...newest },
    {
      name: 'meetings',
      list: 'meetings',
      query: { from: today, to: today },
      sort: 'starts_at',
      ascending: true,
    },
  ];
};

type Answer = ResponseOf<typeof adminGetWork>;

export const adminGetWorkHandler: HandlerOf<'admin-get-work'> =
  (parts) =>
  async ({ request }) => {
    const zone = parts.config.companyTimezone;
    const today = dayIn(zone, parts.expiryMs());
    const yesterday = dayIn(zone, startOfDay(zone, today) - 1);
    const me = staffName(request);
    return parts.store.read(async (db) => {
      const rows: Answer['rows'] = [];
      for (const { name, list, query, sort, ascending } of workOf(today, yesterday)) {
        const filter = filterOf(parts, list, query, request);
        const { count, isAtLeast } = await countNewest(db, filter);
        const mine =
          count === 0 || filter.person === '' ? 0 : (await countNewest(db, { ...filter, person: me })).count;
        const first = count === 0 ? null : await firstOf(db, { ...filter, sort, ascending });
        rows.push({
          name,
          list,
          query: new URLSearchParams(query).toString(),
          count,
          mine,
          first,
          is_at_least: isAtLeast,
        });
      }
      const trouble = await troubleOf(db);
      rows.push({
        name: 'mails',
        list: 'mails',
        query: '',
        count: trouble.count,
        is_at_least: false,
        mine: 0,
        first: trouble.first,
      });
      const waiting = { quotations: 0, requests: 0, leads: 0, meetings: 0, mails: trouble.count };
      for (const list of incomingLists) {
        const filter = filterOf(parts, list, { handled: 'no' }, request);
        waiting[list] = (await countNewest(db, filter)).count;
      }
      return { rows, waiting, today };
    });
  };

/** Who and what the most pressing one is; of a declined one the customer's reason. */
async function firstOf(
  db: Db,
  question: IncomingFilter & { readonly sort: IncomingSort; readonly ascending: boolean },
): Promise<Answer['rows'][number]['first']> {
  const [row] = (await findIncomingRows(db, { ...question, limit: 1, isQuick: true })).rows;
  if (!row) return null;
  const reason = row.state === stateBy('decline') ? await declineReasonOf(db, row.id) : '';
  const said = reason || row.follow_up_about;
  const [offer] = row.list === 'quotations' && !said ? await frozenOffers(db, [row.id]) : [];
  const unit = offer && storedUnits(offer).unit;
  const isExpiring = question.state === 'expiring';
  const at = question.list === 'meetings' ? row.starts_at : isExpiring ? row.valid_until : row.created_at;
  return {
    who: row.company || row.person,
    what: said || row.subject,
    at: new Date(Number(at)).toISOString(),
    ...(unit && { unit: { type: unit.type, market: row.market, volume: unit.volume } }),
  };
}
