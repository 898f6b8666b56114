import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const outflowValveTank: OptionGroupDefinition = {
  id: 'outflow_valve.tank',
  key: 'flow.outflow_valve',
  types: { agricultural: ['nb', 'spw'], road_salt: ['spw'] },
  options: [
    {
      label: 'Butterfly valve DN100',
      value: 'butterfly_100',
      priceInCents: 0,
      default_selected: true,
      draw: [{ part: 'outlet', form: 'butterfly', dn: 100, drive: 'lever' }],
    },
    {
      label: 'Butterfly valve DN150',
      value: 'butterfly_150',
      priceInCents: 24500,
      draw: [{ part: 'outlet', form: 'butterfly', dn: 150, drive: 'lever' }],
    },
    {
      label: 'Knife gate valve DN150',
      value: 'knife_150',
      priceInCents: 49000,
      draw: [{ part: 'outlet', form: 'knife', dn: 150, drive: 'hand' }],
    },
    {
      label: 'Double valve DN100 (butterfly + gate)',
      value: 'double_100',
      priceInCents: 78000,
      draw: [{ part: 'outlet', form: 'butterfly-knife', dn: 100, drive: 'lever' }],
    },
  ],
};

export const outflowValveSilo: OptionGroupDefinition = {
  id: 'outflow_valve.silo',
  key: 'flow.outflow_valve',
  types: { agricultural: ['vvs4', 'dds4'] },
  options: [
    {
      label: 'Manual slide gate 400 mm',
      value: 'slide_manual',
      priceInCents: 0,
      default_selected: true,
      draw: [{ part: 'outlet', form: 'slide', dn: 400, drive: 'hand' }],
    },
    {
      label: 'Stainless slide gate 400 mm',
      value: 'slide_ss',
      priceInCents: 39000,
      draw: [{ part: 'outlet', form: 'slide', dn: 400, drive: 'hand', stainless: true }],
    },
    {
      label: 'Pneumatic slide gate',
      value: 'slide_pneumatic',
      priceInCents: 125000,
      draw: [{ part: 'outlet', form: 'slide', dn: 400, drive: 'pneumatic' }],
    },
  ],
};

export const outflowValveFlat: OptionGroupDefinition = {
  id: 'outflow_valve.flat',
  key: 'flow.outflow_valve',
  types: { agricultural: ['vb4'] },
  options: [
    {
      label: 'Centre outlet with slide, sweep-auger ready',
      value: 'sweep_outlet',
      priceInCents: 0,
      default_selected: true,
      draw: [{ part: 'outlet', form: 'sweep', dn: 250, drive: 'electric' }],
    },
    {
      label: 'Side outlet with slide',
      value: 'side_outlet',
      formula: '28500 + 4000*D',
      draw: [{ part: 'outlet', form: 'chute', dn: 400, drive: 'hand' }],
    },
  ],
};

export const outflowValveSalt: OptionGroupDefinition = {
  id: 'outflow_valve.salt',
  key: 'flow.outflow_valve',
  types: { road_salt: ['fs', 'ms'] },
  options: [
    {
      label: 'Slide gate with lever and rope',
      value: 'slide_lever',
      priceInCents: 0,
      default_selected: true,
      draw: [{ part: 'outlet', form: 'slide', dn: 400, drive: 'lever' }],
    },
    {
      label: 'Rack-and-pinion slide with chain wheel',
      value: 'slide_chain',
      priceInCents: 64500,
      draw: [{ part: 'outlet', form: 'slide', dn: 400, drive: 'chain' }],
    },
    {
      label: 'Electric slide gate, 2 push-button stations',
      value: 'slide_electric',
      priceInCents: 195000,
      draw: [{ part: 'outlet', form: 'slide', dn: 400, drive: 'electric' }],
    },
    {
      label: 'Electric slide + telescopic spout',
      value: 'telescopic_spout',
      priceInCents: 328000,
      draw: [{ part: 'outlet', form: 'spout', dn: 400, drive: 'electric' }],
    },
  ],
};
