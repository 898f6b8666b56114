import { setTimeout } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { answerJobs } from '../answer-jobs.ts';

/** What a job can do to a thread. */
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

/** Answers with the number of the thread it ran in. */
answerJobs(async (job: OddJob) => {
  await deeds[job]();
  return Uint8Array.of(threadId);
});
