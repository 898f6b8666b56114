import { boot, setBoot } from '@silowright/ui/catalogue/boot.ts';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import { expect, it } from 'vitest';
import { whatText } from './subject-text.ts';

const words: Readonly<Record<string, string>> = { 'market.farm': 'Landbouw' };
const textsIn = (volumeUnit: string) =>
  ({ t: (key: string) => words[key], has: (key: string) => key in words, volumeUnit }) as unknown as Texts;
const texts = textsIn('m³');

it('a request names its market in the language of the page (DK-04)', () => {
  const request = {
    unit: null,
    market: 'farm',
    product: 'Mischfutter',
    subject: 'Landwirtschaft Mischfutter',
  };
  expect(whatText(texts, 'requests', request)).toBe('Landbouw · Mischfutter');
  expect(whatText(texts, 'requests', { ...request, product: '' })).toBe(request.subject);
  expect(whatText(texts, 'requests', { ...request, market: 'gone' })).toBe(request.subject);
  expect(whatText(texts, 'leads', { ...request, subject: 'farm 20 m³' })).toBe('Landbouw · 20 m³');
});

it('a deal names its first unit, and how many positions there are beside it (PJ-07)', () => {
  const named = { t: (key: string) => (key === 'admin.and-more' ? 'and 3 more' : 'Silo'), has: () => true };
  const [unit, more] = [{ type: 'vvs4', volume: 30 }, 3];
  const inList = { ...named, volume: (m3: number) => `${m3} m³` } as unknown as Texts;
  const row = { unit: unit as never, market: 'farm', product: '', subject: '' };
  expect(whatText(inList, 'quotations', row)).toBe('Silo 30 m³');
  expect(whatText(inList, 'quotations', { ...row, more_positions: more })).toBe('Silo 30 m³ and 3 more');
});

it('the volume of a lead, which is stored in m³, is in the unit of the catalogue (A15)', () => {
  const sample = boot();
  setBoot({ ...sample, asked: { ...sample.asked, volumeUnit: 'hl' } });
  const lead = { unit: null, market: 'farm', product: '', subject: 'farm 0.76 m³' };
  expect(whatText(textsIn('hl'), 'leads', lead)).toBe('Landbouw · 7.6 hl');
  setBoot(sample);
});
