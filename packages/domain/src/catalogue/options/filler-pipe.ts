import type { OptionGroupDefinition } from '../option-group-definition.ts';

export const fillerPipe: OptionGroupDefinition = {
  id: 'filler_pipe',
  key: 'flow.filler_pipe',
  types: { road_salt: ['fs', 'ms'] },
  options: [
    {
      label: 'Manganese bend 32 mm',
      value: 'manganese_32',
      priceInCents: 0,
      default_selected: true,
      draw: [{ part: 'fill-pipe', pipeMm: 110 }],
    },
    {
      label: 'Manganese bend 40 mm',
      value: 'manganese_40',
      priceInCents: 9500,
      draw: [{ part: 'fill-pipe', pipeMm: 150 }],
    },
    {
      label: 'Double manganese bend 32 mm',
      value: 'double_manganese_32',
      priceInCents: 38000,
      draw: [{ part: 'fill-pipe', pipeMm: 110, count: 2 }],
    },
    {
      label: 'Double manganese bend 40 mm',
      value: 'double_manganese_40',
      priceInCents: 47500,
      draw: [{ part: 'fill-pipe', pipeMm: 150, count: 2 }],
    },
  ],
};
