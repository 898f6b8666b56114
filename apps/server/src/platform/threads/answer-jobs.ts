import { parentPort } from 'node:worker_threads';
import type { JobAnswer } from './worker-queue.ts';

/** The thread's side of a worker queue: each job returns the bytes of a file. */
export function answerJobs<Job>(make: (job: Job) => Promise<Uint8Array>): void {
  parentPort?.on('message', async ({ id, job }: { id: number; job: Job }) => {
    const answer = await answerOf(id, () => make(job));
    parentPort?.postMessage(answer, 'result' in answer ? [answer.result.buffer] : []);
  });
}

async function answerOf(
  id: number,
  make: () => Promise<Uint8Array>,
): Promise<JobAnswer<Uint8Array<ArrayBuffer>>> {
  try {
    // A separate copy of the memory, so that it can be transferred instead of cloned.
    return { id, result: new Uint8Array(await make()) };
  } catch (reason) {
    return { id, problem: reason instanceof Error ? reason.message : String(reason) };
  }
}
