import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const controlPlatform: OptionGroupDefinition = {
  id: 'control_platform',
  key: 'access.control_platform',
  types: { road_salt: ['fs'] },
  optional: true,
  options: [
    {
      label: 'Control platform at outlet',
      value: 'control_platform',
      formula: '165000 + 14000*D',
      draw: [{ part: 'platform' }],
    },
  ],
};
