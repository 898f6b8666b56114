import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import { expect, test } from 'vitest';
import { boundsOf } from './bounds.ts';
import { drawFront } from './primitives.ts';
import { toSvg } from './to-svg.ts';

const model = configuredModel({
  type: 'vb4',
  diameterMm: 3000,
  heightMm: 4540,
  volumeM3: 25,
  selection: { 'colour.logo': 'logo_1m2', 'colour.body_colour': { value: 'other', custom: 'RAL 9005' } },
});
const drawing = drawFront(model, {
  style: 'shaded',
  dimensions: true,
  formatMetres: (mm) => `${mm / 1000} m`,
  labels: { logo: '<b>"A&B"</b>' },
});

test('the file has a title, escapes all texts and defines every paint it uses', () => {
  const svg = toSvg(drawing, { title: 'A & <B>', description: 'x\u0000y', widthPx: 400 });
  expect(svg).toContain('<title>A &amp; &lt;B&gt;</title><desc>x y</desc>');
  expect(svg).toContain('&lt;b&gt;&quot;A&amp;B&quot;&lt;/b&gt;');
  expect(svg).not.toContain('<b>');
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const used = new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id));
  expect(used.size).toBeGreaterThan(5);
  expect(used).toEqual(defined);
});

test('the size follows the drawing, and near-black defines its pattern (CF-18)', () => {
  const svg = toSvg(drawing, { title: '', description: '', widthPx: 500, idPrefix: 'q' });
  const { width, height } = drawing.viewBox;
  expect(svg).toContain(`width="500" height="${Math.round((500 * height) / width)}"`);
  expect(svg).toMatch(/<pattern id="q\d+" width="240" height="240"/);
});

test('a picture of the customer’s logo fills the sheet instead of the text, in both styles (ST-07)', () => {
  const href = 'data:image/png;base64,AA==';
  for (const style of ['shaded', 'line'] as const) {
    const formatMetres = () => '';
    const plain = drawFront(model, { style, formatMetres });
    const own = drawFront(model, { style, formatMetres, labels: { logo: 'TEXT', picture: href } });
    const parts = (from: typeof own) => from.primitives.filter(({ part }) => part === 'logo');
    expect(parts(own).map(({ kind }) => kind)).toEqual(['rect', 'image']);
    const [sheet, picture] = parts(own).map(boundsOf);
    expect(picture!.x).toBeGreaterThan(sheet!.x);
    expect(picture!.x + picture!.width).toBeLessThan(sheet!.x + sheet!.width);
    expect(picture!.y).toBeGreaterThan(sheet!.y);
    expect(picture!.y + picture!.height).toBeLessThan(sheet!.y + sheet!.height);
    const svg = toSvg(own, { title: '', description: '' });
    expect(svg).toContain(`href="${href}"/>`);
    expect(svg).not.toContain('TEXT');
    // Everything else is the same.
    const others = (from: typeof own) => from.primitives.filter(({ part }) => part !== 'logo');
    expect(others(own)).toEqual(others(plain));
    expect(own.viewBox).toEqual(plain.viewBox);
  }
});
