import type { OptionValue } from '../option-list.ts';

/** Gelcoat colours kept in stock; they cost less than colours mixed to order. */
const stockColours = [
  [9001, 'cream'],
  [9002, 'grey white'],
  [7035, 'light grey'],
] as const;

const mixedColours = [
  [1015, 'light ivory'],
  [3009, 'oxide red'],
  [5010, 'gentian blue'],
  [6005, 'moss green'],
  [6011, 'reseda green'],
  [7016, 'anthracite grey'],
  [8017, 'chocolate brown'],
  [9006, 'white aluminium'],
  [9010, 'pure white'],
] as const;

const priced = (colours: readonly (readonly [code: number, name: string])[], formula: string) =>
  colours.map(([code, name]) => ({ label: `RAL ${code} ${name}`, value: `${code}`, formula }));

/** The same colours for body and roof, priced by painted surface. Values are plain RAL codes (CF-18). */
export function colourChoices(surface: 'S_body' | 'S_roof'): OptionValue[] {
  return [
    {
      label: 'Semi-transparent (natural GRP)',
      value: 'semi_transparent',
      priceInCents: 0,
      default_selected: true,
    },
    ...priced(stockColours, `1100*${surface}`),
    ...priced(mixedColours, `max(30000, 2900*${surface})`),
    { label: 'Other RAL colour', value: 'other', formula: `22000 + 3400*${surface}` },
  ];
}
