import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import { storageTypeCodes, unitRows } from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';
import { boundsOf, boundsOfPart } from './bounds.ts';
import { drawMiniature } from './draw-miniature.ts';
import { drawSheet, sheetMm } from './draw-sheet.ts';
import { toSvg } from './to-svg.ts';

const formatMetres = (mm: number) => `${(mm / 1000).toFixed(2)} m`;

const models = storageTypeCodes.flatMap((type) =>
  unitRows[type].map((size) => configuredModel({ type, ...size, selection: {} })),
);
const sheetOf = (model: (typeof models)[number], view: 'front' | 'top') =>
  drawSheet(model, {
    view,
    style: 'shaded',
    dimensions: true,
    person: true,
    truck: true,
    formatMetres,
    caption: (scale) => ['Wet by-products tank, 3.00 m in diameter, 6.64 m high, 40 m³', `1:${scale}`],
  });

test.each(['front', 'top'] as const)(
  'every unit of the catalogue fits on A4, %s view, and fills at least 45 % of it in one direction',
  (view) => {
    for (const model of models) {
      const { drawing, scale } = sheetOf(model, view);
      const { width, height } = drawing.viewBox;
      expect(width / scale).toBeLessThanOrEqual(sheetMm.width);
      expect(height / scale).toBeLessThanOrEqual(sheetMm.height);
      const share = Math.max(width / scale / sheetMm.width, height / scale / sheetMm.height);
      expect(share).toBeGreaterThan(0.45);
    }
  },
);

test.each([
  [2050, 4330, 'top', 25],
  [2050, 4330, 'front', 50],
  [2800, 7920, 'front', 50],
  [3500, 16_000, 'front', 75],
] as const)('a silo of %d × %d mm, %s view, is drawn 1:%d', (diameterMm, heightMm, view, scale) => {
  const model = configuredModel({ type: 'vvs4', diameterMm, heightMm, volumeM3: 30, selection: {} });
  expect(sheetOf(model, view).scale).toBe(scale);
});

test('the drawing on paper has the scale named in its caption', () => {
  const model = models[0]!;
  const { drawing, scale } = sheetOf(model, 'front');
  const svg = toSvg(drawing, { title: 'T', description: '', scale });
  const [, width, height] = /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg) ?? [];
  expect(Number(width) * scale).toBeCloseTo(drawing.viewBox.width, -1);
  expect(Number(height) * scale).toBeCloseTo(drawing.viewBox.height, -1);
  expect(svg).toContain(`>1:${scale}</text>`);
});

test('the caption is below the drawing and inside the sheet', () => {
  for (const model of models) {
    const { drawing } = sheetOf(model, 'front');
    const { x, y, width, height } = drawing.viewBox;
    const caption = boundsOfPart(drawing, 'caption')!;
    const rest = drawing.primitives.filter(({ part }) => part !== 'caption').map(boundsOf);
    expect(caption.y).toBeGreaterThan(Math.max(...rest.map((box) => box.y + box.height)));
    expect(caption.x).toBeGreaterThanOrEqual(x - 1);
    expect(caption.x + caption.width).toBeLessThanOrEqual(x + width + 1);
    expect(caption.y + caption.height).toBeLessThanOrEqual(y + height);
  }
});

test('a miniature has the size of its unit and draws only visible strokes', () => {
  const mmPerPx = 250;
  for (const model of models) {
    const { viewBox, primitives } = drawMiniature(model, mmPerPx);
    expect(viewBox.height - 2 * mmPerPx).toBeCloseTo(model.heightMm);
    expect(viewBox.width - 2 * mmPerPx).toBeCloseTo(2 * model.sideMm);
    expect(primitives.some(({ part }) => part === 'shell')).toBe(true);
    expect(primitives.some(({ part }) => part === 'roof')).toBe(true);
    expect(primitives.length).toBeLessThan(50);
  }
});
