import { buildCatalogue, shippedOptionList, shippedPriceList } from '@silowright/catalogue/testing/sample';
import { defaultSelection } from '@silowright/domain/pricing/default-selection';
import { priceConfiguration } from '@silowright/domain/pricing/price-configuration';
import type { Selection } from '@silowright/domain/pricing/selection';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runningPrice } from './running-price.ts';
import { settleSelection, visibleGroups } from './settle-selection.ts';
import { offerOfUnit } from './testing/offer-of-unit.ts';
import type { OfferedGroup } from './unit-offer.ts';

const catalogues = (['agricultural', 'road_salt'] as const).map((segment) =>
  buildCatalogue(shippedPriceList(segment), shippedOptionList(segment)),
);
const places = [
  { latitude: 51.96, longitude: 7.63, country: 'DE' },
  { latitude: 52.5, longitude: 6.1, country: 'NL' },
  undefined,
];

/** One click: a visible group and one of its choices, or off if it is optional. */
function click(groups: readonly OfferedGroup[], selection: Selection, at: number, which: number): Selection {
  const visible = visibleGroups(groups, selection);
  const group = visible[at % visible.length]!;
  const { value } = group.options[which % group.options.length]!;
  const { [group.key]: before, ...rest } = selection;
  if (group.optional && before === value) return rest;
  const choice = group.multi ? [value] : value === 'other' ? ({ value, custom: 'RAL 6018' } as const) : value;
  return settleSelection(groups, { ...selection, [group.key]: choice }).selection;
}

describe('runningPrice', () => {
  it('equals the quotation price to the cent over 300 random walks of choices (CF-13)', () => {
    const walk = fc.record({
      unit: fc.nat(),
      segment: fc.nat(1),
      place: fc.nat(places.length - 1),
      amount: fc.integer({ min: 1, max: 99 }),
      clicks: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 15 }),
    });
    fc.assert(
      fc.property(walk, ({ unit: unitAt, segment, place: placeAt, amount, clicks }) => {
        const catalogue = catalogues[segment]!;
        const unit = catalogue.units[unitAt % catalogue.units.length]!;
        const place = places[placeAt];
        const offer = offerOfUnit(catalogue, unit, amount, place);
        let selection = defaultSelection(offer.groups);
        for (const [at, which] of clicks) {
          selection = click(offer.groups, selection, at, which);
          const shown = runningPrice(offer, selection, amount);
          const priced = priceConfiguration({ catalogue, unit, selection, amountOfUnits: amount, place });
          expect(shown).toMatchObject({
            unitPriceCents: priced.unitPriceCents,
            optionsCostCents: priced.optionsCostCents,
            transportCents: priced.transport?.cents ?? null,
            totalCents: priced.totalCents,
            heightMm: priced.totalHeightMm,
            confirmed: false,
          });
        }
      }),
      { numRuns: 300 },
    );
  });

  const [catalogue] = catalogues;
  const unit = catalogue!.units[0]!;
  const offer = offerOfUnit(catalogue!, unit, 2, places[0]);
  const selection = defaultSelection(offer.groups);
  const confirmed = {
    selection,
    uuid: unit.uuid,
    unitPriceCents: 100,
    optionsCostCents: 20,
    transportCents: 3,
    lineCents: { 'access.ladder by_client': 20 },
  };

  it('shows the server’s numbers if they differ (CF-13)', () => {
    const shown = runningPrice(offer, selection, 2, confirmed);
    expect(shown).toMatchObject({ totalUnitCents: 120, transportCents: 3, totalCents: 243, confirmed: true });
    expect(shown.lines.find(({ key }) => key === 'access.ladder')?.priceCents).toBe(20);
  });

  it.each([
    ['other choices', { ...confirmed, selection: { ...selection } }],
    ['another unit', { ...confirmed, uuid: 'another' }],
  ])('ignores a response about %s (CF-13)', (_, answer) => {
    expect(runningPrice(offer, selection, 2, answer).confirmed).toBe(false);
  });
});
