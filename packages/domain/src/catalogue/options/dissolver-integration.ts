import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const dissolverIntegration: OptionGroupDefinition = {
  id: 'dissolver_integration',
  key: 'salt.dissolver_integration',
  types: { road_salt: ['fs', 'ms'] },
  options: [
    { label: 'None', value: 'none', priceInCents: 0, default_selected: true, draw: [] },
    {
      label: 'Blind flange (prepared)',
      value: 'blind',
      priceInCents: 24000,
      draw: [{ part: 'hopper-nozzle', dn: 150, end: 'blind' }],
    },
    {
      label: 'Butterfly valve',
      value: 'butterfly',
      priceInCents: 56000,
      draw: [{ part: 'hopper-nozzle', dn: 150, end: 'valve' }],
    },
    {
      label: 'Valve with 4 m connecting tube',
      value: 'valve_tube_4m',
      priceInCents: 129000,
      draw: [{ part: 'hopper-nozzle', dn: 150, end: 'valve', tubeMm: 4000 }],
    },
  ],
};
