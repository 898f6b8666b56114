import { setImmediate } from 'node:timers/promises';
import {
  buildIndex,
  type IndexedCatalogue,
  indexOf,
  type RecommendationIndex,
} from '@silowright/domain/recommendation/build-index';
import type { IndexColumns } from '@silowright/domain/recommendation/index-columns';
import { packUnits } from '@silowright/domain/recommendation/unit-measures';
import { withThread } from '../threads/start-thread.ts';
import type { IndexJob } from './index-worker.ts';

/** Below this size an index is built faster than a thread starts. */
const worthAThread = 2000;
/** Units packed per turn of the event loop, in a millisecond or two. */
const packedAtOnce = 5000;

/** Builds the index of a catalogue in a thread; the caller replaces the old one as a whole. */
export async function buildIndexOffThread(catalogue: IndexedCatalogue): Promise<RecommendationIndex> {
  const { units, delivery, ranking } = catalogue;
  if (units.length < worthAThread) return buildIndex(catalogue);
  const types = [...catalogue.types.values()];
  const packed: Float64Array<ArrayBuffer>[] = [];
  for (let from = 0; from < units.length; from += packedAtOnce) {
    packed.push(packUnits(units.slice(from, from + packedAtOnce), types));
    await setImmediate();
  }
  const columns = await withThread(new URL('./index-worker.ts', import.meta.url), (ask) =>
    ask<IndexColumns>(
      { packed, types, delivery, ranking } satisfies IndexJob,
      packed.map(({ buffer }) => buffer),
    ),
  );
  return indexOf(catalogue, columns);
}
