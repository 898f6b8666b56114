import { readPriceFile } from './read-price-file.ts';

export interface PriceFileTask {
  readonly file: Blob;
  /** The list in force as JSON. */
  readonly current: string;
}

/** Parses and compares off the main thread, and transfers the prices without a copy. */
self.addEventListener('message', async ({ data }: MessageEvent<PriceFileTask>) => {
  const outcome = await readPriceFile(data.file, data.current);
  self.postMessage(outcome, { transfer: outcome.ok ? [outcome.value.buffer] : [] });
});
