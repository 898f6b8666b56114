import type { OptionGroupDefinition } from '../option-group-definition.ts';

/** Fitted on site, so that the transported diameter stays. Prices are sample data. */
export const insulation: OptionGroupDefinition = {
  id: 'insulation',
  key: 'thermal.insulation',
  types: { agricultural: ['nb', 'spw'], road_salt: ['spw'] },
  optional: true,
  options: [
    {
      label: '50 mm with GRP cladding',
      value: 'ins_50',
      formula: '6800*S_body + 9500*S_roof',
      draw: [{ part: 'jacket', thicknessMm: 50 }],
    },
    {
      label: '80 mm with GRP cladding',
      value: 'ins_80',
      formula: '8200*S_body + 11000*S_roof',
      draw: [{ part: 'jacket', thicknessMm: 80 }],
    },
  ],
};
