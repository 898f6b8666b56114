import type { adminListDeliveries } from '@silowright/contract/admin-list-deliveries';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { withTitles } from '../store/list-mails.ts';
import { callsToSystems } from '../store/staff-mails.ts';
import { listedMailAnswer } from './incoming-items.ts';

export const adminListDeliveriesHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminListDeliveries> =>
  async ({ query }) => {
    const calls = await store.read(async (db) => withTitles(db, await callsToSystems(db, query.after)));
    return calls.map((call) => ({
      ...listedMailAnswer(call),
      event: String((JSON.parse(call.payload) as { event?: unknown }).event ?? ''),
    }));
  };
