import type { QueryOf } from '@silowright/contract/call';
import type { adminCountMails } from '@silowright/contract/mails';
import { sendAgain } from '../incoming/send-again.ts';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { staffName } from '../platform/http/staff-only.ts';
import { startOfDay } from '../platform/zone-time.ts';
import type { HandlerOf } from '../server-parts.ts';
import { listedMailAnswer } from './incoming-items.ts';
import { asOfMails, countMails, listMails, type MailListFilter, withTitles } from './store/list-mails.ts';
import { callsToSystems, settleMails } from './store/staff-mails.ts';

const statesOf = {
  trouble: ['dead', 'held'],
  waiting: ['waiting', 'sending'],
  sent: ['sent'],
  discarded: ['discarded'],
} as const;

/** The filters of a call, with the days of the company's clock. */
export const mailFilterOf = (
  zone: string,
  { state, search, from, to, until }: QueryOf<typeof adminCountMails>,
): MailListFilter => ({
  states: state && statesOf[state],
  search,
  fromMs: from === undefined ? undefined : startOfDay(zone, from),
  toMs: to === undefined ? undefined : startOfDay(zone, to, 1),
  untilMs: until === undefined ? undefined : Number(until),
});

export const adminListMailsHandler: HandlerOf<'admin-list-mails'> =
  ({ store, nowMs, config }) =>
  async ({ query: { after, limit: requested = '50', order, ...filters } }) => {
    const limit = Number(requested);
    const [, value, id] = /^(\d{1,15})\.(.+)$/.exec(after ?? '') ?? [];
    if (after !== undefined && (value === undefined || id === undefined)) throw new ApiError('bad-request');
    const [as_of, rows] = await store.read(async (db) => [
      await asOfMails(db, nowMs()),
      await listMails(db, {
        ...mailFilterOf(config.companyTimezone, filters),
        ...(value !== undefined && id !== undefined && { after: { value: Number(value), id } }),
        ascending: order === 'asc',
        limit: limit + 1,
      }),
    ]);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      items: page.map(listedMailAnswer),
      next: rows.length > limit && last ? `${last.created_at}.${last.id}` : null,
      is_searching: false,
      as_of,
    };
  };

export const adminCountMailsHandler: HandlerOf<'admin-count-mails'> =
  ({ store, config }) =>
  async ({ query }) => {
    const filter = mailFilterOf(config.companyTimezone, query);
    const { untilMs, ...always } = filter;
    return store.read(async (db) => {
      const { count, isAtLeast } = await countMails(db, filter);
      const newer = untilMs === undefined ? 0 : (await countMails(db, { ...always, sinceMs: untilMs })).count;
      return { count, is_at_least: isAtLeast, newer };
    });
  };

export const adminListDeliveriesHandler: HandlerOf<'admin-list-deliveries'> =
  ({ store }) =>
  async ({ query }) => {
    const calls = await store.read(async (db) => withTitles(db, await callsToSystems(db, query.after)));
    return calls.map((call) => ({
      ...listedMailAnswer(call),
      event: String(readStored<{ event?: unknown }>(storedKinds.message, call.id, call.payload).event ?? ''),
    }));
  };

export const adminSendAgainHandler: HandlerOf<'admin-send-again'> =
  ({ store, nowMs }) =>
  async ({ params, request }) => {
    const author = staffName(request);
    const found = await store.write((db) => sendAgain(db, params.id, author, nowMs()));
    if (!found) throw new ApiError('not-found');
    return { ok: true };
  };

export const adminSettleMailsHandler: HandlerOf<'admin-settle-mails'> =
  ({ store, nowMs }) =>
  async ({ body, request }) => {
    const author = staffName(request);
    const settled = await store.write((db) => settleMails(db, body, author, nowMs()));
    return { ok: true, settled };
  };
