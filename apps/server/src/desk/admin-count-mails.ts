import type { adminCountMails } from '@silowright/contract/mails';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { mailFilterOf } from './mail-question.ts';
import { countMails } from './store/list-mails.ts';

export const adminCountMailsHandler =
  ({ store, config }: Pick<ServerParts, 'store' | 'config'>): Handler<typeof adminCountMails> =>
  async ({ query }) => {
    const filter = mailFilterOf(config.companyTimezone, query);
    const { untilMs, ...always } = filter;
    return store.read(async (db) => {
      const { count, isAtLeast } = await countMails(db, filter);
      const newer = untilMs === undefined ? 0 : (await countMails(db, { ...always, sinceMs: untilMs })).count;
      return { count, is_at_least: isAtLeast, newer };
    });
  };
