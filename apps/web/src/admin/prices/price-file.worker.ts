import { readPriceFile } from './read-price-file.ts';

export interface PriceFileTask {
  readonly file: Blob;
  /** JSON of the list in force. */
  readonly current: string;
}

/** Parses and compares beside the page, and hands the prices over without a copy. */
self.addEventListener('message', async ({ data }: MessageEvent<PriceFileTask>) => {
  const outcome = await readPriceFile(data.file, data.current);
  self.postMessage(outcome, { transfer: outcome.ok ? [outcome.value.buffer] : [] });
});
