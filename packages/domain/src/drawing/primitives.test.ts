import { expect, test } from 'vitest';
import { storageTypeCodes } from '../catalogue/storage-type-codes.ts';
import { unitRows } from '../catalogue/unit-rows.ts';
import { boundsOfPart } from './bounds.ts';
import { configuredModel } from './configured-model.ts';
import { detailOf } from './detail.ts';
import type { Drawing } from './drawing.ts';
import { type DrawOptions, drawFront, drawTop } from './primitives.ts';

const formatMetres = (mm: number) => `${(mm / 1000).toFixed(2)} m`;
const options: DrawOptions = { style: 'shaded', dimensions: true, person: true, truck: true, formatMetres };

function modelOf(code: (typeof storageTypeCodes)[number], selection = {}) {
  return configuredModel({
    type: code,
    ...unitRows[code][1]!,
    selection,
  });
}

/** One line per part: number of strokes and bounding box. */
function summary(drawing: Drawing): string[] {
  const parts = [...new Set(drawing.primitives.map(({ part }) => part))];
  return parts.map((part) => {
    const { x, y, width, height } = boundsOfPart(drawing, part)!;
    const count = drawing.primitives.filter((primitive) => primitive.part === part).length;
    return `${part} x${count} at ${Math.round(x)},${Math.round(y)} ${Math.round(width)} x ${Math.round(height)}`;
  });
}

const equipped = {
  'colour.logo': 'logo_1m2',
  'access.ladder': 'by_provider',
  'access.roof_rail': 'roof_rail',
  'access.inspection_hatch': ['roof_600', 'side_600'],
  'measurement.content_measurement': 'electrical_premium',
};

test.each(storageTypeCodes)('%s keeps its shape from the front and from above', (code) => {
  const model = modelOf(code, equipped);
  expect(summary(drawFront(model, options))).toMatchSnapshot('front');
  expect(summary(drawTop(model, options))).toMatchSnapshot('above');
});

test.each(storageTypeCodes)('%s has the same shapes in line style, in ink on white', (code) => {
  const line = drawFront(modelOf(code), { ...options, style: 'line' });
  const fills = new Set(line.primitives.filter(({ kind }) => kind !== 'text').map(({ fill }) => fill));
  expect([...fills].filter((fill) => fill !== undefined && fill !== '#ffffff')).toEqual([]);
  const partsOf = (drawing: Drawing) => new Set(drawing.primitives.map(({ part }) => part));
  const shaded = partsOf(drawFront(modelOf(code), options));
  shaded.delete('content');
  shaded.delete('fill-line');
  expect(partsOf(line)).toEqual(shaded);
});

test('the contents rise with the level and stop at the fill line', () => {
  const model = modelOf('spw');
  const topOf = (contentLevel: number) =>
    boundsOfPart(drawFront(model, { ...options, contentLevel }), 'content')?.y;
  expect(topOf(0)).toBeUndefined();
  expect(-topOf(0.5)!).toBeLessThan(-topOf(0.9)!);
  expect(Math.abs(-topOf(1)! - model.fillLineMm)).toBeLessThan(20);
});

test.each([
  ['fs', true],
  ['ms', true],
  ['vvs4', false],
] as const)('a truck in the passage of %s: %s', (code, expected) => {
  const model = modelOf(code);
  const box = boundsOfPart(drawFront(model, options), 'truck');
  expect(box !== undefined).toBe(expected);
  if (box && model.passage) {
    expect(box.width).toBeLessThan(model.passage.widthMm);
    expect(box.height).toBeLessThan(model.passage.heightMm);
  }
});

test.each([
  [9000, '#b3261e'],
  [30_000, '#3f4b55'],
])('a ceiling at %i mm is drawn at its height, with a warning if the unit is higher', (ceilingMm, tone) => {
  const drawing = drawFront(modelOf('fs'), { ...options, ceilingMm });
  const line = drawing.primitives.find(({ part }) => part === 'ceiling');
  expect(line).toMatchObject({ kind: 'path', stroke: tone });
  expect(boundsOfPart(drawing, 'ceiling')!.y).toBeLessThan(-ceilingMm);
  expect(drawing.viewBox.y).toBeLessThan(-ceilingMm);
});

test('a detail is a square around its part', () => {
  const drawing = drawFront(modelOf('nb', equipped), options);
  const { viewBox } = detailOf(drawing, 'wall-drive');
  const box = boundsOfPart(drawing, 'wall-drive')!;
  expect(viewBox.width).toBe(viewBox.height);
  expect(viewBox.x).toBeLessThan(box.x);
  expect(viewBox.x + viewBox.width).toBeGreaterThan(box.x + box.width);
  expect(detailOf(drawing, 'not there')).toBe(drawing);
  const ladder = boundsOfPart(drawing, 'ladder')!;
  const upper = detailOf(drawing, 'ladder', { end: 'upper', margin: 0 }).viewBox;
  expect([upper.y, upper.width, upper.height]).toEqual([ladder.y, ladder.width, ladder.width]);
  const lower = detailOf(drawing, 'ladder', { end: 'lower', margin: 0 }).viewBox;
  expect(lower.y + lower.height).toBeCloseTo(ladder.y + ladder.height);
});
