import { startServer } from '../../../apps/server/src/app/start-server.ts';
import type { MailCounter } from '../../../apps/server/src/mails/testing/mail-counter.ts';
import type { Db } from '../../../apps/server/src/platform/db/store.ts';
import type { Reader } from '../../../apps/server/src/platform/db/testing/open-reader.ts';
import { leaseMs } from '../../../apps/server/src/platform/jobs/outbox-lane.ts';
import { pause } from '../shared/asker.ts';
import { type ServerPlaces, serverEnv } from '../shared/server-env.ts';

/** Two mails are sent concurrently; a kill can interrupt each between sending and recording. */
const concurrentMails = 2;

/**
 * Mails claimed by a killed process wait until its lease expires. A server with its clock advanced by that time sends
 * them now. Returns the number of unsent mails.
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
  // Waits as long as the number decreases.
  for (let before = left + 1; left > 0 && left < before; left = await unsent()) {
    before = left;
    await pause(5000);
  }
  await server.stop();
  return left;
}

/** Every mail arrives at least once; twice only with the same Message-ID, and no more often than kills explain. */
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
    unexplainedDuplicates: Math.max(0, duplicateMails - concurrentMails * kills),
    strangeMails: ours.filter(
      ({ got, recipient, state }) => got && (got.to !== recipient || state === 'held'),
    ).length,
  };
}

type MailCounts = Awaited<ReturnType<typeof countMails>>;
export const mailFaults = ({ missingMails, strangeMails, unexplainedDuplicates }: MailCounts): number =>
  missingMails + strangeMails + unexplainedDuplicates;
