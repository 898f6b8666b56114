import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const outflowHeight: OptionGroupDefinition = {
  id: 'outflow_height',
  key: 'flow.outflow_height',
  types: { agricultural: ['vvs4', 'dds4'] },
  options: [
    { label: '1.00 m', value: '1.00', priceInCents: 0, default_selected: true, draw: [] },
    { label: '1.27 m', value: '1.27', formula: '9000*D', draw: [], raisesMm: 270 },
    { label: '1.50 m', value: '1.50', formula: '15500*D', draw: [], raisesMm: 500 },
    { label: '2.00 m', value: '2.00', formula: '29000*D', draw: [], raisesMm: 1000 },
  ],
};
