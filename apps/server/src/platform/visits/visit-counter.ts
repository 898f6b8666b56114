import type { Store } from '../db/store.ts';
import { dayIn } from '../zone-time.ts';
import { addCounts, type Counted, type VisitStep } from './visit-counts.ts';

/** What is known of a visit; empty if unknown. */
export interface Visit {
  readonly market: string;
  readonly country: string | null;
  readonly locale: string;
  readonly dealer: string | null;
}

export interface Step {
  readonly visit: Visit;
  /** Undefined: every call counts. */
  readonly configurationId?: string;
  /** What it is worth, in the smallest unit of the currency. */
  readonly cents?: number;
  readonly currency?: string;
  /** "group.value" of what was chosen. */
  readonly options?: readonly string[];
}

export interface UnmetRequest {
  readonly configurationId: string;
  readonly visit: Visit;
  readonly product: string;
  readonly volumeM3: number;
  /** JSON of the nearest change; empty if no single change helps. */
  readonly nearest: string;
}

/**
 * Counts visits from calls that are served anyway, without keeping anything about a person (D28). Counted in memory
 * and written every second, so that no visitor waits for it: the last second is lost if the process is killed.
 */
export interface VisitCounter {
  readonly step: (step: VisitStep, what: Step) => void;
  /** A deal that was counted on the day of `at` is worth something else now (P17). */
  readonly move: (step: VisitStep, from: Step, to: Step, at: number) => void;
  readonly unmet: (request: UnmetRequest) => void;
  /** Writes what was counted so far. */
  readonly flush: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const everyMs = 1_000;
/** More than this is dropped: the database has been away for long. */
const maxWaiting = 20_000;
const maxAtOnce = 500;

/** Rounded, so that requests can be counted together and nobody is recognised by a number. */
export const roundedVolume = (volumeM3: number): number => {
  const step = volumeM3 < 50 ? 5 : volumeM3 < 200 ? 10 : 50;
  return Math.max(step, Math.round(volumeM3 / step) * step);
};

const placeOf = ({ market, country }: Visit, day: string) => ({ day, market, country: country ?? '' });

/** The row that a step of this day is counted in. */
export const countedStep = (
  step: VisitStep,
  { visit, cents = 0, currency = '' }: Step,
  day: string,
): NonNullable<Counted['visit']> => ({
  ...placeOf(visit, day),
  language: visit.locale.slice(0, 2),
  dealer: visit.dealer ?? '',
  step,
  cents,
  currency,
});

interface Parts {
  readonly store: Store;
  readonly nowMs: () => number;
  readonly timeZone: string;
  readonly onError: (error: unknown) => void;
}

export function startVisitCounter({ store, nowMs, timeZone, onError }: Parts): VisitCounter {
  let waiting: Counted[] = [];
  let writing = Promise.resolve();
  const add = (counted: Counted) => {
    if (waiting.length < maxWaiting) waiting.push(counted);
  };
  const write = async () => {
    while (waiting.length > 0) {
      const some = waiting.splice(0, maxAtOnce);
      try {
        await store.write((db) => addCounts(db, some, nowMs()));
      } catch (error) {
        waiting = [...some, ...waiting];
        throw error;
      }
    }
  };
  const flush = () => {
    writing = writing.catch(() => undefined).then(write);
    return writing;
  };
  const timer = setInterval(() => {
    if (waiting.length > 0) void flush().catch(onError);
  }, everyMs);
  timer.unref();
  const today = () => dayIn(timeZone, nowMs());
  return {
    step: (step, what) => {
      const { visit, configurationId, options = [] } = what;
      const day = today();
      add({
        once: configurationId === undefined ? undefined : { configurationId, what: step },
        visit: countedStep(step, what, day),
        options: options.map((option) => ({ day, market: visit.market, option })),
      });
    },
    move: (step, from, to, at) => {
      const day = dayIn(timeZone, at);
      add({ moved: { from: countedStep(step, from, day), to: countedStep(step, to, day) } });
    },
    unmet: ({ configurationId, visit, product, volumeM3, nearest }) => {
      const volume = String(roundedVolume(volumeM3));
      add({
        once: { configurationId, what: `unmet ${product} ${volume}` },
        unmet: { ...placeOf(visit, today()), product, volume, nearest },
      });
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush().catch(onError);
    },
  };
}
