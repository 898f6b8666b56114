import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['Müller', 'muller'],
  ['GROẞ Straße', 'gross strasse'],
  ['Søren Kjær', 'soren kjaer'],
  ['ﬁne', 'fine'],
])('removes case and accents of %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
