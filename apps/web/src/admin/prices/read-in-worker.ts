import type { Outcome } from '@silowright/domain/outcome';
import type { FileProblem } from '../csv-problem-text.ts';
import type { PriceFileTask } from './price-file.worker.ts';
import type { NewPrices } from './read-price-file.ts';

/** One worker per file; it is terminated after its response. */
export function readInWorker(task: PriceFileTask): Promise<Outcome<NewPrices, readonly FileProblem[]>> {
  const worker = new Worker(new URL('./price-file.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Outcome<NewPrices, readonly FileProblem[]>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
