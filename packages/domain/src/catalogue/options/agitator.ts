import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const agitatorSmall: OptionGroupDefinition = {
  id: 'agitator.small',
  key: 'agitator.agitator',
  types: { agricultural: ['nb'] },
  expression: 'volume_m3 <= 30',
  options: [
    {
      label: 'Agitator A (2.2 kW)',
      value: 'A',
      priceInCents: 0,
      default_selected: true,
      draw: [{ part: 'wall-drive', motorMm: [420, 240] }],
    },
  ],
};

export const agitatorMedium: OptionGroupDefinition = {
  id: 'agitator.medium',
  key: 'agitator.agitator',
  types: { agricultural: ['nb'] },
  expression: 'volume_m3 > 30 and volume_m3 <= 70',
  options: [
    {
      label: 'Agitator B (4.0 kW)',
      value: 'B',
      priceInCents: 0,
      default_selected: true,
      draw: [{ part: 'wall-drive', motorMm: [560, 300] }],
    },
    {
      label: 'Agitator C (7.5 kW)',
      value: 'C',
      priceInCents: 225000,
      draw: [{ part: 'wall-drive', motorMm: [740, 380] }],
    },
  ],
};

export const agitatorLarge: OptionGroupDefinition = {
  id: 'agitator.large',
  key: 'agitator.agitator',
  types: { agricultural: ['nb'] },
  expression: 'volume_m3 > 70',
  options: [
    {
      label: 'Agitator C (7.5 kW)',
      value: 'C',
      priceInCents: 0,
      default_selected: true,
      draw: [{ part: 'wall-drive', motorMm: [740, 380] }],
    },
  ],
};

const agitatorOfTank: Pick<OptionGroupDefinition, 'key' | 'optional' | 'options'> = {
  key: 'agitator.agitator',
  optional: true,
  options: [
    {
      label: 'Agitator A (2.2 kW)',
      value: 'A',
      priceInCents: 245000,
      draw: [{ part: 'wall-drive', motorMm: [420, 240] }],
    },
    {
      label: 'Agitator B (4.0 kW)',
      value: 'B',
      priceInCents: 365000,
      draw: [{ part: 'wall-drive', motorMm: [560, 300] }],
    },
  ],
};

export const agitatorSpw: OptionGroupDefinition = {
  id: 'agitator.spw',
  types: { agricultural: ['spw'] },
  ...agitatorOfTank,
};

export const agitator: OptionGroupDefinition = {
  id: 'agitator',
  types: { road_salt: ['spw'] },
  ...agitatorOfTank,
};
