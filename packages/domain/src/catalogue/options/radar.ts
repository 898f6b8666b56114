import type { OptionGroupDefinition } from '../option-group-definition.ts';

/** Not beside the premium measurement, which includes a radar. Prices are sample data. */
export const radar: OptionGroupDefinition = {
  id: 'radar',
  key: 'measurement.radar',
  types: { agricultural: ['vvs4', 'vb4', 'dds4', 'nb', 'spw'], road_salt: ['spw', 'fs', 'ms'] },
  expression: "content_measurement != 'electrical_premium'",
  optional: true,
  options: [
    {
      label: '80 GHz radar, 4–20 mA',
      value: 'radar_4_20',
      priceInCents: 145000,
      draw: [{ part: 'roof-instrument', dn: 80, heightMm: 450 }],
    },
    {
      label: '80 GHz radar with remote reading',
      value: 'radar_gsm',
      priceInCents: 189000,
      draw: [
        { part: 'roof-instrument', dn: 80, heightMm: 450 },
        { part: 'wall-box', form: 'display', widthMm: 250, heightMm: 300, atM: 1.6 },
      ],
    },
  ],
};
