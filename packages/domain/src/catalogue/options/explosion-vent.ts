import type { OptionGroupDefinition } from '../option-group-definition.ts';

/** For the types that store feed and grain, whose dust can explode. Prices are sample data. */
export const explosionVent: OptionGroupDefinition = {
  id: 'explosion_vent',
  key: 'safety.explosion_vent',
  types: { agricultural: ['vvs4', 'vb4', 'dds4'] },
  optional: true,
  options: [
    {
      label: 'Explosion vent panel, sized for St1 dust',
      value: 'explosion_vent',
      formula: '115000 + 1600*V',
      draw: [{ part: 'roof-panel', widthMm: 700, heightMm: 700 }],
    },
  ],
};
