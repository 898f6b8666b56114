import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const inflowValve: OptionGroupDefinition = {
  id: 'inflow_valve',
  key: 'flow.inflow_valve',
  types: { agricultural: ['nb', 'spw'], road_salt: ['spw'] },
  options: [
    {
      label: 'Camlock DN80 with cap',
      value: 'camlock_80',
      priceInCents: 0,
      default_selected: true,
      draw: [{ part: 'inlet', form: 'camlock', dn: 80 }],
    },
    {
      label: 'Butterfly valve DN80',
      value: 'butterfly_80',
      priceInCents: 26500,
      draw: [{ part: 'inlet', form: 'butterfly', dn: 80 }],
    },
    {
      label: 'Butterfly valve DN100',
      value: 'butterfly_100',
      priceInCents: 34000,
      draw: [{ part: 'inlet', form: 'butterfly', dn: 100 }],
    },
    {
      label: 'Ball valve DN80 stainless',
      value: 'ball_80_ss',
      priceInCents: 54000,
      draw: [{ part: 'inlet', form: 'ball', dn: 80 }],
    },
  ],
};
