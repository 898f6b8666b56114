import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuotationText } from './quotation-text.tsx';

const sheet: Parameters<typeof QuotationText>[0]['sheet'] = {
  language: 'de-DE',
  summary: 'Zwei Silos',
  unit_heading: 'Ihr Silo',
  drawing: 'Ansicht von vorn, 7,92 m hoch',
  unit: [{ label: 'Durchmesser', value: '2,80 m' }],
  prices_heading: 'Preise',
  prices_note: 'Alle Preise in Euro',
  price_heads: ['Position', 'Auswahl', 'Preis'],
  prices: [
    ['Behälter', 'VVS 4', '12.920 €'],
    ['Leiter', 'von uns', '1.250 €'],
  ],
  totals: [
    { label: 'Transport', value: '2.000 €' },
    { label: 'Gesamt', value: '16.170 €' },
  ],
  vat: 'Ohne MwSt.',
  binding_heading: 'Was Sie annehmen',
  binding: 'Die Ware ist verbindlich.',
  terms_heading: 'Bedingungen',
  terms: ['Gültig 30 Tage'],
};

test('the quotation to be signed is text with headings, a price table with headers, and the drawing in words (Y6, QU-04)', () => {
  const markup = renderToStaticMarkup(<QuotationText sheet={sheet} />);
  const found = (pattern: RegExp) => [...markup.matchAll(pattern)].map(([, text]) => text);
  expect(markup).toMatch(/^<article lang="de-DE"/);
  expect(found(/<h2[^>]*>([^<]*)</g)).toEqual(['Ihr Silo', 'Preise', sheet.binding_heading, 'Bedingungen']);
  expect(found(/<th[^>]* scope="col"[^>]*>([^<]*)</g)).toEqual(sheet.price_heads);
  expect(found(/<th[^>]* scope="row"[^>]*>([^<]*)</g)).toEqual(['Behälter', 'Leiter', 'Transport', 'Gesamt']);
  expect(found(/<td[^>]*>([^<]*)</g)).toEqual([
    ...['VVS 4', '12.920 €', 'von uns', '1.250 €'],
    ...['2.000 €', '16.170 €'],
  ]);
  expect(found(/<dt[^>]*>([^<]*)</g)).toEqual(['Durchmesser']);
  expect(markup).toContain(sheet.drawing);
});
