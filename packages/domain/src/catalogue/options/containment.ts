import type { OptionGroupDefinition } from '../option-group-definition.ts';

/** Prices are sample data. */
export const containment: OptionGroupDefinition = {
  id: 'containment',
  key: 'safety.containment',
  types: { agricultural: ['nb', 'spw'], road_salt: ['spw'] },
  options: [
    { label: 'None', value: 'none', priceInCents: 0, default_selected: true, draw: [] },
    {
      label: 'Double bottom with leak probe',
      value: 'double_bottom',
      formula: '62000 + 21000*D*D',
      draw: [{ part: 'containment', form: 'double-bottom' }],
    },
    {
      label: 'GRP bund for 110 % of the volume',
      value: 'bund',
      formula: '145000 + 6200*V',
      draw: [{ part: 'containment', form: 'bund' }],
    },
  ],
};
