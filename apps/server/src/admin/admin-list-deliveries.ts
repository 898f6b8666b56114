import type { adminListDeliveries } from '@silowright/contract/admin-list-deliveries';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { callsToSystems, parentOf } from '../store/staff-mails.ts';
import { mailAnswer } from './incoming-items.ts';

export const adminListDeliveriesHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminListDeliveries> =>
  async ({ query }) => {
    const calls = await store.read((db) => callsToSystems(db, query.after));
    return calls.map((call) => ({
      ...mailAnswer(call),
      event: String((JSON.parse(call.payload) as { event?: unknown }).event ?? ''),
      incoming: parentOf(call),
    }));
  };
