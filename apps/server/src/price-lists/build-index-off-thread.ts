import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import { buildIndex, type RecommendationIndex } from '@silowright/domain/recommendation/build-index';
import type { IndexColumns } from '@silowright/domain/recommendation/index-columns';
import { packUnits } from '@silowright/domain/recommendation/unit-measures';
import type { IndexJob } from './index-worker.ts';

/** Below this an index is built in less time than a thread takes to start. */
const worthAThread = 2000;
/** So many are packed in a millisecond or two; then others have their turn. */
const packedAtOnce = 5000;

/** The index of a catalogue, built beside the thread that answers requests; the caller swaps it in whole. */
export async function buildIndexOffThread({
  units,
  delivery,
  ranking,
}: Pick<Catalogue, 'units' | 'delivery' | 'ranking'>): Promise<RecommendationIndex> {
  if (units.length < worthAThread) return buildIndex({ units, delivery, ranking });
  const packed: Float64Array<ArrayBuffer>[] = [];
  for (let from = 0; from < units.length; from += packedAtOnce) {
    packed.push(packUnits(units.slice(from, from + packedAtOnce)));
    await setImmediate();
  }
  const worker = new Worker(new URL('./index-worker.ts', import.meta.url));
  try {
    const columns = await new Promise<IndexColumns>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The index worker ended with ${code}.`)));
      worker.postMessage(
        { packed, delivery, ranking } satisfies IndexJob,
        packed.map(({ buffer }) => buffer),
      );
    });
    return { units, delivery, ranking, columns };
  } finally {
    void worker.terminate();
  }
}
