import { join } from 'node:path';
import { checkFolder } from '@silowright/catalogue/check-folder';
import { readFolder } from '@silowright/catalogue/disk/read-folder';
import { contentOf } from '@silowright/catalogue/folder-content';
import { printProblem } from '@silowright/catalogue/problem';
import { joinCatalogue, optionListOf, priceListOf } from '@silowright/domain/catalogue/build-catalogue';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import { priceConfiguration } from '@silowright/domain/pricing/price-configuration';
import { defaultSelection } from '@silowright/domain/pricing/resolve-selection';
import { expect, it } from 'vitest';

const { folder, problems } = checkFolder(readFolder(join(import.meta.dirname, 'steel')).files);
const content = contentOf(folder);
const catalogueOf = (segment: string) =>
  joinCatalogue(content, priceListOf(content, segment as never), optionListOf(content, segment as never));

/** Due south of the works, so that the distance is easy to follow: one degree is 111.195 km. */
const southOf = (degrees: number, country: string) => ({
  latitude: content.delivery.works.latitude - degrees,
  longitude: content.delivery.works.longitude,
  country,
});
const priced = (
  segment: string,
  type: string,
  volumeM3: number,
  place: ReturnType<typeof southOf>,
  amountOfUnits = 1,
) => {
  const catalogue = catalogueOf(segment);
  const unit = catalogue.units.find((each) => each.type === type && each.volumeM3 === volumeM3)!;
  return priceConfiguration({ catalogue, unit, selection: {}, amountOfUnits, place });
};

it('the steel sample is complete in four languages: no errors, no warnings (CT-03, CT-09)', () => {
  expect(problems.map(printProblem)).toEqual([]);
  expect([...folder.texts.keys()].sort()).toEqual(['da_DK', 'de_DE', 'en_GB', 'nl_NL']);
});

it('prices are in the currency of the country: kronor at home, euros elsewhere (MO-01)', () => {
  const home = priced('building_materials', 'cs', 67, southOf(1, 'SE'));
  expect(home).toMatchObject({ currency: 'SEK', unitPriceCents: 52_250_000 });
  // 522,500 x 0.0875 = 45,718.75, in steps of ten euros.
  expect(priced('building_materials', 'cs', 67, southOf(4, 'DE'))).toMatchObject({
    currency: 'EUR',
    unitPriceCents: 4_572_000,
  });
});

it('the sum of the lines is the total in each currency, for every unit (MO-01)', () => {
  for (const segment of Object.keys(content.options)) {
    const catalogue = catalogueOf(segment);
    for (const unit of catalogue.units)
      for (const country of Object.keys(content.delivery.countries.served)) {
        const place = southOf(2, country);
        const selection = defaultSelection(optionsForUnit(catalogue, unit, { country }));
        const price = priceConfiguration({ catalogue, unit, selection, amountOfUnits: 3, place });
        const options = price.lines.reduce((sum, { priceCents }) => sum + priceCents, 0);
        expect(price.totalCents).toBe(3 * (price.unitPriceCents + options) + (price.transport?.cents ?? 0));
        expect(price.currency).toBe(content.delivery.countries.served[country]?.currency);
      }
  }
});

it('transport of a welded silo, to the krona (MO-04)', () => {
  // 111.195 km x 1.25 = 138.99 km in class W, without a permit at home: max(6,200, 138.99 x 32) = 6,200.
  // Crane 21,500 (6.0 t); crew 2 x 680 x (6 + 0.06 x 67 + extra); travel 138.99 x 12 = 1,667.93.
  const { transport, unit } = priced('building_materials', 'cs', 67, southOf(1, 'SE'));
  const crew = 2 * 680 * (6 + 0.06 * 67 + unit.storageType.assembly.extraHours);
  const sum = 6_200 + 21_500 + crew + 138.994 * 12;
  expect(transport).toMatchObject({ trucks: 1, cents: Math.round(sum / 100) * 100 * 100 });
});

it('transport of a bolted silo: panels in the narrow class, trucks and hours by volume (MO-04)', () => {
  // 635 m³ at 400 m³ a truck: two trucks of class S, max(4,900, 138.99 x 24) each; 0.22 hours for a cubic metre.
  const { transport } = priced('bioenergy', 'pf', 635, southOf(1, 'SE'));
  const sum = 2 * 4_900 + 21_500 + 2 * 680 * (6 + 0.22 * 635 + 24) + 138.994 * 12;
  expect(transport).toMatchObject({ trucks: 2, cents: Math.round(sum / 100) * 100 * 100 });
});
