import type { QueryOf } from '@silowright/contract/call';
import type { adminListIncoming } from '@silowright/contract/desk';
import { type IncomingListName, type ListSort, sortsOf } from '@silowright/contract/incoming-kinds';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../platform/http/api-error.ts';
import { staffName } from '../platform/http/staff-only.ts';
import { dayIn, startOfDay } from '../platform/zone-time.ts';
import type { ServerParts } from '../server-parts.ts';
import type { IncomingFilter } from './store/incoming-filter.ts';
import type { ListOrder } from './store/list-by-next.ts';

type Query = Omit<QueryOf<typeof adminListIncoming>, 'sort' | 'order' | 'after' | 'before' | 'limit'>;

const sortColumns = {
  created: 'created_at',
  number: 'sort_number',
  name: 'sort_name',
  total: 'total_cents',
  expires: 'next',
  begins: 'starts_at',
} as const satisfies Record<ListSort, ListOrder>;

/** The column of a sort; refuses one that the list does not have. */
export function orderOf(list: IncomingListName, name: ListSort): ListOrder {
  if (!sortsOf[list].some((sort) => sort === name)) throw new ApiError('bad-request');
  return sortColumns[name];
}

/** The filters of a list call, with the days of the company's clock and with the caller as "me" (DK-06). */
export function filterOf(
  { expiryMs, config }: Pick<ServerParts, 'expiryMs' | 'config'>,
  list: IncomingListName,
  query: Query,
  request: FastifyRequest,
): IncomingFilter {
  const { state, handled, dealer, person, from, to, min, max, until } = query;
  const zone = config.companyTimezone;
  const nowMs = expiryMs();
  const isMark = state === 'handled' || state === 'unhandled';
  return {
    list,
    search: query.search,
    state: isMark ? undefined : state,
    handled: isMark ? state === 'handled' : handled && handled === 'yes',
    market: query.market,
    country: query.country,
    dealer: dealer === 'none' ? '' : dealer,
    person: personOf(person, request),
    mail: query.mail,
    fromMs: from === undefined ? undefined : startOfDay(zone, from),
    toMs: to === undefined ? undefined : startOfDay(zone, to, 1),
    dueMs: query.due && startOfDay(zone, dayIn(zone, nowMs), 1),
    minCents: min === undefined ? undefined : Number(min),
    maxCents: max === undefined ? undefined : Number(max),
    untilMs: until === undefined ? undefined : Number(until),
    nowMs,
  };
}

function personOf(person: string | undefined, request: FastifyRequest): string | undefined {
  if (person === 'me') return staffName(request);
  return person === 'none' ? '' : person;
}
