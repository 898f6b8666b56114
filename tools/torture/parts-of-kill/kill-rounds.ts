import { startServerProcess } from '../../../apps/server/src/app/testing/server-process.ts';
import { startMailCounter } from '../../../apps/server/src/mails/testing/mail-counter.ts';
import { openReader, type Reader } from '../../../apps/server/src/platform/db/testing/open-reader.ts';
import type { Ledger } from '../ledger.ts';
import { type Acknowledged, nothingAcknowledged } from '../shared/acknowledged.ts';
import { Asker, pause } from '../shared/asker.ts';
import { findHalfMade } from '../shared/find-half-made.ts';
import { findLost } from '../shared/find-lost.ts';
import { makeScratch, mustBeScratch } from '../shared/scratch.ts';
import { type ServerPlaces, serverEnv } from '../shared/server-env.ts';
import { startStaffIdentity } from '../shared/staff-identity.ts';
import { startCrowd } from '../shared/visitors.ts';
import { countMails, deliverTheRest, mailFaults } from './mails-after-kills.ts';

/** Kills per database, so that a full check of it stays fast. */
export const killsEach = 20;
/** A kill follows after this many answers, or after this time on a busy machine. */
const maxAnswers = 60;
const minAnswers = 3;
const patienceMs = 1500;
/** Sealing takes longest: every fifth kill waits for a signature and interrupts the next one. */
export const signatureEvery = 5;
const signaturePatienceMs = 10_000;

export interface Findings {
  readonly lost: readonly string[];
  readonly half: readonly string[];
}

/** Kills the real server process with SIGKILL at random moments under load, and checks the data. */
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
      const wellDone = await killBatch({ scratch, staff, mails, kills, ledger });
      ledger.set({ secondsAKill: secondsEach(began, kills) });
      if (wellDone) scratch.remove();
      else console.error(`the remaining data is in ${scratch.databaseUrl ?? scratch.dataDir}`);
      clean &&= wellDone;
    }
  } finally {
    staff.stop();
    await mails.stop();
  }
  return clean;
}

/** Seconds per kill, including its checks, rounded to a tenth. */
export const secondsEach = (beganMs: number, times: number): number =>
  Math.round((performance.now() - beganMs) / times / 100) / 10;

interface Round extends ServerPlaces {
  readonly kills: number;
  readonly ledger: Ledger;
}

async function killBatch({ scratch, staff, mails, kills, ledger }: Round): Promise<boolean> {
  await mustBeScratch(scratch);
  const env = serverEnv({ scratch, staff, mails });
  const acknowledged = nothingAcknowledged();
  const asker = new Asker();
  asker.shut();
  let server = await startServerProcess(env);
  const reader = openReader(scratch.location);
  const crowd = startCrowd({ asker, acknowledged, mails, staffToken: staff.token });
  const seen = { kills: 0, lost: 0, half: 0 };
  const note = (when: string, found: Findings) => {
    seen.lost += found.lost.length;
    seen.half += found.half.length;
    tell(when, found);
  };
  try {
    for (let kill = 1; kill <= kills && !asker.isOver; kill++) {
      asker.open(server.address);
      await atWork(asker);
      if (kill % signatureEvery === 0) await aSignature(acknowledged);
      await server.kill();
      seen.kills += 1;
      asker.shut();
      server = await startServerProcess(env);
      note(`kill ${kill}`, await look(reader, acknowledged));
    }
    asker.open(server.address);
    const content = await crowd.end();
    await server.stop();
    const undelivered = await deliverTheRest({ scratch, staff, mails }, reader);
    note('after all kills', await look(reader, acknowledged));
    const damage = await reader.damage();
    for (const sentence of damage) console.error(`DAMAGED ${sentence}`);
    const counts = await countMails(reader.db, mails, seen.kills);
    const wrong = { undelivered, damage: damage.length, wrongAnswers: Number(!content) };
    ledger.add({ ...seen, ...acknowledged.counts, ...counts, ...wrong });
    const faults = seen.lost + seen.half + mailFaults(counts) + undelivered + damage.length;
    return content && faults === 0 && wasBusy(acknowledged, kills);
  } catch (error) {
    // Kills count only after the final check of their batch; a batch that ends earlier is an error.
    ledger.add({ brokenBatches: 1 });
    throw error;
  } finally {
    await crowd.end();
    await server.kill();
    await reader.close();
  }
}

/** A run without work proves nothing: kills must have interrupted work of every kind. */
export function wasBusy({ counts }: Acknowledged, kills: number): boolean {
  const idle = Object.entries(counts).flatMap(([kind, count]) => (count === 0 ? [kind] : []));
  if (kills < killsEach || idle.length === 0) return true;
  console.error(`nothing was acknowledged for: ${idle.join(', ')}`);
  return false;
}

/** Returns at a random time after the work has started. */
export async function atWork(asker: Asker): Promise<void> {
  const answered = () => asker.statuses['200'] ?? 0;
  const [before, began] = [answered(), performance.now()];
  const enough = before + minAnswers + Math.random() * (maxAnswers - minAnswers);
  const passed = () => performance.now() - began;
  while (answered() < enough && passed() < patienceMs) await pause(Math.random() * 20);
  while (answered() < before + minAnswers && passed() < 2 * patienceMs) await pause(Math.random() * 20);
}

export async function aSignature({ counts }: Acknowledged): Promise<void> {
  const [before, began] = [counts.signatures, performance.now()];
  while (counts.signatures === before && performance.now() - began < signaturePatienceMs) await pause(10);
  await pause(Math.random() * 300);
}

/** Writes acknowledged during the check are checked the next time. */
export function look(reader: Reader, acknowledged: Acknowledged): Promise<Findings> {
  const before = structuredClone(acknowledged);
  return reader.moment(async (db) => ({
    lost: await findLost(db, before, acknowledged),
    half: await findHalfMade(db),
  }));
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
