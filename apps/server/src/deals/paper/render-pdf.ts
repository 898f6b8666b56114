import { pdfSeconds } from '../../platform/counters.ts';
import { startWorkerQueue } from '../../platform/threads/worker-queue.ts';
import type { AerialSheet } from './pdf/render-quotation-pdf.ts';
import type { OfferLinks, Quotation } from './quotation.ts';

export interface PdfJob {
  /** Which paper; default: the quotation. */
  readonly sheet?: 'quotation' | 'site';
  readonly quotation: Quotation;
  readonly links: OfferLinks;
  readonly dealerLogo?: Uint8Array;
  readonly sitePhoto?: Uint8Array;
  readonly aerial?: AerialSheet;
  /** Whose texts are used; the server names its own. */
  readonly catalogueDir?: string;
}

export interface PdfRenderer {
  readonly render: (job: PdfJob) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** Renders one after the other in a separate thread. A job that takes too long fails, and its mail is retried. */
export function startPdfRenderer(): PdfRenderer {
  const script = new URL('./pdf/pdf-worker.ts', import.meta.url);
  const { run, close } = startWorkerQueue<PdfJob, Uint8Array>(script, { atOnce: 1 });
  return {
    render: async (job) => {
      const measure = pdfSeconds.startTimer();
      let outcome: 'made' | 'failed' = 'failed';
      try {
        const pdf = await run(job);
        outcome = 'made';
        return pdf;
      } finally {
        measure({ outcome });
      }
    },
    close,
  };
}
