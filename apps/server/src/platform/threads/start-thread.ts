import { type Transferable, Worker } from 'node:worker_threads';

/** Starts a thread that runs a script. `onEnd` is called when it ends, with an error or without; perhaps twice. */
export function startThread(script: URL, onEnd: (reason: Error) => void): Worker {
  const worker = new Worker(new URL('./run-worker.ts', import.meta.url), { workerData: script.href });
  worker.on('error', onEnd);
  worker.on('exit', () => onEnd(new Error('the thread ended')));
  return worker;
}

/** Sends a message to the thread and waits for its answer. One question at a time. */
export type Ask = <Answer>(question: unknown, transferred?: readonly Transferable[]) => Promise<Answer>;

/**
 * A thread for one piece of work; it ends with the work. A question is rejected if the thread fails, ends without an
 * answer, or `signal` is aborted.
 */
export async function withThread<Result>(
  script: URL,
  work: (ask: Ask) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  signal?.throwIfAborted();
  const { promise: ended, reject: onEnd } = Promise.withResolvers<never>();
  // The thread also ends while nobody waits for an answer.
  ended.catch(() => {});
  const worker = startThread(script, onEnd);
  const onAbort = () => onEnd(signal?.reason);
  signal?.addEventListener('abort', onAbort);
  try {
    return await work(async <Answer>(question: unknown, transferred: readonly Transferable[] = []) => {
      const { promise: answered, resolve } = Promise.withResolvers<Answer>();
      // Not events.once(): its promise settles later than `ended` if answer and end arrive in the same turn.
      worker.once('message', resolve);
      worker.postMessage(question, transferred);
      return await Promise.race([answered, ended]);
    });
  } finally {
    signal?.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}
