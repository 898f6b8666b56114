import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { OddJob } from './testing/odd-worker.ts';
import { JobGivenUp, startWorkerQueue, type WorkerQueue, type WorkerQueueOptions } from './worker-queue.ts';

const opened: WorkerQueue<OddJob, Uint8Array>[] = [];
afterEach(() => Promise.all(opened.splice(0).map((queue) => queue.close())));

function open(options: Partial<WorkerQueueOptions> = {}) {
  const script = new URL('./testing/odd-worker.ts', import.meta.url);
  const queue = startWorkerQueue<OddJob, Uint8Array>(script, { atOnce: 1, patienceMs: 120_000, ...options });
  opened.push(queue);
  return { ...queue, thread: async (job: OddJob) => (await queue.run(job))[0] };
}

const outcomes = async (runs: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(runs)).map((run) => (run.status === 'fulfilled' ? 'done' : run.reason.message));

describe('a worker queue', () => {
  it('runs every job in the same thread', async () => {
    const { thread } = open();
    const threads = await Promise.all([thread('well'), thread('well'), thread('slow')]);
    expect(new Set(threads).size).toBe(1);
  });

  it('reports an error, and the thread continues', async () => {
    const { run, thread } = open();
    const before = await thread('well');
    await expect(run('throw')).rejects.toThrow('no such paper');
    expect(await thread('well')).toBe(before);
  });

  it.each([
    { job: 'crash', why: 'out of ink' },
    { job: 'exit', why: 'the thread ended' },
    { job: 'hang', why: 'a job took too long' },
  ] as const)('fails a job that does "$job" without affecting the queue', async ({ job, why }) => {
    const { run } = open({ patienceMs: job === 'hang' ? 8000 : 120_000 });
    const runs = [run('well'), run(job), run('well'), run('well')];
    expect(await outcomes(runs)).toEqual(['done', why, 'done', 'done']);
    await expect(runs[1]).rejects.toBeInstanceOf(JobGivenUp);
  });

  it('fails only the job that cannot be transferred', async () => {
    const { run } = open();
    const [first, second] = await outcomes([run((() => {}) as unknown as OddJob), run('well')]);
    expect(first).toContain('could not be cloned');
    expect(second).toBe('done');
  });

  it('limits the number of concurrent jobs', async () => {
    const { run } = open({ atOnce: 2, patienceMs: 8000 });
    // Two hang and fail together; a third concurrent one would have failed with them.
    expect(await outcomes([run('hang'), run('hang'), run('well')])).toEqual([
      'a job took too long',
      'a job took too long',
      'done',
    ]);
  });

  it('rejects jobs beyond the maximum queue length', async () => {
    const { run } = open({ maxWaiting: 1 });
    expect(await outcomes([run('slow'), run('well'), run('well')])).toEqual([
      'done',
      'done',
      'too many wait',
    ]);
  });

  it('ends the idle thread, and starts another', async () => {
    const { thread } = open({ idleMs: 50 });
    const before = await thread('well');
    expect(await thread('slow')).toBe(before);
    await setTimeout(500);
    expect(await thread('well')).not.toBe(before);
  });

  it('fails waiting jobs when it is closed, and can be used again', async () => {
    const { run, close } = open();
    const runs = outcomes([run('slow'), run('well')]);
    await close();
    expect(await runs).toEqual(['the server is stopping', 'the server is stopping']);
    await expect(run('well')).resolves.toHaveLength(1);
  });
});
