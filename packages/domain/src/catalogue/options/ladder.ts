import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const ladder: OptionGroupDefinition = {
  id: 'ladder',
  key: 'access.ladder',
  types: { agricultural: ['vvs4', 'vb4', 'dds4', 'nb', 'spw'], road_salt: ['spw', 'fs', 'ms'] },
  options: [
    { label: 'Ladder by client', value: 'by_client', priceInCents: 0, default_selected: true, draw: [] },
    {
      label: 'Caged ladder by provider',
      value: 'by_provider',
      formula: '35000 + 18500*H + 62000*max(0, ceil(H/10)-1)',
      draw: [{ part: 'ladder', cage: true, restEveryM: 10 }],
    },
  ],
};
