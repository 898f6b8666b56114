import { afterAll, describe, expect, it } from 'vitest';
import { quotationOf } from './positions.ts';
import { startPdfRenderer } from './render-pdf.ts';
import { sampleLinks, sampleQuotation } from './testing/sample-quotation.ts';

describe('the PDF worker', () => {
  const renderer = startPdfRenderer();
  afterAll(() => renderer.close());

  it('renders several concurrently', async () => {
    const quotations = (['en_GB', 'de_DE'] as const).map((locale) => quotationOf(sampleQuotation(locale)));
    const pdfs = await Promise.all(
      quotations.map((quotation) => renderer.render({ quotation, links: sampleLinks })),
    );
    const languages = pdfs.map((pdf) => /\/Lang \((\S+)\)/.exec(Buffer.from(pdf).toString('latin1'))?.[1]);
    expect(languages).toEqual(['en-GB', 'de-DE']);
  });

  it('reports an error and continues with the next', async () => {
    const quotation = sampleQuotation('en_GB');
    const broken = { ...quotation, lines: null as unknown as typeof quotation.lines };
    await expect(renderer.render({ quotation: quotationOf(broken), links: sampleLinks })).rejects.toThrow();
    await expect(
      renderer.render({ quotation: quotationOf(quotation), links: sampleLinks }),
    ).resolves.toHaveProperty('length');
  });
});
