import { parentPort } from 'node:worker_threads';

/** Repeats each message, except those that end the thread or get no answer. */
parentPort?.on('message', (message: unknown) => {
  if (message === 'exit') process.exit(0);
  if (message === 'throw') throw new Error('out of ink');
  if (message !== 'silence') parentPort?.postMessage(message);
  if (message instanceof Int32Array) leave(message);
});

/** Ends the thread and wakes the caller, who waits for the mark. */
function leave(mark: Int32Array): void {
  Atomics.store(mark, 0, 1);
  Atomics.notify(mark, 0);
  process.exit(0);
}
