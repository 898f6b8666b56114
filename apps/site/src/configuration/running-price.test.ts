import { bothSamples } from '@silowright/catalogue/testing/both-samples';
import { buildCatalogue, shippedOptionList, shippedPriceList } from '@silowright/catalogue/testing/sample';
import { joinCatalogue, optionListOf, priceListOf } from '@silowright/domain/catalogue/build-catalogue';
import { priceConfiguration } from '@silowright/domain/pricing/price-configuration';
import { defaultSelection } from '@silowright/domain/pricing/resolve-selection';
import { type Selection, unfinishedGroups } from '@silowright/domain/pricing/selection';
import { validateSelection } from '@silowright/domain/pricing/validate-selection';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setValues } from '../session/session-store.ts';
import { runningPrice } from './running-price.ts';
import { settleSelection, visibleGroups } from './settle-selection.ts';
import { offerOfUnit } from './testing/offer-of-unit.ts';
import type { OfferedGroup } from './unit-offer.ts';

const catalogues = bothSamples.flatMap(({ name, content }) =>
  Object.keys(content.options).map((segment) => {
    const market = segment as 'agricultural';
    const catalogue = joinCatalogue(content, priceListOf(content, market), optionListOf(content, market));
    // The shapes in the browser are those of the first sample.
    return { catalogue, isDrawn: name === 'grp' };
  }),
);
const places = [
  { latitude: 51.96, longitude: 7.63, country: 'DE' },
  { latitude: 52.5, longitude: 6.1, country: 'NL' },
  undefined,
];

/** One click: a visible group and one of its choices, off if it is optional, or a choice that is only begun. */
function click(
  groups: readonly OfferedGroup[],
  selection: Selection,
  [at, which, isBegun]: readonly [number, number, boolean],
): Selection {
  const visible = visibleGroups(groups, selection);
  const group = visible[at % visible.length]!;
  const { value, custom } = group.options[which % group.options.length]!;
  const { [group.key]: before, ...rest } = selection;
  if (group.optional && before === value) return rest;
  const ticked = isBegun ? [] : [value];
  const choice = group.multi ? ticked : custom ? { value, custom: isBegun ? ' ' : 'RAL 6018' } : value;
  return settleSelection(groups, { ...selection, [group.key]: choice }).selection;
}

describe('runningPrice', () => {
  it('equals the price of the server and the sum of its lines over random walks, with unfinished choices, for all catalogues (CF-13, V29)', () => {
    const walk = fc.record({
      unit: fc.nat(),
      place: fc.nat(places.length - 1),
      amount: fc.integer({ min: 1, max: 99 }),
      clicks: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { minLength: 1, maxLength: 15 }),
    });
    let unfinished = 0;
    let perOrder = 0;
    for (const { catalogue, isDrawn } of catalogues)
      fc.assert(
        fc.property(walk, ({ unit: unitAt, place: placeAt, amount, clicks }) => {
          const unit = catalogue.units[unitAt % catalogue.units.length]!;
          const place = places[placeAt];
          const offer = offerOfUnit(catalogue, unit, amount, place);
          setValues({ preconfiguredUnitType: isDrawn ? unit.type : undefined });
          let selection = defaultSelection(offer.groups);
          for (const one of clicks) {
            const before = runningPrice(offer, selection, amount);
            selection = click(offer.groups, selection, one);
            const shown = runningPrice(offer, selection, amount);
            const priced = priceConfiguration({ catalogue, unit, selection, amountOfUnits: amount, place });
            expect(shown).toMatchObject({
              unitPriceCents: priced.unitPriceCents,
              optionsCostCents: priced.optionsCostCents,
              transportCents: priced.transport?.cents ?? null,
              totalCents: priced.totalCents,
              ...(isDrawn && { heightMm: priced.totalHeightMm }),
              confirmed: false,
            });
            const [unitCents, orderCents] = [false, true].map((isPerOrder) =>
              shown.lines
                .filter(({ per }) => (per === 'order') === isPerOrder)
                .reduce((sum, { priceCents }) => sum + priceCents, 0),
            ) as [number, number];
            expect(shown.optionsCostCents).toBe(unitCents);
            expect(shown.totalCents).toBe(
              amount * (shown.unitPriceCents + unitCents) + orderCents + (shown.transportCents ?? 0),
            );
            // What the chip says is what the total moves by.
            const orderBefore = before.lines
              .filter(({ per }) => per === 'order')
              .reduce((sum, { priceCents }) => sum + priceCents, 0);
            expect(shown.totalCents - before.totalCents).toBe(
              amount * (shown.optionsCostCents - before.optionsCostCents) + orderCents - orderBefore,
            );
            perOrder += orderCents > 0 ? 1 : 0;
            expect(priced.selection).toEqual(selection);
            const open = unfinishedGroups(selection);
            expect(validateSelection(selection, offer.groups).map(({ key }) => key)).toEqual(open);
            unfinished += open.length;
          }
        }),
        { numRuns: 80 },
      );
    expect(unfinished).toBeGreaterThan(50);
    expect(perOrder).toBeGreaterThan(10);
  });

  const catalogue = buildCatalogue(shippedPriceList('agricultural'), shippedOptionList('agricultural'));
  const unit = catalogue.units[0]!;
  const offer = offerOfUnit(catalogue, unit, 2, places[0]);
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
