import { expect, it } from 'vitest';
import { foldText } from './characters.ts';

it.each([
  ['Müller', 'muller'],
  ['GROẞ Straße', 'gross strasse'],
  ['Søren Kjær', 'soren kjaer'],
  ['ﬁne', 'fine'],
  ['Wałęsa Đurić Œuvre', 'walesa duric oeuvre'],
  ['Þór Guðrún ışık', 'thor gudrun isik'],
])('removes case and accents of %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
