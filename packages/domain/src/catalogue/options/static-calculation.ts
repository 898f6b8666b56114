import type { OptionGroupDefinition } from '../option-group-definition.ts';

const noVisibleEffect = 'a document that comes with the unit; nothing is built differently';

export const staticCalculation: OptionGroupDefinition = {
  id: 'static_calculation',
  key: 'engineering.static_calculation',
  types: { agricultural: ['vvs4', 'vb4', 'dds4', 'nb', 'spw'] },
  optional: true,
  options: [
    {
      label: 'Static calculation (verifiable)',
      value: 'static_calculation',
      priceInCents: 95000,
      noVisibleEffect,
    },
  ],
};

export const staticCalculationTank: OptionGroupDefinition = {
  id: 'static_calculation.tank',
  key: 'engineering.static_calculation',
  types: { road_salt: ['spw'] },
  optional: true,
  options: [
    {
      label: 'Static calculation (verifiable)',
      value: 'static_calculation',
      priceInCents: 95000,
      noVisibleEffect,
    },
  ],
};

export const staticCalculationSalt: OptionGroupDefinition = {
  id: 'static_calculation.salt',
  key: 'engineering.static_calculation',
  types: { road_salt: ['fs', 'ms'] },
  optional: true,
  options: [
    {
      label: 'Static calculation (verifiable)',
      value: 'static_calculation',
      priceInCents: 165000,
      noVisibleEffect,
    },
  ],
};
