import type { OptionGroupDefinition } from '../option-group-definition.ts';

/** Prices are sample data. */
export const dischargeAid: OptionGroupDefinition = {
  id: 'discharge_aid',
  key: 'flow.discharge_aid',
  types: { agricultural: ['vvs4', 'dds4'], road_salt: ['fs', 'ms'] },
  options: [
    { label: 'None', value: 'none', priceInCents: 0, default_selected: true, draw: [] },
    {
      label: 'Electric vibrator on the hopper',
      value: 'vibrator',
      priceInCents: 74500,
      draw: [{ part: 'hopper-vibrator' }],
    },
    {
      label: 'Aeration pads with valve',
      value: 'air_pads',
      formula: '98000 + 6000*D',
      draw: [{ part: 'hopper-pads', count: 'by-diameter' }],
    },
  ],
};
