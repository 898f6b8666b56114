import { leaseMs } from '../../apps/server/src/outbox/outbox-lane.ts';
import { type MailCounter, startMailCounter } from '../../apps/server/src/outbox/testing/mail-counter.ts';
import { startServer } from '../../apps/server/src/start-server.ts';
import type { Db } from '../../apps/server/src/store/store.ts';
import { openReader, type Reader } from '../../apps/server/src/store/testing/open-reader.ts';
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import type { Ledger } from '../ledger.ts';
import { type Acknowledged, nothingAcknowledged } from './acknowledged.ts';
import { Asker, pause } from './asker.ts';
import { findHalfMade } from './find-half-made.ts';
import { findLost } from './find-lost.ts';
import { makeScratch, mustBeScratch, type Scratch } from './scratch.ts';
import { type StaffIdentity, startStaffIdentity } from './staff-identity.ts';
import { startCrowd } from './visitors.ts';

/** Kills on one database before the next one is made: a look at all of it stays quick. */
const killsEach = 20;
/** A kill comes after this many answers, or this much time if the machine is busy. */
const mostAnswers = 60;
const fewestAnswers = 3;
const patienceMs = 1500;
/** Sealing a signature takes longer than all else: every fifth kill waits for one, and strikes the next. */
const signatureEvery = 5;
const signaturePatienceMs = 10_000;
/** Two mails are in the air at once; a kill can catch each of them between being sent and being noted. */
const mailsInTheAir = 2;

export interface Findings {
  readonly lost: readonly string[];
  readonly half: readonly string[];
}

/** Kills the real server process as lost power does, at random moments of full work, and looks what is left. */
export async function killRounds(
  times: number,
  ledger: Ledger,
  postgresServerUrl?: string,
): Promise<boolean> {
  const staff = await startStaffIdentity();
  const mails = await startMailCounter();
  let clean = true;
  try {
    for (let done = 0; done < times; done += killsEach) {
      const began = performance.now();
      const scratch = await makeScratch(postgresServerUrl);
      const kills = Math.min(killsEach, times - done);
      const wellDone = await killOne({ scratch, staff, mails, kills, ledger });
      ledger.set({ secondsAKill: secondsEach(began, kills) });
      if (wellDone) scratch.remove();
      else console.error(`what is left can be looked at in ${scratch.databaseUrl ?? scratch.dataDir}`);
      clean &&= wellDone;
    }
  } finally {
    staff.stop();
    await mails.stop();
  }
  return clean;
}

/** With all that belongs to it, to a tenth. */
export const secondsEach = (beganMs: number, times: number): number =>
  Math.round((performance.now() - beganMs) / times / 100) / 10;

interface Round {
  readonly scratch: Scratch;
  readonly staff: StaffIdentity;
  readonly mails: MailCounter;
  readonly kills: number;
  readonly ledger: Ledger;
}

async function killOne({ scratch, staff, mails, kills, ledger }: Round): Promise<boolean> {
  await mustBeScratch(scratch);
  const env = serverEnv({ scratch, staff, mails });
  const acknowledged = nothingAcknowledged();
  const asker = new Asker();
  asker.shut();
  let server = await startServerProcess(env);
  const reader = openReader(scratch.location);
  const crowd = startCrowd({ asker, acknowledged, staffToken: staff.token });
  let clean = true;
  try {
    let counted = { ...acknowledged.counts };
    for (let kill = 1; kill <= kills && !asker.isOver; kill++) {
      asker.open(server.address);
      await atWork(asker);
      if (kill % signatureEvery === 0) await aSignature(acknowledged);
      await server.kill();
      asker.shut();
      server = await startServerProcess(env);
      const found = await look(reader, acknowledged);
      const now = { ...acknowledged.counts };
      ledger.add({ kills: 1, ...difference(now, counted), ...amounts(found) });
      counted = now;
      clean = tell(`kill ${kill}`, found) && clean;
    }
    asker.open(server.address);
    const content = await crowd.end();
    await server.stop();
    const undelivered = await deliverTheRest({ scratch, staff, mails }, reader);
    const found = await look(reader, acknowledged);
    const damage = await reader.damage();
    const counts = await countMails(reader.db, mails, kills);
    ledger.add({ ...amounts(found), ...difference(acknowledged.counts, counted), ...counts, undelivered });
    ledger.add({ damage: damage.length, wrongAnswers: Number(!content) });
    clean = tell('after all kills', { ...found, lost: [...found.lost, ...damage] }) && clean;
    const mailsWell = undelivered + counts.strangeMails + counts.unexplainedDuplicates + counts.missingMails;
    return clean && content && mailsWell === 0;
  } finally {
    await crowd.end();
    await server.kill();
    await reader.close();
  }
}

/** Returns at a random moment after the work has begun. */
export async function atWork(asker: Asker): Promise<void> {
  const answered = () => asker.statuses['200'] ?? 0;
  const [before, began] = [answered(), performance.now()];
  const enough = before + fewestAnswers + Math.random() * (mostAnswers - fewestAnswers);
  const passed = () => performance.now() - began;
  while (answered() < enough && passed() < patienceMs) await pause(Math.random() * 20);
  while (answered() < before + fewestAnswers && passed() < 2 * patienceMs) await pause(Math.random() * 20);
}

async function aSignature({ counts }: Acknowledged): Promise<void> {
  const [before, began] = [counts.signatures, performance.now()];
  while (counts.signatures === before && performance.now() - began < signaturePatienceMs) await pause(10);
  await pause(Math.random() * 300);
}

export const serverEnv = ({ scratch, staff, mails }: Pick<Round, 'scratch' | 'staff' | 'mails'>) => ({
  ...scratch.env,
  ...staff.env,
  SMTP_URL: mails.url,
  LOG_LEVEL: 'error',
  MEETING_MINUTES: '10',
  MEETING_DAYS_AHEAD: '60',
});

/** What is acknowledged while it looks is looked for the next time. */
export function look(reader: Reader, acknowledged: Acknowledged): Promise<Findings> {
  const before = structuredClone(acknowledged);
  return reader.moment(async (db) => ({ lost: await findLost(db, before), half: await findHalfMade(db) }));
}

export const amounts = ({ lost, half }: Findings) => ({ lost: lost.length, half: half.length });

export function tell(when: string, { lost, half }: Findings): boolean {
  for (const sentence of lost) console.error(`${when}: LOST ${sentence}`);
  for (const sentence of half) console.error(`${when}: HALF-MADE ${sentence}`);
  return lost.length + half.length === 0;
}

export const difference = <Kind extends string>(now: Record<Kind, number>, before: Record<Kind, number>) =>
  Object.fromEntries(
    Object.entries<number>(now).map(([kind, count]) => [kind, count - (before[kind as Kind] ?? 0)]),
  );

/**
 * Mails that were in the hands of a killed process wait for its lease to run out. A server whose clock is ahead by
 * that much sends them now. Returns how many it could not send.
 */
async function deliverTheRest(
  parts: Pick<Round, 'scratch' | 'staff' | 'mails'>,
  reader: Reader,
): Promise<number> {
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
async function countMails(db: Db, { accepted }: MailCounter, kills: number) {
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
