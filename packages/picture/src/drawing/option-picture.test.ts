import {
  buildCatalogue,
  previewVariant,
  pricedSegments,
  shippedOptionList,
  shippedPriceList,
} from '@silowright/catalogue/testing/sample';
import { boundsOf } from '@silowright/domain/drawing/bounds';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import { expect, test } from 'vitest';
import { hasPictures, optionPicture } from './option-picture.tsx';

/** Every choice with a picture, on the first unit of each picture variant. */
const pictures = pricedSegments.flatMap((segment) => {
  const catalogue = buildCatalogue(shippedPriceList(segment), shippedOptionList(segment));
  const units = new Map(catalogue.units.map((unit) => [`${unit.type} ${previewVariant(unit)}`, unit]));
  return [...units].flatMap(([name, unit]) =>
    optionsForUnit(catalogue, unit, { country: 'DE' }).flatMap(({ key, options, multi }) =>
      hasPictures(key)
        ? options.map(({ value }) => ({
            name: `${segment} ${name} ${key} ${value}`,
            value,
            drawing: optionPicture({
              type: unit.type,
              variant: previewVariant(unit),
              groupKey: key,
              value,
              multi,
            }),
          }))
        : [],
    ),
  );
});
const pictureOf = (name: string) => pictures.find((picture) => picture.name === name)!.drawing!;

/** The largest shape of a part, relative to the side of the picture. */
function shareOf(name: string, part: string): number {
  const { viewBox, primitives } = pictureOf(name);
  const sizes = primitives
    .filter((primitive) => primitive.part === part)
    .map((primitive) => Math.max(boundsOf(primitive).width, boundsOf(primitive).height));
  return Math.max(...sizes) / viewBox.width;
}

test('only "none" choices have no picture (CF-22, U10)', () => {
  expect(pictures.length).toBeGreaterThan(300);
  expect(
    pictures.filter(({ drawing, value }) => !drawing && value !== 'none').map(({ name }) => name),
  ).toEqual([]);
});

/** The specified pictures of equipment. */
test.each([
  ['agitators', 'agricultural nb large agitator.agitator C'],
  ['fill connections', 'agricultural spw large flow.inflow_valve'],
  ['inspection hatches', 'agricultural vvs4 large access.inspection_hatch side_600'],
  ['valves', 'agricultural nb large flow.outflow_valve'],
  ['ladders', 'agricultural vvs4 large access.ladder by_provider'],
  ['railings', 'agricultural vvs4 large access.roof_rail'],
  ['electrical measurement', 'agricultural vvs4 large measurement.content_measurement electrical'],
  ['mechanical measurement', 'agricultural vvs4 large measurement.content_measurement mechanical'],
])('there is a picture of %s: %s (CF-22)', (_, start) => {
  const found = pictures.filter(({ name, drawing }) => name.startsWith(start) && drawing);
  expect(found.length).toBeGreaterThan(0);
  for (const { drawing } of found) expect(drawing!.viewBox.height).toBeLessThan(4500);
});

test.each([
  ['agricultural vvs4 large measurement.content_measurement mechanical', 'level-scale-mark', 0.25],
  ['agricultural vvs4 large measurement.content_measurement electrical', 'level-switch', 0.25],
  ['agricultural vvs4 large flow.outflow_valve slide_manual', 'outlet', 0.6],
  ['agricultural vvs4 large flow.outflow_valve slide_ss', 'outlet', 0.6],
  ['road_salt fs 35 flow.outflow_valve slide_electric', 'outlet', 0.3],
  ['agricultural vvs4 large engineering.earthquake_zone_2_de earthquake_zone_2_de', 'anchor', 0.5],
])('%s is large enough to be recognised (U10)', (name, part, share) => {
  expect(shareOf(name, part)).toBeGreaterThan(share);
});

test('a stainless gate is brighter than a plain one (U10)', () => {
  const brightest = (value: string) =>
    JSON.stringify(
      pictureOf(`agricultural vvs4 large flow.outflow_valve ${value}`)
        .primitives.filter(({ part }) => part === 'outlet')
        .map(({ fill }) => fill),
    );
  expect(brightest('slide_ss')).not.toContain('#d9620f');
  expect(brightest('slide_manual')).toContain('#d9620f');
});

test('a choice is shown on the picture of its unit size (CF-11, V7)', () => {
  const logo = (variant: string) => pictureOf(`agricultural vvs4 ${variant} colour.logo logo_2m2`).viewBox;
  expect(logo('small')).not.toEqual(logo('large_wide'));
});
