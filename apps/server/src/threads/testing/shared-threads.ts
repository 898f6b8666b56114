import { startPdfRenderer } from '../../quotation/render-pdf.ts';
import { startSealer } from '../../seal/start-sealer.ts';
import type { StartOptions } from '../../start-server.ts';

/** All servers of a test process share these threads: each takes a second to start. They end with the process. */
export const sharedThreads: NonNullable<StartOptions['threads']> = {
  pdf: startPdfRenderer(),
  sealer: startSealer(),
};
