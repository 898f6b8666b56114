import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const gloss: OptionGroupDefinition = {
  id: 'gloss',
  key: 'colour.gloss',
  types: { agricultural: ['vvs4', 'vb4', 'dds4', 'nb', 'spw'], road_salt: ['spw', 'fs', 'ms'] },
  expression: "body_colour != 'semi_transparent' or roof_colour != 'semi_transparent'",
  options: [
    { label: 'Matt', value: 'matt', priceInCents: 0, default_selected: true, draw: [{ gloss: 'matt' }] },
    {
      label: 'Semi-gloss',
      value: 'semi_gloss',
      formula: '450*(S_body+S_roof)',
      draw: [{ gloss: 'semi-gloss' }],
    },
  ],
};
