import { type Transferable, Worker } from 'node:worker_threads';

/** Starts a thread that runs a script. `onEnd` is called when it ends, with an error or without; perhaps twice. */
export function startThread(script: URL, onEnd: (reason: Error) => void): Worker {
  const worker = new Worker(new URL('./run-worker.ts', import.meta.url), { workerData: script.href });
  worker.on('error', onEnd);
  worker.on('exit', () => onEnd(new Error('the thread ended')));
  return worker;
}

/**
 * Asks a thread of its own one question; it ends with its answer. Rejects if the thread fails, ends without an answer, or
 * `signal` is aborted.
 */
export async function askThread<Answer>(
  script: URL,
  question: unknown,
  {
    transferred = [],
    signal,
  }: { transferred?: readonly Transferable[]; signal?: AbortSignal | undefined } = {},
): Promise<Answer> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const worker = startThread(script, reject);
  const onAbort = () => reject(signal?.reason);
  signal?.addEventListener('abort', onAbort);
  try {
    worker.once('message', resolve);
    worker.postMessage(question, transferred);
    return await promise;
  } finally {
    signal?.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}
