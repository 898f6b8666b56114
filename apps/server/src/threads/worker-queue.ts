import { Worker } from 'node:worker_threads';

/** How a worker answers; see answer-jobs.ts. */
export type JobAnswer<Result> = { readonly id: number } & (
  | { readonly result: Result }
  | { readonly problem: string }
);

/** The job was not done for want of time, or because its thread or the server ended; the next try may succeed. */
export class JobGivenUp extends Error {}

export interface WorkerQueueOptions {
  /** Jobs in the thread's hands at a time. More than one helps those that wait for somebody else. */
  readonly atOnce: number;
  /** A job that takes longer has met a fault. */
  readonly patienceMs: number;
  /** Without work for so long the thread ends and gives its memory back. */
  readonly idleMs?: number;
  /** Beyond these nobody would still be there for the answer. */
  readonly mostWaiting?: number;
}

export interface WorkerQueue<Job, Result> {
  readonly run: (job: Job) => Promise<Result>;
  readonly close: () => Promise<void>;
}

interface Waiting<Job, Result> {
  readonly id: number;
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * One thread, started when first needed and again after a crash: what it loads is loaded once, and the event loop that
 * serves visitors never draws (budgets: p99 below 10 ms). Jobs are handed over a few at a time, so that a long queue is
 * no fault of any of them, and a job that takes the thread down takes none of the queue along.
 */
export function startWorkerQueue<Job, Result>(
  script: URL,
  { atOnce, patienceMs, idleMs = 60_000, mostWaiting = 100 }: WorkerQueueOptions,
): WorkerQueue<Job, Result> {
  let worker: Worker | undefined;
  let nextId = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  const queue: Waiting<Job, Result>[] = [];
  const running = new Map<
    number,
    { readonly waiting: Waiting<Job, Result>; readonly timer: NodeJS.Timeout }
  >();

  /** Takes the job off the thread's hands; undefined: somebody else did. */
  function settle(id: number): Waiting<Job, Result> | undefined {
    const job = running.get(id);
    clearTimeout(job?.timer);
    running.delete(id);
    return job?.waiting;
  }

  function next(): void {
    while (running.size < atOnce) {
      const waiting = queue.shift();
      if (!waiting) break;
      hand(waiting);
    }
    clearTimeout(idleTimer);
    if (running.size > 0) return;
    worker?.unref();
    idleTimer = setTimeout(end, idleMs).unref();
  }

  function hand(waiting: Waiting<Job, Result>): void {
    worker ??= start();
    worker.ref();
    running.set(waiting.id, { waiting, timer: setTimeout(() => lose('a job took too long'), patienceMs) });
    try {
      worker.postMessage({ id: waiting.id, job: waiting.job });
    } catch (error) {
      settle(waiting.id)?.reject(new Error(String(error)));
    }
  }

  /** The thread is of no use any more; the next job gets a new one. */
  function lose(why: string): void {
    void end();
    for (const id of [...running.keys()]) settle(id)?.reject(new JobGivenUp(why));
    next();
  }

  async function end(): Promise<void> {
    const target = worker;
    worker = undefined;
    await target?.terminate();
  }

  function start(): Worker {
    const started = new Worker(new URL('./run-worker.ts', import.meta.url), { workerData: script.href });
    started.on('message', (answer: JobAnswer<Result>) => {
      const waiting = settle(answer.id);
      if ('result' in answer) waiting?.resolve(answer.result);
      else waiting?.reject(new Error(answer.problem));
      next();
    });
    started.on('error', (error) => worker === started && lose(error.message));
    started.on('exit', () => worker === started && lose('the thread ended'));
    return started;
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (queue.length >= mostWaiting) return reject(new JobGivenUp('too many wait'));
        queue.push({ id: nextId++, job, resolve, reject });
        next();
      }),
    async close() {
      clearTimeout(idleTimer);
      const ended = end();
      const stopping = new JobGivenUp('the server is stopping');
      for (const { reject } of queue.splice(0)) reject(stopping);
      for (const id of [...running.keys()]) settle(id)?.reject(stopping);
      await ended;
    },
  };
}
