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
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
  /** To be called with what became of it. */
  readonly measure: (labels: { readonly outcome: 'made' | 'failed' }) => void;
}

export interface PdfRenderer {
  readonly render: (job: PdfJob) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/**
 * One worker thread, started when first needed and again after a crash: fonts are read once, jobs wait in its
 * message queue, and the event loop that serves visitors never draws (budgets: p99 below 10 ms).
 */
export function startPdfRenderer(): PdfRenderer {
  let worker: Worker | undefined;
  let nextId = 0;
  const waiting = new Map<number, Waiting>();

  function failAll(reason: Error): void {
    worker = undefined;
    for (const { reject, timer, measure } of waiting.values()) {
      clearTimeout(timer);
      measure({ outcome: 'failed' });
      reject(reason);
    }
    waiting.clear();
  }

  function settle(answer: PdfAnswer): void {
    const job = waiting.get(answer.id);
    if (!job) return;
    waiting.delete(answer.id);
    clearTimeout(job.timer);
    job.measure({ outcome: 'pdf' in answer ? 'made' : 'failed' });
    if ('pdf' in answer) job.resolve(answer.pdf);
    else job.reject(new Error(answer.problem));
    if (waiting.size === 0) worker?.unref();
  }

  function start(): Worker {
    const started = new Worker(new URL('./pdf/pdf-worker.ts', import.meta.url));
    started.on('message', settle);
    started.on('error', failAll);
    started.on('exit', () => {
      if (worker === started) failAll(new Error('the PDF worker ended'));
    });
    return started;
  }

  return {
    render(job) {
      worker ??= start();
      const target = worker;
      target.ref();
      return new Promise((resolve, reject) => {
        const id = nextId++;
        const timer = setTimeout(() => {
          failAll(new Error('a PDF took too long'));
          void target.terminate();
        }, patienceMs);
        waiting.set(id, { resolve, reject, timer, measure: pdfSeconds.startTimer() });
        target.postMessage({ id, job });
      });
    },
    async close() {
      const target = worker;
      failAll(new Error('the server is stopping'));
      await target?.terminate();
    },
  };
}
