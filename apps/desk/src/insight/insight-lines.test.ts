import { expect, it } from 'vitest';
import { listOfLine, optionsByName } from './insight-lines.ts';

it.each([
  ['market', 'food', '/admin/quotations?country=DE&from=2026-03-02&market=food'],
  ['country', 'NL', '/admin/quotations?country=NL&from=2026-03-02'],
  ['dealer', '', '/admin/quotations?country=DE&dealer=none&from=2026-03-02'],
  ['market', '', undefined],
] as const)('the line of %s "%s" opens the list of its period and filters (DK-03)', (name, key, expected) => {
  expect(listOfLine({ from: '2026-03-02', filters: { country: 'DE' } }, name, key)).toBe(expected);
});

it('options with the same words are one line, the most frequent first (DK-03)', () => {
  const options = [
    { option: 'colour.white', count: 5 },
    { option: 'agitator.small.A', count: 4 },
    { option: 'agitator.spw.A', count: 3 },
  ];
  expect(optionsByName(options, (option) => (option.startsWith('agitator') ? 'Agitator A' : option))).toEqual(
    [
      { name: 'Agitator A', count: 7 },
      { name: 'colour.white', count: 5 },
    ],
  );
});
