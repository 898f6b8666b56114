import type { Paint } from '../equipment.ts';
import type { OptionDefinition } from '../option-group-definition.ts';

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

const priced = (
  paint: Paint['paint'],
  colours: readonly (readonly [code: number, name: string])[],
  formula: string,
): OptionDefinition[] =>
  colours.map(([code, name]) => ({
    label: `RAL ${code} ${name}`,
    value: `${code}`,
    formula,
    draw: [{ paint, ral: `${code}` }],
  }));

/** The same colours for body and roof, priced by painted surface. Values are plain RAL codes (CF-18). */
export function colourChoices(paint: Paint['paint']): OptionDefinition[] {
  const surface = `S_${paint}`;
  return [
    {
      label: 'Semi-transparent (natural GRP)',
      value: 'semi_transparent',
      priceInCents: 0,
      default_selected: true,
      draw: [],
    },
    ...priced(paint, stockColours, `1100*${surface}`),
    ...priced(paint, mixedColours, `max(30000, 2900*${surface})`),
    {
      label: 'Other RAL colour',
      value: 'other',
      formula: `22000 + 3400*${surface}`,
      draw: [{ paint, ral: 'custom' }],
    },
  ];
}
