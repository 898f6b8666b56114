import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const ventType: OptionGroupDefinition = {
  id: 'vent_type',
  key: 'vent.vent_type',
  types: { agricultural: ['vvs4', 'vb4', 'dds4'], road_salt: ['fs', 'ms'] },
  options: [
    {
      label: 'Vent line 200 mm to ground level',
      value: 'vent_line',
      priceInCents: 0,
      default_selected: true,
      draw: [{ part: 'vent-pipe', pipeMm: 200 }],
    },
    {
      label: 'Air control (roof filter unit)',
      value: 'air_control',
      formula: '106000 - 2800*H + if(V>60,64000,0)',
      draw: [{ part: 'roof-box', widthMm: 460, heightMm: 900 }],
    },
  ],
};
