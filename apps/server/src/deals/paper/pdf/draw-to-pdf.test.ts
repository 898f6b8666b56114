import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import { type DrawOptions, drawFront } from '@silowright/domain/drawing/primitives';
import { drawToPdf } from '@silowright/domain/drawing/to-pdf';
import type { Selection } from '@silowright/domain/pricing/selection';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';

async function pdfOf(
  selection: Selection,
  style: DrawOptions['style'],
): Promise<{ text: string; pages: number }> {
  const model = configuredModel({
    type: 'fs',
    diameterMm: 3500,
    heightMm: 13_280,
    volumeM3: 60,
    passageWidthMm: 3500,
    passageHeightMm: 4000,
    selection,
  });
  const formatMetres = (mm: number) => `${(mm / 1000).toFixed(2)} m`;
  const drawing = drawFront(model, { style, dimensions: true, person: true, truck: true, formatMetres });
  const doc = new PDFDocument({ size: 'A4', compress: false, bufferPages: true });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  // The lowest figures are close to the end of the page: text below would open a new page.
  drawToPdf(doc, drawing, { x: 60, y: 400, width: 475, height: 430 });
  const pages = doc.bufferedPageRange().count;
  doc.end();
  await ended;
  return { text: Buffer.concat(chunks).toString('latin1'), pages };
}

/** pdfkit writes text as hex strings between kerning values. */
const written = (pdf: string) =>
  [...pdf.matchAll(/\[(<[^\]]+)\] TJ/g)].map(([, pieces]) =>
    Buffer.from(
      pieces!.replace(/> -?[\d.]+ ?<|[<>]| [-\d.]+$/g, '').replace(/[^0-9a-f]/g, ''),
      'hex',
    ).toString('latin1'),
  );

test.each(['shaded', 'line'] as const)(
  'real pdfkit draws the %s primitives on one page, including figures',
  async (style) => {
    const { text, pages } = await pdfOf({}, style);
    expect(pages).toBe(1);
    const words = written(text).join('|');
    for (const figure of ['13.28 m', '4.00 m', '3.50 m', '1.80 m']) expect(words).toContain(figure);
  },
);

test('gradients, transparency and the near-black pattern are drawn', async () => {
  const { text } = await pdfOf({ 'colour.body_colour': { value: 'other', custom: 'RAL 9005' } }, 'shaded');
  expect(text).toContain('/ShadingType 2');
  expect(text).toContain('/PatternType 1');
  expect(text).toMatch(/\/ca 0\.09/);
});
