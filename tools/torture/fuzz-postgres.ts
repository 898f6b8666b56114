import { openStore } from '../../apps/server/src/platform/db/open-store.ts';
import { createDatabase, startPostgres } from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import { fuzzOn } from './fuzz.ts';
import type { Torture } from './torture.ts';

/**
 * Malformed requests on every route, on PostgreSQL, which rejects NUL, lone surrogates and huge numbers (threat 49).
 */
export const torture: Torture<{ requests: number; seed: number }> = {
  options: { requests: 50_000, seed: 0 },
  run: async (options, ledger) => {
    const postgres = await startPostgres();
    if (!postgres.ok) throw new Error(postgres.reason);
    const { url, stop } = postgres.value;
    const newStore = async () => openStore({ engine: 'postgres', url: await createDatabase(url) });
    try {
      return await fuzzOn('fuzz-postgres-routes', newStore).run(options, ledger);
    } finally {
      await stop();
    }
  },
};
