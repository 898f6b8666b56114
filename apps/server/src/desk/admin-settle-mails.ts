import type { adminSettleMails } from '@silowright/contract/mails';
import type { Handler } from '../platform/http/mount.ts';
import { staffName } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { settleMails } from './store/staff-mails.ts';

export const adminSettleMailsHandler =
  ({ store, nowMs }: Pick<ServerParts, 'store' | 'nowMs'>): Handler<typeof adminSettleMails> =>
  async ({ body, request }) => {
    const author = staffName(request);
    const settled = await store.write((db) => settleMails(db, body, author, nowMs()));
    return { ok: true, settled };
  };
