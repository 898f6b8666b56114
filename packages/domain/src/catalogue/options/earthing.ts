import type { OptionGroupDefinition } from '../option-group-definition.ts';

/** Prices are sample data. */
export const earthing: OptionGroupDefinition = {
  id: 'earthing',
  key: 'safety.earthing',
  types: { agricultural: ['vvs4', 'vb4', 'dds4'], road_salt: ['fs', 'ms'] },
  options: [
    {
      label: 'Earthing lugs on the metal parts',
      value: 'lugs',
      priceInCents: 0,
      default_selected: true,
      draw: [{ part: 'foot-lug' }],
    },
    {
      label: 'Earthing set with strap and rod',
      value: 'set',
      priceInCents: 14500,
      draw: [{ part: 'foot-lug', strap: true }],
    },
    {
      label: 'Conductive inner layer and earthing set',
      value: 'conductive',
      formula: '32500 + 1400*S_body',
      draw: [{ part: 'foot-lug', strap: true, layer: true }],
    },
  ],
};
