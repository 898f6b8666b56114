import type { OptionGroupDefinition } from '../option-group-definition.ts';

/** Prices are sample data. */
export const heating: OptionGroupDefinition = {
  id: 'heating',
  key: 'thermal.heating',
  types: { agricultural: ['nb', 'spw'], road_salt: ['spw'] },
  options: [
    { label: 'None', value: 'none', priceInCents: 0, default_selected: true, draw: [] },
    {
      label: 'Frost protection of valve and pipe',
      value: 'frost',
      priceInCents: 72000,
      draw: [{ part: 'wall-box', form: 'heater', widthMm: 250, heightMm: 300, atM: 1.2 }],
    },
    {
      label: 'Electric trace heating of the shell',
      value: 'trace',
      formula: '98000 + 3600*S_body',
      draw: [{ part: 'heating', form: 'trace' }],
    },
    {
      label: 'Hot-water coil, stainless',
      value: 'coil',
      formula: '185000 + 4200*V',
      draw: [{ part: 'heating', form: 'coil' }],
    },
  ],
};
