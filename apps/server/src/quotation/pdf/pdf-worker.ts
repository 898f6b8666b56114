import { parentPort } from 'node:worker_threads';
import { loadMessages } from '../../texts.ts';
import type { PdfAnswer, PdfJob } from '../render-pdf.ts';
import { loadFonts } from './load-fonts.ts';
import { renderQuotationPdf } from './render-quotation-pdf.ts';

const fonts = loadFonts();

parentPort?.on('message', async ({ id, job }: { id: number; job: PdfJob }) => {
  const answer = await render(id, job);
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer] : []);
});

async function render(id: number, { quotation, links, dealerLogo }: PdfJob): Promise<PdfAnswer> {
  try {
    const pdf = await renderQuotationPdf(quotation, links, {
      fonts,
      messages: loadMessages(quotation.locale),
      ...(dealerLogo && { dealerLogo }),
    });
    // A copy of its own memory, so that it can be handed over instead of cloned.
    return { id, pdf: new Uint8Array(pdf) };
  } catch (reason) {
    return { id, problem: reason instanceof Error ? reason.message : String(reason) };
  }
}
