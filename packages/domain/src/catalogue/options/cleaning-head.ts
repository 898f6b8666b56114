import type { OptionGroupDefinition } from '../option-group-definition.ts';

/** Two heads above 60 m³. Prices are sample data. */
export const cleaningHead: OptionGroupDefinition = {
  id: 'cleaning_head',
  key: 'access.cleaning_head',
  types: { agricultural: ['nb', 'spw'] },
  optional: true,
  options: [
    {
      label: 'Static spray ball',
      value: 'spray_ball',
      formula: 'if(V>60,57000,28500)',
      draw: [{ part: 'cleaning-head', form: 'ball' }],
    },
    {
      label: 'Rotating head',
      value: 'rotating',
      formula: 'if(V>60,156000,78000)',
      draw: [{ part: 'cleaning-head', form: 'rotating' }],
    },
  ],
};
