import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const contentMeasurementSilo: OptionGroupDefinition = {
  id: 'content_measurement.silo',
  key: 'measurement.content_measurement',
  types: { agricultural: ['vvs4', 'vb4', 'dds4'] },
  options: [
    { label: 'None', value: 'none', priceInCents: 0, default_selected: true, draw: [] },
    {
      label: 'Mechanical (level flag / rope)',
      value: 'mechanical',
      formula: '19500 + 1900*H',
      draw: [{ part: 'level-scale', form: 'rope' }],
    },
    {
      label: 'Electrical (full/empty switches)',
      value: 'electrical',
      priceInCents: 68500,
      draw: [{ part: 'level-switch', form: 'rotary', at: [0.08, 0.92] }],
    },
    {
      label: 'Electrical premium (radar, display, telemetry)',
      value: 'electrical_premium',
      priceInCents: 189000,
      draw: [{ part: 'roof-instrument', dn: 80, heightMm: 520 }],
    },
  ],
};

export const contentMeasurementSalt: OptionGroupDefinition = {
  id: 'content_measurement.salt',
  key: 'measurement.content_measurement',
  types: { road_salt: ['fs', 'ms'] },
  options: [
    { label: 'None', value: 'none', priceInCents: 0, default_selected: true, draw: [] },
    {
      label: 'Mechanical (rope and plumb)',
      value: 'mechanical',
      formula: '29500 + 2400*H',
      draw: [{ part: 'level-scale', form: 'rope' }],
    },
    {
      label: 'Electrical (3 rotary level switches)',
      value: 'electrical',
      priceInCents: 98500,
      draw: [{ part: 'level-switch', form: 'rotary', at: [0.08, 0.5, 0.92] }],
    },
    {
      label: 'Electrical premium (load cells / radar, telemetry)',
      value: 'electrical_premium',
      formula: '365000 + if(V>75,120000,0)',
      draw: [{ part: 'roof-instrument', dn: 80, heightMm: 520 }],
    },
  ],
};

export const contentMeasurementTank: OptionGroupDefinition = {
  id: 'content_measurement.tank',
  key: 'measurement.content_measurement',
  types: { agricultural: ['nb', 'spw'], road_salt: ['spw'] },
  options: [
    { label: 'None', value: 'none', priceInCents: 0, default_selected: true, draw: [] },
    {
      label: 'Mechanical (float and scale)',
      value: 'mechanical',
      formula: '24000 + 2200*H',
      draw: [{ part: 'level-scale', form: 'float' }],
    },
    {
      label: 'Electrical (hydrostatic sensor, display)',
      value: 'electrical',
      priceInCents: 115000,
      draw: [{ part: 'level-switch', form: 'hydrostatic' }],
    },
    {
      label: 'Electrical premium (radar + overfill protection)',
      value: 'electrical_premium',
      priceInCents: 235000,
      draw: [{ part: 'roof-instrument', dn: 80, heightMm: 520 }],
    },
  ],
};
