import { confirmTime, noteTime } from '../store/clock.ts';
import type { Store } from '../store/store.ts';

const hourMs = 3_600_000;
/** More than a machine is off for a repair, and far less than what a wrong clock would erase. */
const longestGapMs = 7 * 24 * hourMs;
/** More than a clock is ever corrected by, or two machines differ. */
const longestStepBackMs = hourMs;

export interface ClockTrouble {
  /** The clock is far ahead of the last time that was right, or behind it. */
  readonly why: 'ahead' | 'back';
  readonly machineMs: number;
  readonly seenMs: number;
}

export interface GuardedClock {
  /** For what is written: the machine's time, but never one before the last that was right. */
  nowMs(): number;
  /** For what expires or is erased: stands still while the clock is in doubt, so that nothing does. */
  expiryMs(): number;
  /** Undefined: the clock is right. */
  trouble(): ClockTrouble | undefined;
  /** Notes the time, and learns what other processes noted or staff confirmed. */
  look(): Promise<void>;
  /** Staff say that the machine's time is right. */
  confirm(author: string): Promise<void>;
}

/** What is wrong with the machine's time, given the last one that was right. */
export function clockTrouble(machineMs: number, seenMs: number): ClockTrouble | undefined {
  if (machineMs > seenMs + longestGapMs) return { why: 'ahead', machineMs, seenMs };
  if (machineMs < seenMs - longestStepBackMs) return { why: 'back', machineMs, seenMs };
  return undefined;
}

/**
 * A clock 400 days ahead at the start would have everything erased and every offer expired, and setting it right would
 * not bring that back (S1, threat 57). So the last time is kept in the database; after a gap of a week, or when the
 * clock went back, staff must confirm it. A clock that is set right needs no confirmation.
 */
export async function guardClock(
  store: Store,
  machineMs: () => number,
  stopwatchMs: () => number = () => performance.now(),
): Promise<GuardedClock> {
  const note = () => store.write((db) => noteTime(db, machineMs(), longestGapMs));
  let seenMs = await note();
  /** What the stopwatch showed when the clock was first found behind. */
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
    expiryMs: () => (trouble() ? seenMs : machineMs()),
    look: async () => {
      seenMs = await note();
    },
    confirm: async (author) => {
      const now = machineMs();
      await store.write((db) => confirmTime(db, now, author));
      seenMs = now;
    },
  };
}

/** A clock that nobody doubts: the one of a test, which it moves by years. */
export const trustedClock = (machineMs: () => number): GuardedClock => ({
  nowMs: machineMs,
  expiryMs: machineMs,
  trouble: () => undefined,
  look: async () => {},
  confirm: async () => {},
});
