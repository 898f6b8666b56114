import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const earthquakeZone2De: OptionGroupDefinition = {
  id: 'earthquake_zone_2_de',
  key: 'engineering.earthquake_zone_2_de',
  types: { agricultural: ['vvs4', 'vb4', 'dds4', 'nb', 'spw'], road_salt: ['fs', 'ms', 'spw'] },
  expression: "country == 'DE'",
  optional: true,
  options: [
    {
      label: 'Reinforced for earthquake zone 2 (DE)',
      value: 'earthquake_zone_2_de',
      formula: 'max(90000, 0.06*P)',
      draw: [{ part: 'anchor' }],
    },
  ],
};
