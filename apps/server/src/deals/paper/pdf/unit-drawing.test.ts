import { boundsOfPart } from '@silowright/domain/drawing/bounds';
import { formatMetres } from '@silowright/texts/format';
import { translate } from '@silowright/texts/translate';
import { volumeTexts } from '@silowright/texts/volume-words';
import { expect, it } from 'vitest';
import { loadMessages } from '../../../platform/texts.ts';
import { priceRows } from '../quotation-rows.ts';
import { sampleQuotation } from '../testing/sample-quotation.ts';
import { dimensionedDrawing, drawingInBox, shadedDrawing } from './unit-drawing.ts';

const messages = loadMessages('de_DE');
const speaker = {
  metres: (mm: number) => formatMetres(mm, 'de_DE'),
  t: (key: string, params = {}) => translate(messages, 'de_DE', key, params),
  money: ({ minor }: { readonly minor: number }) => String(minor),
  number: String,
  ...volumeTexts({}, 'de_DE'),
  date: String,
};
const { 'colour.body_colour': _, ...selection } = sampleQuotation('de_DE').selection;
const quotation = sampleQuotation('de_DE', { selection });

it('the picture on paper and in mails shows the level of the asked volume (EN-07)', () => {
  const topAt = (volumePerUnit: number) =>
    -boundsOfPart(
      shadedDrawing(speaker, { ...quotation, values: { ...quotation.values, volumePerUnit } }),
      'content',
    )!.y;
  const { volumeM3 } = quotation.unit;
  expect(topAt(volumeM3 / 2)).toBeLessThan(topAt(volumeM3) - 500);
  expect(boundsOfPart(shadedDrawing(speaker, quotation), 'fill-line')).toBeDefined();
});

it('the dimensioned drawing says in words that concrete is by others', () => {
  const onSlab = sampleQuotation('de_DE', { type: 'vb4', volumeM3: 30 });
  const words = (drawn: typeof quotation) =>
    dimensionedDrawing(speaker, drawn).primitives.flatMap((each) => (each.kind === 'text' ? each.text : []));
  expect(words(onSlab)).toContain('Beton: nur schematisch, bauseits');
  expect(words(quotation)).not.toContain('Beton: nur schematisch, bauseits');
});

it('figures of a wide, low unit are as legible on paper as those of a tall one', () => {
  const box = { width: 290, height: 560 };
  const points = (drawn: typeof quotation) => {
    const { viewBox, primitives } = drawingInBox(speaker, drawn, box);
    const scale = Math.min(box.width / viewBox.width, box.height / viewBox.height);
    return Math.min(...primitives.flatMap((each) => (each.kind === 'text' ? each.sizeMm * scale : [])));
  };
  for (const drawn of [quotation, sampleQuotation('de_DE', { type: 'vb4', volumeM3: 30 })])
    expect(points(drawn)).toBeGreaterThan(5.5);
});

it('standard equipment that is drawn has a line of its own', () => {
  const row = priceRows(speaker, quotation).find(({ cells }) => cells[0] === 'Standardausstattung');
  expect(row?.cells[1]).toContain('Füllrohr');
});
