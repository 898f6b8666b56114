import { torture as onPostgres } from './kill-postgres.ts';
import { torture as onSqlite } from './kill-sqlite.ts';
import { openLedger } from './ledger.ts';
import type { Torture } from './torture.ts';

/** Runs both engines one after the other; each has its own results. */
export const torture: Torture<{ times: number }> = {
  options: { times: 20 },
  run: async (options) => {
    let clean = true;
    for (const [name, engine] of [
      ['kill-sqlite', onSqlite],
      ['kill-postgres', onPostgres],
    ] as const) {
      const ledger = openLedger(name);
      clean = (await engine.run(options, ledger)) && clean;
      console.info(`${name}, over all runs: ${JSON.stringify(ledger.figures())}`);
    }
    return clean;
  },
};
