import type { adminListMails } from '@silowright/contract/admin-list-mails';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { mailsInTrouble, parentOf } from '../store/staff-mails.ts';
import { mailAnswer } from './incoming-items.ts';

export const adminListMailsHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminListMails> =>
  async ({ query }) => {
    const mails = await store.read((db) => mailsInTrouble(db, query.after));
    return mails.map((mail) => ({ ...mailAnswer(mail), incoming: parentOf(mail) }));
  };
