import { expect, it } from 'vitest';
import type { Texts } from '../../texts/use-texts.ts';
import { whatText } from './subject-text.ts';

const words: Readonly<Record<string, string>> = { 'market.farm': 'Landbouw' };
const texts = { t: (key: string) => words[key], has: (key: string) => key in words } as unknown as Texts;

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
