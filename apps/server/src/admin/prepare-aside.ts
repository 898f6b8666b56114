import { Worker } from 'node:worker_threads';
import { type PublishInput, preparePublish } from './prepare-publish.ts';

/** Smaller lists are checked in a few milliseconds; a thread would cost more than it saves. */
const largestInlineBytes = 200_000;

export interface PreparedAside {
  readonly outcome: ReturnType<typeof preparePublish>;
  /** The same bytes, for another try: those that were handed over are gone. */
  readonly body: Uint8Array;
}

/** A list of 100,000 rows is read and checked beside the event loop, so that visitors never wait for it. */
export function prepareAside(input: PublishInput): Promise<PreparedAside> {
  const { body } = input;
  if (body.byteLength <= largestInlineBytes) return Promise.resolve({ outcome: preparePublish(input), body });
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./prepare-publish-worker.ts', import.meta.url));
    worker.once('message', (answer: PreparedAside) => {
      resolve(answer);
      void worker.terminate();
    });
    worker.once('error', reject);
    // Handed over without a copy where the bytes are nobody else's.
    const { buffer, byteLength } = body;
    const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
    worker.postMessage(input, isOwn ? [buffer] : []);
  });
}
