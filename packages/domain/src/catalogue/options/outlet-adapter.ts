import type { OptionGroupDefinition } from '../option-group-definition.ts';

/** Prices are sample data. */
export const outletAdapter: OptionGroupDefinition = {
  id: 'outlet_adapter',
  key: 'flow.outlet_adapter',
  types: { agricultural: ['vvs4', 'dds4'] },
  options: [
    {
      label: 'Flange 400 mm, no adapter',
      value: 'flange_400',
      priceInCents: 0,
      default_selected: true,
      draw: [{ part: 'auger-boot', form: 'flange' }],
    },
    {
      label: 'Auger boot, one outlet (tube 75–125 mm)',
      value: 'boot_single',
      priceInCents: 28500,
      draw: [{ part: 'auger-boot', form: 'single' }],
    },
    {
      label: 'Auger boot, two outlets',
      value: 'boot_double',
      priceInCents: 42000,
      draw: [{ part: 'auger-boot', form: 'double' }],
    },
    {
      label: 'Auger boot, stainless steel',
      value: 'boot_stainless',
      priceInCents: 46500,
      draw: [{ part: 'auger-boot', form: 'single', stainless: true }],
    },
  ],
};
