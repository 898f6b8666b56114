import { loadFonts } from '../../../deals/paper/pdf/load-fonts.ts';
import { renderQuotationPdf } from '../../../deals/paper/pdf/render-quotation-pdf.ts';
import { quotationOf } from '../../../deals/paper/positions.ts';
import { sampleBuyer, sampleLinks, sampleQuotation } from '../../../deals/paper/testing/sample-quotation.ts';
import { loadMessages } from '../../../platform/texts.ts';
import type { SealInput } from '../seal-document.ts';
import { makeSealIdentity } from '../seal-identity.ts';

const nowMs = Date.parse('2026-11-16T09:00:00Z');
const fonts = loadFonts();
const quotation = quotationOf(sampleQuotation('nl_NL'));
const messages = loadMessages('nl_NL');
const seal = makeSealIdentity({ companyName: 'Silowright' }, nowMs);

export const signedQuotation = async (more: Partial<SealInput> = {}): Promise<SealInput> => ({
  quotation,
  document: await renderQuotationPdf(quotation, sampleLinks, { fonts, messages }),
  record: {
    name: 'Anna Müller 🚜',
    buyer: sampleBuyer,
    signature: {
      kind: 'drawn',
      strokes: [
        [
          [0, 0],
          [500, 200],
          [1000, 400],
        ],
      ],
    },
    openedAtMs: nowMs - 60_000,
    signedAtMs: nowMs,
    address: '192.0.2.7',
    claimedAddress: '198.51.100.1',
    browser: 'A browser',
    documentHash: 'ab'.repeat(32),
  },
  seal,
  fonts,
  messages,
  ...more,
});
