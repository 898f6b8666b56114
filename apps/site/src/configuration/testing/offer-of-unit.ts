import { wireSize } from '@silowright/contract/wire-size';
import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { currencyAt } from '@silowright/domain/pricing/currency';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import { transportIn, unitPriceIn } from '@silowright/domain/pricing/price-configuration';
import type { Place } from '@silowright/domain/recommendation/request';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { readOffer, type UnitOffer } from '../unit-offer.ts';

/** The server's response for a unit, parsed as on screen. */
export function offerOfUnit(
  catalogue: Catalogue,
  unit: Unit,
  amountOfUnits: number,
  place: Place | undefined,
): UnitOffer {
  const currency = currencyAt(place?.country, catalogue);
  const configuration_options: CallOutput<'select-preconfigured-unit'>['configuration_options'] = {};
  for (const { key, options, ...group } of optionsForUnit(catalogue, unit, { country: place?.country })) {
    const [segment = '', name = ''] = key.split('.');
    configuration_options[segment] ??= {};
    configuration_options[segment][name] = {
      ...group,
      label: name,
      options: options.map((option) => ({ ...option, label: option.value })),
    };
  }
  const offer = readOffer(
    {
      currency,
      vat: { kind: 'undecided', rate_percent: 0, sentence: 'vat.undecided', text: '' },
      unit_options: [
        {
          uuid: unit.uuid,
          ...wireSize(unit),
          price_in_cents: unitPriceIn(unit, currency, catalogue.money),
          transportation_cost: transportIn(unit, amountOfUnits, place, currency, catalogue)?.cents ?? null,
        },
      ],
      configuration_options,
      dropped: [],
      catalogue: 'sample',
      price_list: { prices_version: catalogue.priceVersion, options_version: catalogue.optionVersion },
      design_basis: { designWindMs: 27.5, designSnowKnM2: 2, inside: false, exceeded: [] },
    },
    unit.uuid,
  );
  if (!offer) throw new Error('the unit is among its own sizes');
  return offer;
}
