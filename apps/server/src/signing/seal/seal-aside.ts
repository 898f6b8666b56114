import { Worker } from 'node:worker_threads';
import type { SealInput } from './seal-document.ts';

export type SealJob = Omit<SealInput, 'fonts' | 'messages'>;

const patienceMs = 30_000;

/** Many signatures at once would start so many threads that none of them ends in time: these begin, others wait. */
const atOnce = 3;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * A signature is rare and its document takes a tenth of a second to seal: a thread for each keeps the event loop free
 * and the PDF library out of the memory at rest.
 */
export async function sealAside(job: SealJob): Promise<Uint8Array> {
  if (running < atOnce) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await sealInThread(job);
  } finally {
    // The place goes to the next in line, or is free.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function sealInThread(job: SealJob): Promise<Uint8Array> {
  const worker = new Worker(new URL('./seal-worker.ts', import.meta.url));
  const sealed = new Promise<Uint8Array>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('sealing took too long')), patienceMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the sealing worker ended'));
    });
    worker.postMessage(job);
  });
  return sealed.finally(() => worker.terminate());
}
