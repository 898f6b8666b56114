import { loadTexts } from '@silowright/catalogue/disk/load-texts';
import { answerJobs } from '../../../platform/threads/answer-jobs.ts';
import type { PdfJob } from '../render-pdf.ts';
import { loadFonts } from './load-fonts.ts';
import { renderQuotationPdf } from './render-quotation-pdf.ts';
import { renderSiteSheet } from './site-sheet.ts';

const fonts = loadFonts();

answerJobs(({ sheet, quotation, links, dealerLogo, sitePhoto, aerial, catalogueDir }: PdfJob) => {
  const assets = {
    fonts,
    messages: loadTexts(catalogueDir, quotation.locale),
    ...(dealerLogo && { dealerLogo }),
    ...(sitePhoto && { sitePhoto }),
    ...(aerial && { aerial }),
  };
  const pdf =
    sheet === 'site' ? renderSiteSheet(quotation, assets) : renderQuotationPdf(quotation, links, assets);
  return pdf ?? Promise.reject(new Error('the quotation has no engineering data'));
});
