import { createLead } from '@silowright/contract/leads';
import { newId } from '../../apps/server/src/platform/http/testing/test-client.ts';
import { allPerHour, mayMail } from '../../apps/server/src/platform/source/recipient-limits.ts';
import { openReplicas, type Replicas } from './parts-of-race/replicas.ts';
import { runRounds } from './shared/run-rounds.ts';
import type { Torture } from './torture.ts';

const callsAtOnce = 6;
const hourMs = 3_600_000;

/** The start of a round, just below one of the limits, and the number of mails that may still be sent. */
interface Boundary {
  readonly name: string;
  /** Ages of mails already sent to the address, or the number sent to others within the hour. */
  readonly sentMsAgo?: readonly number[];
  readonly sentToOthers?: number;
  /** Whether all calls use the same address. */
  readonly oneAddress: boolean;
  readonly mayGo: number;
  /** Higher bound for concurrent calls that are not serialised. */
  readonly atMost?: number;
}

const hoursAgo = (count: number): number[] => Array.from({ length: count }, (_, hour) => (hour + 2) * hourMs);

const boundaries: readonly Boundary[] = [
  { name: 'nothing sent', oneAddress: true, mayGo: 3 },
  { name: 'one this hour', sentMsAgo: [60_000], oneAddress: true, mayGo: 2 },
  { name: 'three this hour', sentMsAgo: [1000, 2000, 3000], oneAddress: true, mayGo: 0 },
  { name: 'eight today', sentMsAgo: hoursAgo(8), oneAddress: true, mayGo: 2 },
  { name: 'ten today', sentMsAgo: hoursAgo(10), oneAddress: true, mayGo: 0 },
  {
    name: 'two below the limit for all addresses',
    sentToOthers: allPerHour - 2,
    oneAddress: false,
    mayGo: 2,
    atMost: callsAtOnce,
  },
  { name: 'all to anybody', sentToOthers: allPerHour, oneAddress: false, mayGo: 0 },
];

/**
 * `npm run torture -- race-recipient-limit --rounds 1000`: many concurrent mails when few are allowed (threats 14,
 * 15).
 */
export const torture: Torture<{ rounds: number }> = {
  options: { rounds: 300 },
  run: async ({ rounds }, ledger) => {
    const replicas = await openReplicas();
    // One lane, because lanes would share the limit for all addresses.
    const lane = (round: number) => atBoundary(replicas, boundaries[round % boundaries.length] as Boundary);
    try {
      return await runRounds(rounds, [lane], ledger);
    } finally {
      await replicas.stop();
    }
  },
};

async function atBoundary(replicas: Replicas, boundary: Boundary): Promise<string[]> {
  const id = newId();
  const addressOf = (call: number) => `${id}-${boundary.oneAddress ? 0 : call}@farm.example`;
  await prepare(replicas, boundary, addressOf(0));
  const answers = await Promise.all(
    Array.from({ length: callsAtOnce }, (_, call) =>
      replicas.put(call, createLead.path, {
        id,
        localeStr: 'de_DE',
        clientEmail: addressOf(call),
        company: 'Hof',
        lastName: `Lead ${call}`,
        volume: 1,
        segment: 'food',
      }),
    ),
  );
  const states = await replicas.store.read((db) =>
    db
      .selectFrom('outbox')
      .innerJoin('leads', 'leads.id', 'outbox.lead_id')
      .select('state')
      .where('leads.configuration_id', '=', id)
      .where('recipient_role', '=', 'visitor')
      .execute(),
  );
  const going = states.filter(({ state }) => state !== 'held').length;
  const saved = answers.filter(({ status }) => status === 200).length;
  // Over the limit the mail is held, but the request is still accepted.
  const { mayGo, atMost = mayGo } = boundary;
  const isRight = going >= mayGo && going <= atMost;
  if (saved === callsAtOnce && states.length === callsAtOnce && isRight) return [];
  return [
    `${boundary.name}: ${saved} saved, ${going} of ${states.length} mails may go, not ${boundary.mayGo}`,
  ];
}

async function prepare(
  { store }: Replicas,
  { sentMsAgo = [], sentToOthers = 0 }: Boundary,
  address: string,
): Promise<void> {
  const now = Date.now();
  await store.write(async (db) => {
    await db.deleteFrom('recipient_limits').execute();
    for (const ago of sentMsAgo.toSorted((a, b) => b - a)) await mayMail(db, address, now - ago);
    if (sentToOthers === 0) return;
    const others = Array.from({ length: sentToOthers }, (_, at) => ({
      recipient_hash: `other ${at}`,
      at: now,
    }));
    await db.insertInto('recipient_limits').values(others).execute();
  });
}
