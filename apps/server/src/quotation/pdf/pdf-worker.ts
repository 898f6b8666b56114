import { loadMessages } from '../../texts.ts';
import { answerJobs } from '../../threads/answer-jobs.ts';
import type { PdfJob } from '../render-pdf.ts';
import { loadFonts } from './load-fonts.ts';
import { renderQuotationPdf } from './render-quotation-pdf.ts';

const fonts = loadFonts();

answerJobs(({ quotation, links, dealerLogo }: PdfJob) =>
  renderQuotationPdf(quotation, links, {
    fonts,
    messages: loadMessages(quotation.locale),
    ...(dealerLogo && { dealerLogo }),
  }),
);
