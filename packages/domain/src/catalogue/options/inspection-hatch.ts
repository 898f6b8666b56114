import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const inspectionHatch: OptionGroupDefinition = {
  id: 'inspection_hatch',
  key: 'access.inspection_hatch',
  types: { agricultural: ['vvs4', 'vb4', 'dds4', 'nb', 'spw'], road_salt: ['spw', 'fs', 'ms'] },
  multi: true,
  options: [
    {
      label: 'Roof manhole 600 mm',
      value: 'roof_600',
      priceInCents: 0,
      default_selected: true,
      draw: [{ part: 'roof-manhole', dn: 600 }],
    },
    {
      label: 'Side manhole 600 mm',
      value: 'side_600',
      priceInCents: 69000,
      draw: [{ part: 'side-manhole', dn: 600 }],
    },
    {
      label: 'Side hatch 400 x 600 mm',
      value: 'side_400x600',
      priceInCents: 36500,
      draw: [{ part: 'side-hatch', widthMm: 400, heightMm: 600 }],
    },
  ],
};
