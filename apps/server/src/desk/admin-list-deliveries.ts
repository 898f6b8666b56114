import type { adminListDeliveries } from '@silowright/contract/mails';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { listedMailAnswer } from './incoming-items.ts';
import { withTitles } from './store/list-mails.ts';
import { callsToSystems } from './store/staff-mails.ts';

export const adminListDeliveriesHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminListDeliveries> =>
  async ({ query }) => {
    const calls = await store.read(async (db) => withTitles(db, await callsToSystems(db, query.after)));
    return calls.map((call) => ({
      ...listedMailAnswer(call),
      event: String(readStored<{ event?: unknown }>(storedKinds.message, call.id, call.payload).event ?? ''),
    }));
  };
