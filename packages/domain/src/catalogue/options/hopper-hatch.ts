import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const hopperHatch: OptionGroupDefinition = {
  id: 'hopper_hatch',
  key: 'access.hopper_hatch',
  types: { agricultural: ['vvs4', 'dds4'], road_salt: ['fs', 'ms'] },
  optional: true,
  options: [
    {
      label: 'Hopper inspection hatch 300 mm',
      value: 'cone_300',
      priceInCents: 34500,
      draw: [{ part: 'hopper-hatch', dn: 300 }],
    },
  ],
};
