import { startPostgres } from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import { killRounds } from './parts-of-kill/kill-rounds.ts';
import type { Torture } from './torture.ts';

/** The server is killed under load, on PostgreSQL (threat 53). */
export const torture: Torture<{ times: number }> = {
  options: { times: 20 },
  run: async ({ times }, ledger) => {
    const postgres = await startPostgres({ fsync: true });
    if (!postgres.ok) throw new Error(postgres.reason);
    try {
      return await killRounds(times, ledger, postgres.value.url);
    } finally {
      await postgres.value.stop();
    }
  },
};
