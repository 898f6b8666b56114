import path from 'node:path';
import { loadCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { formatNumber } from '@silowright/texts/format';
import { translate } from '@silowright/texts/translate';
import { volumeTexts } from '@silowright/texts/volume-words';
import { describe, expect, it } from 'vitest';
import { textsWith } from '../../platform/texts.ts';
import { linesOf } from '../offer-event.ts';
import { pricesOf } from '../offer-sheet.ts';
import { exampleQuotation } from './example-quotation.ts';
import { quotationOf } from './positions.ts';
import { boundCents, priceRows, totalRows } from './quotation-rows.ts';

const steel = loadCatalogue(path.join(import.meta.dirname, '../../../../../catalogues/steel'));
const texts = textsWith(steel);
const speaker = {
  t: (key: string, params = {}) => translate(texts('en_GB'), 'en_GB', key, params),
  number: (value: number) => formatNumber(value, 'en_GB'),
  ...volumeTexts({}, 'en_GB'),
  money: ({ minor }: { minor: number }) => String(minor),
  metres: String,
  date: String,
};
const quoted = (amountOfUnits: number, calculation = true) =>
  exampleQuotation(steel, 'en_GB', {
    segment: 'plastics',
    amountOfUnits,
    selection: calculation ? { 'engineering.structural': 'structural' } : {},
  });

describe.each([1, 3])('a structural calculation for %d units (G9)', (amountOfUnits) => {
  const quotation = quoted(amountOfUnits);
  const { priceCents } = quotation.lines.find(({ per }) => per === 'order')!;

  it('is in the total once', () => {
    expect(quotation.totalCents - quoted(amountOfUnits, false).totalCents).toBe(priceCents);
    expect(boundCents(quotation) + (quotation.transport?.cents ?? 0)).toBe(quotation.totalCents);
  });

  it('is no price per unit on paper, and a row of its own in the total', () => {
    const row = priceRows(speaker, quotation).find(({ cells }) => cells[0] === 'Structural calculation')!;
    const [total] = totalRows(speaker, quotation).filter(({ label }) => label === 'Options once per order');
    expect(row.cells.slice(2)).toEqual([...(amountOfUnits > 1 ? ['–'] : []), total?.value]);
    expect(total?.value).toContain(String(priceCents));
  });

  it('is one piece for other systems, whose lines add up', () => {
    const lines = linesOf(quotationOf(quotation), texts);
    expect(lines.find(({ group }) => group === 'structural')).toMatchObject({
      quantity: 1,
      total_in_cents: priceCents,
    });
    expect(lines.reduce((sum, line) => sum + line.total_in_cents, 0)).toBe(quotation.totalCents);
  });

  it('is marked on the sheet of staff', () => {
    const { lines, options_in_cents } = pricesOf(quotation);
    expect(lines.filter(({ per }) => per === 'order')).toHaveLength(1);
    expect(options_in_cents).toBe(quotation.optionsCostCents);
  });
});
