import { parentPort } from 'node:worker_threads';

/** Repeats each message, except those that end the thread or get no answer. */
parentPort?.on('message', (message: unknown) => {
  if (message === 'exit') process.exit(0);
  if (message === 'throw') throw new Error('out of ink');
  if (message !== 'silence') parentPort?.postMessage(message);
});
