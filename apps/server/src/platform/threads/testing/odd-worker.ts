import { setTimeout } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { answerJobs } from '../answer-jobs.ts';

/** Ways in which a job can affect a thread. */
export type OddJob = 'well' | 'slow' | 'throw' | 'crash' | 'exit' | 'hang';

const deeds: Readonly<Record<OddJob, () => unknown>> = {
  well: () => {},
  slow: () => setTimeout(200),
  throw: () => {
    throw new Error('no such paper');
  },
  crash: () =>
    new Promise(() =>
      setImmediate(() => {
        throw new Error('out of ink');
      }),
    ),
  exit: () => process.exit(1),
  hang: () => new Promise(() => globalThis.setTimeout(() => {}, 60_000)),
};

/** Returns the number of its thread. */
answerJobs(async (job: OddJob) => {
  await deeds[job]();
  return Uint8Array.of(threadId);
});
