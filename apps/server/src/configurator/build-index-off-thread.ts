import { Worker } from 'node:worker_threads';
import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import { buildIndex, type RecommendationIndex } from '@silowright/domain/recommendation/build-index';
import type { IndexColumns } from '@silowright/domain/recommendation/index-columns';
import { packUnits } from '@silowright/domain/recommendation/unit-measures';

/** Below this an index is built in less time than a thread takes to start. */
const worthAThread = 2000;

/** The index of a catalogue, built beside the thread that answers requests; the caller swaps it in whole. */
export async function buildIndexOffThread({ units }: Pick<Catalogue, 'units'>): Promise<RecommendationIndex> {
  if (units.length < worthAThread) return buildIndex({ units });
  const worker = new Worker(new URL('./index-worker.ts', import.meta.url));
  try {
    const columns = await new Promise<IndexColumns>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The index worker ended with ${code}.`)));
      const packed = packUnits(units);
      worker.postMessage(packed, [packed.buffer]);
    });
    return { units, columns };
  } finally {
    void worker.terminate();
  }
}
