import { isRecord, readKept } from '@silowright/ui/kept/kept-json.ts';

const lifetimeMs = 86_400_000;

export interface PredictionCache<Kept> {
  get(key: string): Kept | undefined;
  set(key: string, value: Kept): void;
}

/** Cached in this session for 24 hours (LO-05). A full, forbidden or invalid storage counts as empty. */
export function predictionCache<Kept>(
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  now: () => number,
  isKept: (value: unknown) => value is Kept,
): PredictionCache<Kept> {
  const nameOf = (key: string) => `places:${key}`;
  return {
    get(key) {
      try {
        const entry = readKept<{ until: unknown; value: unknown }>(storage?.getItem(nameOf(key)), isRecord);
        return entry && Number(entry.until) > now() && isKept(entry.value) ? entry.value : undefined;
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      try {
        storage?.setItem(nameOf(key), JSON.stringify({ until: now() + lifetimeMs, value }));
      } catch {
        // Only the cache entry is lost.
      }
    },
  };
}
