import { openReplicas, type Replicas } from './parts-of-race/replicas.ts';
import { type Configured, configure, sendOffer } from './parts-of-race/send-offer.ts';
import { type Round, runRounds, tally } from './shared/run-rounds.ts';
import type { Torture } from './torture.ts';

const callsAtOnce = 6;
const lanes = 4;
/** Offers per configuration. Each changed offer must create exactly one revision. */
const offersOfConfiguration = 5;

/**
 * `npm run torture -- race-offer --rounds 1000`: the same offer is sent concurrently to two processes (threats 11,
 * 12).
 */
export const torture: Torture<{ rounds: number }> = {
  options: { rounds: 300 },
  run: async ({ rounds }, ledger) => {
    const replicas = await openReplicas();
    try {
      return await runRounds(
        rounds,
        Array.from({ length: lanes }, () => laneOf(replicas)),
        ledger,
      );
    } finally {
      await replicas.stop();
    }
  },
};

function laneOf(replicas: Replicas): Round {
  let configuration: Configured | undefined;
  let offers = 0;
  return async (round) => {
    if (!configuration || offers === offersOfConfiguration) {
      configuration = await configure(replicas, round);
      offers = 0;
    }
    offers += 1;
    const configured = configuration;
    const answers = await Promise.all(
      Array.from({ length: callsAtOnce }, (_, call) =>
        sendOffer(replicas, round + call, configured, `offer ${offers}`),
      ),
    );
    return [...oneAnswer(answers), ...(await oneOffer(replicas, configured.id, offers))];
  };
}

function oneAnswer(answers: readonly { status: number; text: string }[]): string[] {
  const seen = tally(answers.map(({ status, text }) => `${status} ${text}`));
  return seen.startsWith(`${callsAtOnce} × 200 `) ? [] : [`answers differ: ${seen}`];
}

/** Exactly one new offer, with each recipient once in the queue. */
async function oneOffer({ store }: Replicas, id: string, expected: number): Promise<string[]> {
  const rows = await store.read((db) =>
    db
      .selectFrom('offers')
      .leftJoin('outbox', 'outbox.offer_id', 'offers.id')
      .select(['offers.id', 'offers.number', 'offers.revision', 'outbox.recipient'])
      .where('offers.configuration_id', '=', id)
      .execute(),
  );
  const wrong: string[] = [];
  const offers = new Set(rows.map((row) => row.id));
  const numbers = new Set(rows.map((row) => row.number));
  const revisions = new Set(rows.map((row) => row.revision));
  if (offers.size !== expected || revisions.size !== expected || numbers.size !== 1) {
    wrong.push(
      `${offers.size} offers, ${revisions.size} revisions, ${numbers.size} numbers after ${expected}`,
    );
  }
  const mails = new Set(rows.map((row) => `${row.id} ${row.recipient}`));
  // The visitor, the nearest dealer and the sales mailbox.
  if (mails.size !== rows.length || rows.length !== 3 * expected) {
    wrong.push(`${rows.length} mails to ${mails.size} recipients after ${expected} offers`);
  }
  return wrong;
}
