import { torture as onPostgres } from './kill-postgres.ts';
import { torture as onSqlite } from './kill-sqlite.ts';
import { openLedger } from './ledger.ts';
import type { Torture } from './torture.ts';

/** Both engines, one after the other; each keeps its own results. */
export const torture: Torture<{ times: number }> = {
  options: { times: 20 },
  run: async (options) => {
    const sqlite = await onSqlite.run(options, openLedger('kill-sqlite'));
    const postgres = await onPostgres.run(options, openLedger('kill-postgres'));
    return sqlite && postgres;
  },
};
