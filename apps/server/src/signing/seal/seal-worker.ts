import { parentPort } from 'node:worker_threads';
import { loadFonts } from '../../quotation/pdf/load-fonts.ts';
import { loadMessages } from '../../texts.ts';
import type { SealJob } from './seal-aside.ts';
import { sealDocument } from './seal-document.ts';

parentPort?.once('message', async (job: SealJob) => {
  const sealed = await sealDocument({
    ...job,
    fonts: loadFonts(),
    messages: loadMessages(job.quotation.locale),
  });
  // Memory of its own, so that it can be handed over instead of cloned.
  const bytes = new Uint8Array(sealed);
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
