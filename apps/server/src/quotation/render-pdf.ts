import { Worker } from 'node:worker_threads';
import { pdfSeconds } from '../metrics/counted.ts';
import type { OfferLinks, Quotation } from './quotation.ts';

export interface PdfJob {
  readonly quotation: Quotation;
  readonly links: OfferLinks;
  readonly dealerLogo?: Uint8Array;
}

export type PdfAnswer = { readonly id: number } & (
  | { readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly problem: string }
);

/** A PDF that cannot be made within this time has met a fault; its mail is tried again later. */
const patienceMs = 20_000;

interface Waiting {
  readonly id: number;
  readonly job: PdfJob;
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (reason: Error) => void;
  /** To be called with what became of it. */
  readonly measure: (labels: { readonly outcome: 'made' | 'failed' }) => void;
}

export interface PdfRenderer {
  readonly render: (job: PdfJob) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/**
 * One worker thread, started when first needed and again after a crash: fonts are read once, and the event loop that
 * serves visitors never draws (budgets: p99 below 10 ms). Jobs are handed over one by one, so that a long queue is no
 * fault of any of them, and a job that takes the thread down takes no other along.
 */
export function startPdfRenderer(): PdfRenderer {
  let worker: Worker | undefined;
  let nextId = 0;
  const queue: Waiting[] = [];
  let current: { readonly waiting: Waiting; readonly timer: NodeJS.Timeout } | undefined;

  function finish(outcome: { readonly pdf: Uint8Array } | { readonly problem: string }): void {
    if (!current) return;
    const { waiting, timer } = current;
    current = undefined;
    clearTimeout(timer);
    waiting.measure({ outcome: 'pdf' in outcome ? 'made' : 'failed' });
    if ('pdf' in outcome) waiting.resolve(outcome.pdf);
    else waiting.reject(new Error(outcome.problem));
    next();
  }

  function next(): void {
    const waiting = current ? undefined : queue.shift();
    if (!waiting) {
      if (!current) worker?.unref();
      return;
    }
    worker ??= start();
    worker.ref();
    current = { waiting, timer: setTimeout(() => lose('a PDF took too long'), patienceMs) };
    try {
      worker.postMessage({ id: waiting.id, job: waiting.job });
    } catch (error) {
      finish({ problem: String(error) });
    }
  }

  /** The thread is of no use any more; the next job gets a new one. */
  function lose(problem: string): void {
    const lost = worker;
    worker = undefined;
    void lost?.terminate();
    finish({ problem });
  }

  function start(): Worker {
    const started = new Worker(new URL('./pdf/pdf-worker.ts', import.meta.url));
    started.on('message', (answer: PdfAnswer) => {
      if (answer.id === current?.waiting.id) finish(answer);
    });
    started.on('error', (error) => worker === started && lose(error.message));
    started.on('exit', () => worker === started && lose('the PDF worker ended'));
    return started;
  }

  return {
    render: (job) =>
      new Promise((resolve, reject) => {
        queue.push({ id: nextId++, job, resolve, reject, measure: pdfSeconds.startTimer() });
        next();
      }),
    async close() {
      const target = worker;
      worker = undefined;
      for (const { measure, reject } of queue.splice(0)) {
        measure({ outcome: 'failed' });
        reject(new Error('the server is stopping'));
      }
      finish({ problem: 'the server is stopping' });
      await target?.terminate();
    },
  };
}
