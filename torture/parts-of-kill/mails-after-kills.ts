import { leaseMs } from '../../apps/server/src/outbox/outbox-lane.ts';
import type { MailCounter } from '../../apps/server/src/outbox/testing/mail-counter.ts';
import { startServer } from '../../apps/server/src/start-server.ts';
import type { Db } from '../../apps/server/src/store/store.ts';
import type { Reader } from '../../apps/server/src/store/testing/open-reader.ts';
import { pause } from '../shared/asker.ts';
import { type ServerPlaces, serverEnv } from '../shared/server-env.ts';

/** Two mails are in the air at once; a kill can catch each of them between being sent and being noted. */
const mailsInTheAir = 2;

/**
 * Mails that were in the hands of a killed process wait for its lease to run out. A server whose clock is ahead by
 * that much sends them now. Returns how many it could not send.
 */
export async function deliverTheRest(parts: ServerPlaces, reader: Reader): Promise<number> {
  const server = await startServer(
    { ...serverEnv(parts), PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off' },
    { nowMs: () => Date.now() + 2 * leaseMs },
  );
  const unsent = async () =>
    (await reader.db.selectFrom('outbox').select('id').where('state', 'in', ['waiting', 'sending']).execute())
      .length;
  let left = await unsent();
  // As long as it gets less.
  for (let before = left + 1; left > 0 && left < before; left = await unsent()) {
    before = left;
    await pause(5000);
  }
  await server.stop();
  return left;
}

/** At least once for everybody; twice only under the same Message-ID, and only as often as kills explain. */
export async function countMails(db: Db, { accepted }: MailCounter, kills: number) {
  const rows = await db.selectFrom('outbox').select(['message_id', 'recipient', 'state']).execute();
  const ours = rows.map((row) => ({
    ...row,
    got: accepted.get(/<([^@]+)@/.exec(row.message_id)?.[1] ?? ''),
  }));
  const due = ours.filter(({ state }) => state !== 'held');
  const duplicateMails = ours.reduce((sum, { got }) => sum + Math.max(0, (got?.times ?? 1) - 1), 0);
  return {
    mails: due.length,
    heldMails: ours.length - due.length,
    missingMails: due.filter(({ got }) => !got).length,
    duplicateMails,
    unexplainedDuplicates: Math.max(0, duplicateMails - mailsInTheAir * kills),
    strangeMails: ours.filter(
      ({ got, recipient, state }) => got && (got.to !== recipient || state === 'held'),
    ).length,
  };
}

type MailCounts = Awaited<ReturnType<typeof countMails>>;
export const mailFaults = ({ missingMails, strangeMails, unexplainedDuplicates }: MailCounts): number =>
  missingMails + strangeMails + unexplainedDuplicates;
