import type { adminListMails, adminSendAgain } from '@silowright/contract/admin-incoming';
import type { adminSettleMails } from '@silowright/contract/admin-settle-mails';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { staffName } from '../http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { mailsInTrouble, parentOf, sendAgain, settleMails } from '../store/staff-mails.ts';
import { mailAnswer } from './incoming.ts';

type Parts = Pick<ServerParts, 'store' | 'nowMs'>;

export const listMailsHandler =
  ({ store }: Parts): Handler<typeof adminListMails> =>
  async () => {
    const mails = await store.read(mailsInTrouble);
    return mails.map((mail) => ({ ...mailAnswer(mail), incoming: parentOf(mail) }));
  };

export const sendAgainHandler =
  ({ store, nowMs }: Parts): Handler<typeof adminSendAgain> =>
  async ({ params, request }) => {
    const author = staffName(request);
    const found = await store.write((db) => sendAgain(db, params.id, author, nowMs()));
    if (!found) throw new ApiError('not-found');
    return { ok: true };
  };

export const settleMailsHandler =
  ({ store, nowMs }: Parts): Handler<typeof adminSettleMails> =>
  async ({ body, request }) => {
    const author = staffName(request);
    const settled = await store.write((db) => settleMails(db, body, author, nowMs()));
    return { ok: true, settled };
  };
