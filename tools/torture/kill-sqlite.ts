import { killRounds } from './parts-of-kill/kill-rounds.ts';
import type { Torture } from './torture.ts';

/** The server is killed under load, on the embedded database (threat 53). */
export const torture: Torture<{ times: number }> = {
  options: { times: 20 },
  run: ({ times }, ledger) => killRounds(times, ledger),
};
