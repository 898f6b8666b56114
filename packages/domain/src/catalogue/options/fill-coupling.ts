import type { OptionGroupDefinition } from '../option-group-definition.ts';

/** Prices are sample data. */
export const fillCoupling: OptionGroupDefinition = {
  id: 'fill_coupling',
  key: 'flow.fill_coupling',
  types: { agricultural: ['vvs4', 'vb4', 'dds4'], road_salt: ['fs', 'ms'] },
  options: [
    {
      label: 'Storz A (DN110) with cap',
      value: 'storz_a_110',
      priceInCents: 0,
      default_selected: true,
      draw: [{ part: 'fill-coupling', form: 'storz' }],
    },
    {
      label: 'Perrot 108 mm with cap',
      value: 'perrot_108',
      priceInCents: 8500,
      draw: [{ part: 'fill-coupling', form: 'perrot' }],
    },
    {
      label: 'Guillemin DN100 with cap',
      value: 'guillemin_100',
      priceInCents: 9500,
      draw: [{ part: 'fill-coupling', form: 'guillemin' }],
    },
    {
      label: 'Unicone DN100 with cap',
      value: 'unicone_100',
      priceInCents: 9000,
      draw: [{ part: 'fill-coupling', form: 'unicone' }],
    },
    {
      label: 'Camlock 4 inch with cap',
      value: 'camlock_4in',
      priceInCents: 11000,
      draw: [{ part: 'fill-coupling', form: 'camlock' }],
    },
  ],
};
