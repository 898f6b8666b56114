import { confirmTime, noteTime } from '../db/clock.ts';
import type { Store } from '../db/store.ts';

const minuteMs = 60_000;
/** More than a time service corrects at once on a machine that runs. */
const leapMs = minuteMs;
/** A time service corrects a wrong step within this time. */
const settleMs = 5 * minuteMs;

/**
 * Compares the clock with a stopwatch at every call. False for five minutes after the clock leapt, because it may be
 * corrected soon.
 */
export function watchLeaps(
  nowMs: () => number,
  stopwatchMs: () => number = () => performance.now(),
): () => boolean {
  let startedMs = nowMs() - stopwatchMs();
  let steadyFromMs = Number.NEGATIVE_INFINITY;
  return () => {
    const [before, stopwatch] = [startedMs, stopwatchMs()];
    startedMs = nowMs() - stopwatch;
    if (Math.abs(startedMs - before) > leapMs) steadyFromMs = stopwatch + settleMs;
    return stopwatch >= steadyFromMs;
  };
}

const hourMs = 3_600_000;
/** Longer than a machine is off for a repair, and far less than a wrong clock would erase. */
const maxGapMs = 7 * 24 * hourMs;
/** More than a normal clock correction or the difference between two machines. */
const maxStepBackMs = hourMs;

export interface ClockTrouble {
  /** The clock is far ahead of the last known time, or behind it. */
  readonly why: 'ahead' | 'back';
  readonly machineMs: number;
  readonly seenMs: number;
}

export interface GuardedClock {
  /** For new rows: the machine's time, but never before the last known time. */
  nowMs(): number;
  /**
   * For expiry and erasure: constant while the clock is in doubt, so that nothing expires. A leap of a running clock
   * counts after five minutes, so that a short mistake has no effect.
   */
  expiryMs(): number;
  /** Undefined if the clock is right. */
  trouble(): ClockTrouble | undefined;
  /** Stores the time, and reads what other processes stored or staff confirmed. */
  look(): Promise<void>;
  /** Staff confirm that the machine's time is right. */
  confirm(author: string): Promise<void>;
}

/** Compares the machine's time with the last known time. */
export function clockTrouble(machineMs: number, seenMs: number): ClockTrouble | undefined {
  if (machineMs > seenMs + maxGapMs) return { why: 'ahead', machineMs, seenMs };
  if (machineMs < seenMs - maxStepBackMs) return { why: 'back', machineMs, seenMs };
  return undefined;
}

/**
 * A clock 400 days ahead at the start would erase everything and expire every offer, and correcting it would not
 * restore the data (S1, threat 57). So the last known time is stored in the database; after a gap of a week, or if
 * the clock went back, staff must confirm it. A corrected clock needs no confirmation.
 */
export async function guardClock(
  store: Store,
  machineMs: () => number,
  stopwatchMs: () => number = () => performance.now(),
): Promise<GuardedClock> {
  /** What the machine would show without its latest leap. */
  let isSteady = watchLeaps(machineMs, stopwatchMs);
  let believed = { machine: machineMs(), stopwatch: stopwatchMs() };
  const believedMs = () => {
    if (isSteady()) believed = { machine: machineMs(), stopwatch: stopwatchMs() };
    return Math.round(believed.machine + stopwatchMs() - believed.stopwatch);
  };
  /** A leap back counts at once: it makes nothing expire, and may be the correction of a start with a wrong clock. */
  const provenMs = () => Math.min(machineMs(), believedMs());
  const note = () => store.write((db) => noteTime(db, provenMs(), maxGapMs));
  let seenMs = await note();
  /** Monotonic time when the clock was first found behind. */
  let behindSince: number | undefined;

  const trouble = () => clockTrouble(machineMs(), seenMs);
  return {
    trouble,
    nowMs: () => {
      if (trouble()?.why !== 'back') {
        behindSince = undefined;
        return machineMs();
      }
      behindSince ??= stopwatchMs();
      return Math.round(seenMs + stopwatchMs() - behindSince);
    },
    expiryMs: () => (trouble() ? seenMs : provenMs()),
    look: async () => {
      seenMs = await note();
    },
    confirm: async (author) => {
      const now = machineMs();
      await store.write((db) => confirmTime(db, now, author));
      seenMs = now;
      isSteady = watchLeaps(machineMs, stopwatchMs);
    },
  };
}

/** A clock without checks, for tests that move it by years. */
export const trustedClock = (machineMs: () => number): GuardedClock => ({
  nowMs: machineMs,
  expiryMs: machineMs,
  trouble: () => undefined,
  look: async () => {},
  confirm: async () => {},
});
