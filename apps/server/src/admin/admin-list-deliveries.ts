import type { adminListDeliveries } from '@silowright/contract/admin-list-deliveries';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { withTitles } from '../store/list-mails.ts';
import { callsToSystems } from '../store/staff-mails.ts';
import { readStored } from '../store/stored-json.ts';
import { storedKinds } from '../store/stored-kinds.ts';
import { listedMailAnswer } from './incoming-items.ts';

export const adminListDeliveriesHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminListDeliveries> =>
  async ({ query }) => {
    const calls = await store.read(async (db) => withTitles(db, await callsToSystems(db, query.after)));
    return calls.map((call) => ({
      ...listedMailAnswer(call),
      event: String(readStored<{ event?: unknown }>(storedKinds.message, call.id, call.payload).event ?? ''),
    }));
  };
