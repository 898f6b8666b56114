import type { Ledger } from '../ledger.ts';

/** Violations of a round, as sentences. */
export type Round = (round: number) => Promise<readonly string[]>;

/** Lanes run their rounds concurrently, so that the machine is never idle. */
export async function runRounds(rounds: number, lanes: readonly Round[], ledger: Ledger): Promise<boolean> {
  let next = 0;
  let wrong = 0;
  const startedAt = performance.now();
  const work = async (lane: Round) => {
    while (next < rounds) {
      const round = next++;
      const violations = await lane(round);
      for (const violation of violations) console.error(`round ${round}: ${violation}`);
      wrong += violations.length;
      ledger.add({ rounds: 1, violations: violations.length });
    }
  };
  await Promise.all(lanes.map(work));
  console.info(`${((performance.now() - startedAt) / rounds).toFixed(1)} ms a round`);
  return wrong === 0;
}

/** Count per text, for messages. */
export function tally(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => `${count} × ${text}`).join(', ');
}
