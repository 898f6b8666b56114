import { randomBytes } from 'node:crypto';
import type { Db, Store } from './store.ts';
import { StoreUnavailable } from './store-errors.ts';

/** The size of a quotation, incompressible: less may still fit on a full disk. */
const probeBytes = 256 * 1024;
const probeName = 'readiness-probe';

/**
 * A full disk can still be read, so a read alone would report a store as ready that cannot write (threat 55). After a
 * failed write, ping writes as well until it works again. Without a failure it costs nothing.
 */
export function probingWrites(store: Store): Store {
  let writeFailed = false;
  const watched = <Result>(write: Promise<Result>): Promise<Result> => {
    write.catch((error) => {
      if (error instanceof StoreUnavailable) writeFailed = true;
    });
    return write;
  };
  return {
    ...store,
    write: (work) => watched(store.write(work)),
    run: (query, params) =>
      query.kind === 'write' ? watched(store.run(query, params)) : store.run(query, params),
    ping: async () => {
      await store.ping();
      if (!writeFailed) return;
      // Two commits, because data added and removed in one may never reach the disk.
      await store.write(writeProbe);
      await store.write(removeProbe);
      writeFailed = false;
    },
  };
}

async function writeProbe(db: Db): Promise<void> {
  const bytes = randomBytes(probeBytes);
  await db
    .insertInto('media')
    .values({ name: probeName, bytes, created_at: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ bytes }))
    .execute();
}

async function removeProbe(db: Db): Promise<void> {
  await db.deleteFrom('media').where('name', '=', probeName).execute();
}
