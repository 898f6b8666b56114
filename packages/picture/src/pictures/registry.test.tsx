import { previewVariants, sampleContent, storageTypeCodes } from '@silowright/catalogue/testing/sample';
import { constructionIds } from '@silowright/domain/catalogue/constructions';
import { iconNames } from '@silowright/domain/catalogue/market-pictures';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnitThumbnail } from '../drawing/unit-thumbnail.tsx';
import { pictures } from './registry.tsx';

const drawn = Object.entries(pictures).map(([name, picture]) => ({
  name,
  svg: renderToStaticMarkup(createElement(picture), { identifierPrefix: `${name}-` }),
}));

/** The specified pictures and their names here. Those of options are in option-picture.test.ts, of markets in draw-market.test.ts. */
test.each([
  ['galvanized', 'material.galvanized'],
  ['stainless', 'material.stainless'],
])('there is a picture of %s: %s (CF-22)', (_, name) => {
  expect(drawn.find((picture) => picture.name === name)?.svg).toMatch(/^<svg .*<(path|rect)/);
});

test.each(storageTypeCodes)('there is a picture of the type %s (CF-22, RM-12)', (type) => {
  const size = previewVariants[type][0]!.shows;
  expect(renderToStaticMarkup(<UnitThumbnail type={type} {...size} />)).toMatch(/<svg .*<(path|rect)/);
});

test('every construction and every icon of the markets has a picture (CF-22)', () => {
  const wanted = constructionIds.map((id) => `construction.${id}`);
  expect(wanted.filter((name) => !drawn.some((picture) => picture.name === name))).toEqual([]);
  const { segments } = sampleContent.markets;
  expect(segments.filter(({ icon }) => !iconNames.some((name) => name === icon))).toEqual([]);
});

test('all pictures differ, load nothing and are vectors', () => {
  expect(new Set(drawn.map(({ svg }) => svg.replaceAll(/(id="|url\(#)[^")]*/g, ''))).size).toBe(drawn.length);
  for (const { name, svg } of drawn)
    expect(svg, name).not.toMatch(/<image|href=|https?:(?!\/\/www\.w3\.org)/);
});
