import type { adminListErasures } from '@silowright/contract/privacy';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { listErasures } from './store/erasures.ts';

/** Who erased whose data, and what remained: proof of an erasure. */
export const adminListErasuresHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminListErasures> =>
  async ({ query }) => {
    const rows = await store.read((db) => listErasures(db, query.after));
    return rows.map(({ id, at, author, person_hash, erased, remains }) => ({
      id,
      at: new Date(at).toISOString(),
      author,
      person_hash,
      erased: readStored(storedKinds.erasure, id, erased),
      remains: readStored(storedKinds.erasure, id, remains),
    }));
  };
