import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import { storageTypeCodes, unitRows } from '@silowright/catalogue/testing/rules-catalogue';
import { expect, test } from 'vitest';
import { boundsOf, boundsOfPart, overlap } from './bounds.ts';
import { detailOf } from './detail.ts';
import { drawTop } from './draw-plan.ts';
import type { Drawing } from './drawing.ts';
import { highestPointMm } from './highest-point.ts';
import { type DrawOptions, drawFront } from './primitives.ts';

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
  [2850, 3300, true],
  [4000, 4500, true],
  [2840, 3300, false],
  [2850, 3290, false],
])('a passage of %i x %i mm shows a truck of 2.55 x 3.20 m: %s', (passageWidthMm, passageHeightMm, fits) => {
  const size = { type: 'ms', diameterMm: 2400, heightMm: 9000, volumeM3: 15 } as const;
  const model = configuredModel({ ...size, passageWidthMm, passageHeightMm, selection: {} });
  const drawing = drawFront(model, { ...options, mmPerPx: 1 });
  const [body] = drawing.primitives.filter(({ part }) => part === 'truck');
  expect(body !== undefined).toBe(fits);
  if (!fits) return;
  const { y, width, height } = boundsOfPart(drawing, 'truck')!;
  expect(y + height).toBeCloseTo(0, -1);
  expect(height).toBeLessThanOrEqual(3210);
  expect(height).toBeGreaterThan(3100);
  expect(width).toBeGreaterThan(2550);
  expect(width).toBeLessThan(passageWidthMm);
});

test('a unit without a passage shows no truck', () => {
  expect(boundsOfPart(drawFront(modelOf('vvs4'), options), 'truck')).toBeUndefined();
});

test.each([
  ['fs', true],
  ['vb4', true],
  ['nb', true],
  ['vvs4', false],
  ['ms', false],
] as const)('concrete below %s is marked as indicative: %s', (code, marked) => {
  const labels = { concrete: 'Concrete: indicative, by others' };
  const drawing = drawFront(modelOf(code), { ...options, labels });
  const words = drawing.primitives.find((primitive) => primitive.part === 'concrete-label');
  expect(words !== undefined).toBe(marked);
  if (!words) return;
  expect(words).toMatchObject({ kind: 'text', text: labels.concrete });
  const box = boundsOf(words);
  expect(box.y + box.height).toBeLessThan(drawing.viewBox.y + drawing.viewBox.height);
  for (const other of drawing.primitives)
    if (other !== words && other.part !== 'ground')
      expect(overlap(box, boundsOf(other)), other.part).toBe(false);
});

test('flights of a ladder are staggered at each rest platform', () => {
  const { parts } = modelOf('fs', { 'access.ladder': 'by_provider' });
  const flights = parts.filter(({ name }) => name === 'ladder');
  const [platform] = parts.filter(({ name }) => name === 'rest-platform');
  expect(flights).toHaveLength(2);
  const [lower, upper] = flights;
  expect(upper!.zMm).toBe(platform!.zMm);
  expect(lower!.zMm + lower!.heightMm).toBe(platform!.zMm + 1100);
  const apartMm = ((lower!.azimuthDeg - upper!.azimuthDeg) * Math.PI * lower!.radiusMm) / 180;
  expect(apartMm).toBeGreaterThan(lower!.widthMm + 100);
});

test('the drawing ends at the highest part, with its own dimension (EN-05)', () => {
  const railed = modelOf('vvs4', equipped);
  const drawing = drawFront(railed, options);
  const figures = drawing.primitives.flatMap((each) =>
    each.part === 'dimension' && each.kind === 'text' ? each.text : [],
  );
  expect(figures).toContain(formatMetres(railed.heightMm));
  expect(figures).toContain(formatMetres(highestPointMm(railed)));
  expect(highestPointMm(railed)).toBeGreaterThan(railed.heightMm + 500);
});

test('a ceiling that only the rail breaks is drawn as a warning (EN-05)', () => {
  const railed = modelOf('vvs4', equipped);
  const ceilingMm = railed.heightMm + 200;
  const { primitives } = drawFront(railed, { ...options, ceilingMm });
  expect(primitives.find(({ part }) => part === 'ceiling')).toMatchObject({ stroke: '#b3261e' });
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
