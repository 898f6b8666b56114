import type { StartOptions } from '../../../app/start-server.ts';
import { startUnitFileMaker } from '../../../deals/paper/make-unit-file.ts';
import { startPdfRenderer } from '../../../deals/paper/render-pdf.ts';
import { startSealer } from '../../../signing/seal/start-sealer.ts';

/** All servers of a test process share these threads: each takes a second to start. They end with the process. */
export const sharedThreads: NonNullable<StartOptions['threads']> = {
  pdf: startPdfRenderer(),
  sealer: startSealer(),
  unitFiles: startUnitFileMaker(),
};

/** For tests in which a PDF is only attached: every rendering has other bytes, and takes no time. */
export const blankPdfThreads: typeof sharedThreads = {
  ...sharedThreads,
  pdf: { ...sharedThreads.pdf, render: async () => Buffer.from(`%PDF-1.7 ${crypto.randomUUID()}`) },
};

let signable: Promise<Uint8Array> | undefined;

/** For tests in which a PDF is only signed: each is the one that was rendered first. */
export const onePdfThreads: typeof sharedThreads = {
  ...sharedThreads,
  pdf: {
    ...sharedThreads.pdf,
    render: async (job) => {
      signable ??= sharedThreads.pdf.render(job);
      // A thread that is given bytes may keep them.
      return Buffer.from(await signable);
    },
  },
};
