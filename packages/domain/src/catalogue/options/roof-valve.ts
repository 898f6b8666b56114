import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const roofValve: OptionGroupDefinition = {
  id: 'roof_valve',
  key: 'vent.roof_valve',
  types: { agricultural: ['vvs4', 'vb4', 'dds4'], road_salt: ['fs', 'ms'] },
  optional: true,
  options: [
    {
      label: 'Over/under-pressure roof valve',
      value: 'roof_valve',
      formula: 'if(V>30,56000,42000)',
      draw: [{ part: 'roof-valve', dn: 200 }],
    },
  ],
};
