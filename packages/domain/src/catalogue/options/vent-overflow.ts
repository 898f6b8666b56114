import type { OptionGroupDefinition } from '../option-group-definition.ts';

/** Prices are sample data. */
export const ventOverflow: OptionGroupDefinition = {
  id: 'vent_overflow',
  key: 'vent.vent_overflow',
  types: { agricultural: ['nb', 'spw'], road_salt: ['spw'] },
  options: [
    {
      label: 'Vent DN100, no overflow',
      value: 'vent_dn100',
      priceInCents: 0,
      default_selected: true,
      draw: [{ part: 'roof-vent', dn: 100 }],
    },
    {
      label: 'Vent DN150 and overflow DN150',
      value: 'vent_overflow',
      priceInCents: 39500,
      draw: [
        { part: 'wall-pipe', form: 'overflow', pipeMm: 150 },
        { part: 'roof-vent', dn: 150 },
      ],
    },
    {
      label: 'Vent with carbon filter, overflow with siphon',
      value: 'siphon',
      priceInCents: 86000,
      draw: [
        { part: 'wall-pipe', form: 'siphon', pipeMm: 150 },
        { part: 'roof-vent', dn: 150 },
      ],
    },
  ],
};
