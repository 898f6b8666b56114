import { constructionIds } from '@silowright/domain/catalogue/constructions';
import { segmentIds } from '@silowright/domain/catalogue/segments';
import { storageTypeCodes } from '@silowright/domain/catalogue/storage-type-codes';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandMark, BrandName } from './brand-mark.tsx';
import { MarketScene } from './market-scene.tsx';
import { pictures } from './registry.tsx';

const drawn = Object.entries(pictures).map(([name, picture]) => ({
  name,
  svg: renderToStaticMarkup(createElement(picture), { identifierPrefix: `${name}-` }),
}));

/** The specified pictures and their names here. */
test.each([
  ['classic silo', 'type.vvs4'],
  ['double-purpose silo', 'type.dds4'],
  ['flat-bottom silo', 'type.vb4'],
  ['salt silo', 'type.fs'],
  ['mobile salt unit', 'type.ms'],
  ['waste-water tank', 'type.spw'],
  ['wet by-products tank', 'type.nb'],
  ['agitators', 'option.agitator'],
  ['fill connections', 'option.fill_connection'],
  ['inspection hatches', 'option.inspection_hatch'],
  ['valves', 'option.valve'],
  ['ladders', 'option.ladder'],
  ['railings', 'option.railing'],
  ['electrical measurement', 'option.measurement_electrical'],
  ['mechanical measurement', 'option.measurement_mechanical'],
  ['galvanized', 'material.galvanized'],
  ['stainless', 'material.stainless'],
  ['salt-brine', 'industry.salt_brine'],
  ['food-feed', 'industry.food_feed'],
  ['agra', 'industry.agra'],
  ['other', 'industry.other'],
])('there is a picture of %s: %s (CF-22)', (_, name) => {
  expect(drawn.find((picture) => picture.name === name)?.svg).toMatch(/^<svg .*<(path|rect)/);
});

test('every type, segment and construction of the catalogue has a picture (CF-22, RM-12)', () => {
  const wanted = [
    ...storageTypeCodes.map((code) => `type.${code}`),
    ...segmentIds.map((id) => `segment.${id}`),
    ...constructionIds.map((id) => `construction.${id}`),
  ];
  expect(wanted.filter((name) => !drawn.some((picture) => picture.name === name))).toEqual([]);
});

test('all pictures differ, load nothing and are vectors', () => {
  expect(new Set(drawn.map(({ svg }) => svg.replaceAll(/(id="|url\(#)[^")]*/g, ''))).size).toBe(drawn.length);
  for (const { name, svg } of drawn)
    expect(svg, name).not.toMatch(/<image|href=|https?:(?!\/\/www\.w3\.org)/);
});

test('a close-up shows its part, not the whole unit', () => {
  const heightOf = (name: string) =>
    Number(/viewBox="\S+ \S+ \S+ (\S+)"/.exec(drawn.find((picture) => picture.name === name)!.svg)![1]);
  for (const { name } of drawn.filter((picture) => picture.name.startsWith('option.')))
    expect(heightOf(name), name).toBeLessThan(4500);
});

test.each(segmentIds)('the market %s has a decorative scene', (segment) => {
  expect(renderToStaticMarkup(<MarketScene segment={segment} />)).toContain('aria-hidden="true"');
});

test('the mark has a title if it is alone, and is hidden beside its name', () => {
  expect(renderToStaticMarkup(<BrandMark title="Silowright" />)).toContain(
    'role="img" aria-label="Silowright"',
  );
  expect(renderToStaticMarkup(<BrandName />)).toMatch(/aria-hidden="true".*<\/svg>Silowright/);
});
