import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const logo: OptionGroupDefinition = {
  id: 'logo',
  key: 'colour.logo',
  types: { agricultural: ['vvs4', 'vb4', 'dds4', 'nb', 'spw'], road_salt: ['spw', 'fs', 'ms'] },
  optional: true,
  options: [
    { label: 'Logo 1 m2', value: 'logo_1m2', priceInCents: 29500, draw: [{ part: 'logo', areaM2: 1 }] },
    { label: 'Logo 2 m2', value: 'logo_2m2', priceInCents: 48000, draw: [{ part: 'logo', areaM2: 2 }] },
  ],
};
