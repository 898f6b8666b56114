import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import { sampleCatalogue, sampleSegment } from '@silowright/catalogue/testing/sample-catalogue';
import { optionListOf, priceListOf } from '@silowright/domain/catalogue/build-catalogue';
import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import { marketsFor, productMarketsOf } from '@silowright/domain/catalogue/catalogue-markets';
import { productsIn } from '@silowright/domain/catalogue/catalogue-products';
import { needsOf, wireProductGroups } from '@silowright/domain/catalogue/product-groups';
import { pictureFor } from '@silowright/domain/catalogue/type-pictures';
import type { Unit } from '@silowright/domain/catalogue/unit';
import type { UnitModel } from '@silowright/domain/drawing/anatomy';
import { describeUnit } from '@silowright/domain/drawing/describe';
import { drawTop } from '@silowright/domain/drawing/draw-plan';
import { drawFront } from '@silowright/domain/drawing/primitives';
import { readFlags } from '@silowright/domain/flags/flags';
import { languages, locales } from '@silowright/domain/locale';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import { priceConfiguration } from '@silowright/domain/pricing/price-configuration';
import { priceSelection } from '@silowright/domain/pricing/price-selection';
import type { GroupForUnit } from '@silowright/domain/pricing/priced-configuration';
import { transportCost } from '@silowright/domain/pricing/transport';
import { buildIndex } from '@silowright/domain/recommendation/build-index';
import { recommend } from '@silowright/domain/recommendation/recommend';
import { sizesOfType } from '@silowright/domain/recommendation/sizes-of-type';
import { RandomCase } from './random-case.ts';

/** One part of the engine: how many cases are compared, and the answer to each. */
export interface GoldenPart {
  readonly cases: number;
  readonly answer: (number: number) => unknown;
}

const { content, dealers, defaultLanguage } = sampleCatalogue();
const servedCountries = Object.keys(content.delivery.countries.served);

const sample = ['agricultural', 'road_salt'].map((segment) => {
  const catalogue = sampleSegment(segment);
  return { catalogue, index: buildIndex(catalogue) };
});

/** Only what a visitor can notice: fields that the code adds for itself do not count. */
const unitFacts = (unit: Unit) => ({
  uuid: unit.uuid,
  name: unit.name,
  segment: unit.segment,
  type: unit.type,
  diameterMm: unit.diameterMm,
  heightMm: unit.heightMm,
  volumeM3: unit.volumeM3,
  passageWidthMm: unit.passageWidthMm,
  passageHeightMm: unit.passageHeightMm,
  emptyMassT: unit.emptyMassT,
  priceCents: unit.priceCents,
});

/** Without the fields that are newer than the stored hashes. */
const groupFacts = ({ kind: _kind, options, ...group }: GroupForUnit) => ({
  ...group,
  options: options.map(({ custom: _custom, ...option }) => option),
});

const modelFacts = (model: UnitModel) => ({
  type: model.type,
  substance: model.substance,
  support: model.support,
  volumeM3: model.volumeM3,
  radiusMm: model.radiusMm,
  heightMm: model.heightMm,
  baseMm: model.baseMm,
  shellBottomMm: model.shellBottomMm,
  fillLineMm: model.fillLineMm,
  eavesMm: model.eavesMm,
  apexMm: model.apexMm,
  jointsMm: model.jointsMm,
  passage: model.passage,
  sideMm: model.sideMm,
  body: model.body,
  roof: model.roof,
  glossy: model.glossy,
  parts: model.parts.map(({ of, ...part }) => part),
  description: describeUnit(model),
});

function recommendation(number: number): unknown {
  const random = new RandomCase(number);
  const { catalogue, index } = random.pick(sample);
  const request = random.request(catalogue, servedCountries);
  const { recommended, ...rest } = recommend(request, index);
  return {
    recommended: recommended.map(({ unit, ...facts }) => ({ unit: unitFacts(unit), ...facts })),
    ...rest,
  };
}

function sizes(number: number): unknown {
  const random = new RandomCase(number);
  const { catalogue } = random.pick(sample);
  const request = random.request(catalogue, servedCountries);
  const { types } = needsOf(catalogue.productGroups, request.productGroup, request.characteristicGroup)!;
  const type = random.pick(random.chance(0.9) ? types : catalogue.units.map((unit) => unit.type));
  return sizesOfType(request, type, catalogue).map(unitFacts);
}

function price(number: number): unknown {
  const random = new RandomCase(number);
  const { catalogue } = random.pick(sample);
  const unit = random.pick(catalogue.units);
  const place = random.chance(0.5)
    ? { latitude: 51.3, longitude: 9.5, country: 'DE' }
    : random.place(servedCountries);
  // The sample is in one currency; the field is newer than the stored hashes.
  const { currency: _, ...priced } = priceConfiguration({
    catalogue,
    unit,
    selection: random.selection(catalogue.optionGroups, unit),
    amountOfUnits: random.whole(1, 9),
    place,
  });
  return {
    ...priced,
    unit: unitFacts(priced.unit),
    groups: optionsForUnit(catalogue, unit, { country: place?.country }).map(groupFacts),
  };
}

function transport(number: number): unknown {
  const random = new RandomCase(number);
  const { catalogue } = random.pick(sample);
  return transportCost(
    random.pick(catalogue.units),
    random.whole(1, 9),
    random.place(servedCountries),
    catalogue.delivery,
  );
}

function randomModel(random: RandomCase): UnitModel {
  const { catalogue } = random.pick(sample);
  const unit = random.pick(catalogue.units);
  // Only what the unit offers can be drawn; the rest is dropped with its price.
  const { selection } = priceSelection(
    optionsForUnit(catalogue, unit, { country: 'DE' }),
    random.selection(catalogue.optionGroups, unit),
  );
  return configuredModel({ ...unit, selection });
}

const model = (number: number): unknown => modelFacts(randomModel(new RandomCase(number)));

function front(number: number): unknown {
  const random = new RandomCase(number);
  return drawFront(randomModel(random), random.drawOptions());
}

function top(number: number): unknown {
  const random = new RandomCase(number);
  return drawTop(randomModel(random), random.drawOptions());
}

const listOf = ({ catalogue }: { readonly catalogue: Catalogue }) => ({
  units: catalogue.units.map((unit) => ({
    ...unitFacts(unit),
    preview: pictureFor(unit.storageType.pictures ?? [], unit)?.name,
  })),
  prices: priceListOf(content, catalogue.segment),
  options: optionListOf(content, catalogue.segment),
  // Whether examples are shown was a rule of the screen before.
  productGroups: wireProductGroups(catalogue.productGroups).map(({ 'show-examples': _, ...group }) => group),
});

const flagsOf = (text: string) => readFlags(new URLSearchParams(text));

/** Whole lists, each one case. */
const lists: readonly (() => unknown)[] = [
  ...sample.map((each) => () => listOf(each)),
  () => dealers,
  () => servedCountries,
  () =>
    [
      '',
      'SEGMENTS_SIMPLIFIED=false',
      'SALT_NEW_FLOW=false',
      'SEGMENTS_SIMPLIFIED=false&AGRA_NEW_FLOW=false',
    ].map((text) =>
      marketsFor(content.markets, flagsOf(text)).map(({ id, title, label, step, wip }) => ({
        id,
        title,
        label,
        step,
        wip,
      })),
    ),
];

const products: readonly (() => unknown)[] = (content.markets.lists.all ?? []).flatMap((segment) =>
  languages.map(
    (language) => () =>
      [true, false].map((simplified) =>
        productsIn(content.products, productMarketsOf(content.markets, segment, simplified), {
          locale: locales[language],
          fallback: defaultLanguage,
        }).map(({ gas: _, ...product }) => product),
      ),
  ),
);

export const goldenParts: Readonly<Record<string, GoldenPart>> = {
  recommendation: { cases: 12_000, answer: recommendation },
  sizes: { cases: 2_000, answer: sizes },
  price: { cases: 2_000, answer: price },
  transport: { cases: 2_000, answer: transport },
  model: { cases: 2_000, answer: model },
  front: { cases: 1_000, answer: front },
  top: { cases: 1_000, answer: top },
  lists: { cases: lists.length, answer: (number) => lists[number]!() },
  products: { cases: products.length, answer: (number) => products[number]!() },
};
