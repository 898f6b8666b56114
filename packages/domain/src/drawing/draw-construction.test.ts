import { expect, test } from 'vitest';
import { constructionIds } from '../catalogue/constructions.ts';
import { boundsOf } from './bounds.ts';
import { drawConstruction } from './draw-construction.ts';

const formatMetres = (mm: number) => `${(mm / 1000).toFixed(2)} m`;

test.each(constructionIds)('%s shows its own size and stays inside its picture', (construction) => {
  for (const [diameterMm, heightMm] of [
    [2000, 8000],
    [4000, 5490],
  ] as const) {
    const { viewBox, primitives } = drawConstruction(
      { construction, diameterMm, heightMm },
      { formatMetres, person: true, heightPx: 300 },
    );
    const figures = primitives.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    expect(figures).toEqual([formatMetres(heightMm), `Ø ${formatMetres(diameterMm)}`]);
    for (const shape of primitives) {
      const box = boundsOf(shape);
      expect(box.x).toBeGreaterThanOrEqual(viewBox.x);
      expect(box.y).toBeGreaterThanOrEqual(viewBox.y);
      expect(box.x + box.width).toBeLessThanOrEqual(viewBox.x + viewBox.width);
      expect(box.y + box.height).toBeLessThanOrEqual(viewBox.y + viewBox.height);
    }
  }
});

test('without figures there is no text; no two constructions look the same', () => {
  const drawn = constructionIds.map((construction) =>
    drawConstruction({ construction, diameterMm: 3000, heightMm: 6000 }, { heightPx: 72 }),
  );
  expect(drawn.flatMap(({ primitives }) => primitives).filter(({ kind }) => kind === 'text')).toEqual([]);
  expect(new Set(drawn.map(({ primitives }) => JSON.stringify(primitives))).size).toBe(drawn.length);
});
