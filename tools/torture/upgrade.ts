import { startPostgres } from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import { checkOutRelease } from './parts-of-replicas/check-out-release.ts';
import { startReplicas } from './parts-of-replicas/start-replicas.ts';
import { restartInTurn, wentUnnoticed } from './rolling-restart.ts';
import type { Torture } from './torture.ts';

/** The previous release: it must keep working while this release migrates the tables (S8). */
export const previousRelease = '7882116';
/** Each process is replaced by the new release once; then the new release is restarted too. */
const replacements = 2;

/** Replaces two processes of the previous release under load; the new release migrates the tables first. */
export const torture: Torture<{ times: number }> = {
  options: { times: 1 },
  run: async ({ times }, ledger) => {
    const postgres = await startPostgres({ fsync: true });
    if (!postgres.ok) throw new Error(postgres.reason);
    const previous = checkOutRelease(previousRelease);
    let clean = true;
    try {
      for (let upgrade = 0; upgrade < times; upgrade++) {
        const replicas = await startReplicas(postgres.value.url, previous.folder);
        try {
          const { restarts: _, ...seen } = await restartInTurn(replicas, replacements);
          ledger.add({ upgrades: 1, ...seen });
          clean &&= wentUnnoticed({ restarts: replacements, ...seen });
        } finally {
          await replicas.stop();
        }
      }
      return clean;
    } finally {
      previous.remove();
      await postgres.value.stop();
    }
  },
};
