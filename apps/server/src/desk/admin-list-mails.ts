import type { adminListMails } from '@silowright/contract/mails';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { listedMailAnswer } from './incoming-items.ts';
import { mailFilterOf } from './mail-question.ts';
import { asOfMails, listMails } from './store/list-mails.ts';

export const adminListMailsHandler =
  ({
    store,
    nowMs,
    config,
  }: Pick<ServerParts, 'store' | 'nowMs' | 'config'>): Handler<typeof adminListMails> =>
  async ({ query: { after, limit: wish = '50', order, ...filters } }) => {
    const limit = Number(wish);
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
