import { adminPublishPrices } from '@silowright/contract/prices';
import {
  listsInForce,
  listVersions,
  readListContent,
} from '../../apps/server/src/prices/store/price-lists.ts';
import { openReplicas, type Replicas } from './parts-of-race/replicas.ts';
import { type Round, runRounds, tally } from './shared/run-rounds.ts';
import { startStaffIdentity } from './shared/staff-identity.ts';
import type { Torture } from './torture.ts';

const rivals = 8;
const segment = 'road_salt';

/**
 * `npm run torture -- race-publish --rounds 1000`: eight clients publish the next version of a list concurrently, on
 * two processes. Exactly one wins each round, the others get 409, and the winner's list is stored (D7).
 */
export const torture: Torture<{ rounds: number }> = {
  options: { rounds: 300 },
  run: async ({ rounds }, ledger) => {
    const staff = await startStaffIdentity();
    const replicas = await openReplicas(staff.env);
    try {
      // One lane, because a list has one next version.
      return await runRounds(rounds, [await laneOf(replicas, staff.token())], ledger);
    } finally {
      await replicas.stop();
      staff.stop();
    }
  },
};

async function laneOf({ store, put }: Replicas, token: string): Promise<Round> {
  const inForce = (await store.read(listsInForce))[segment]!;
  const { prices } = JSON.parse(inForce.base) as { prices: { priceInCents: number }[] };
  let version = inForce.versions.base;
  return async (round) => {
    version += 1;
    // Each publishes different prices, and none the current ones.
    const cents = (rival: number) => (round % 2) * rivals + rival + 1;
    const answers = await Promise.all(
      Array.from({ length: rivals }, (_, rival) =>
        put(
          round + rival,
          adminPublishPrices.path,
          {
            id: { version, segment },
            prices: prices.map((row) => ({ ...row, priceInCents: row.priceInCents + cents(rival) })),
            comment: `rival ${rival}`,
          },
          { authorization: `Bearer ${token}` },
        ),
      ),
    );
    const winners = answers.flatMap(({ status }, rival) => (status === 200 ? [rival] : []));
    const late = answers.filter(({ status, text }) => status === 409 && text.includes('stale-version'));
    const wrong: string[] = [];
    if (winners.length !== 1 || late.length !== rivals - 1) {
      wrong.push(`version ${version}: ${tally(answers.map(({ status, text }) => `${status} ${text}`))}`);
    }
    const [stored, versions] = await store.read(async (db) => [
      await readListContent(db, 'base', segment),
      await listVersions(db, 'base', segment, version),
    ]);
    const first = stored && JSON.parse(stored.content).prices[0].priceInCents;
    const won = (prices[0]?.priceInCents ?? 0) + cents(winners[0] ?? -1);
    if (stored?.version !== version || stored.comment !== `rival ${winners[0]}` || first !== won) {
      wrong.push(
        `version ${version}: stored is ${stored?.version} by ${stored?.comment}, ${first} not ${won}`,
      );
    }
    if (versions.length !== 1) wrong.push(`${versions.length} versions from version ${version} on`);
    return wrong;
  };
}
