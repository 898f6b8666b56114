import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const roofRail: OptionGroupDefinition = {
  id: 'roof_rail',
  key: 'access.roof_rail',
  types: { agricultural: ['vvs4', 'vb4', 'dds4', 'nb', 'spw'], road_salt: ['spw', 'fs'] },
  expression: "ladder == 'by_provider'",
  optional: true,
  options: [
    {
      label: 'Roof guard rail',
      value: 'roof_rail',
      formula: '52000 + 14500*3.1416*D',
      draw: [{ part: 'roof-rail', heightMm: 1100 }],
    },
  ],
};
