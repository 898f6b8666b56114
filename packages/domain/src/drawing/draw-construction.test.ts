import { expect, test } from 'vitest';
import { constructionIds } from '../catalogue/constructions.ts';
import { boundsOf } from './bounds.ts';
import { drawConstruction, drawConstructionStage } from './draw-construction.ts';

const formatMetres = (mm: number) => `${(mm / 1000).toFixed(2)} m`;
const sizes = [
  { diameterMm: 2000, heightMm: 8000 },
  { diameterMm: 4000, heightMm: 5490 },
];

test.each(constructionIds)('%s shows its own size and stays inside its picture', (construction) => {
  for (const size of sizes) {
    const contents = drawConstruction({ construction, ...size }, 300).primitives.filter(
      ({ part }) => part === 'content',
    );
    const top = Math.min(...contents.map((shape) => boundsOf(shape).y));
    // At most 1000 mm clear below the bottom; the contents end below the roof.
    expect(top).toBeGreaterThan(-size.heightMm - 1000);
    expect(top).toBeLessThan(-size.heightMm / 2);
    const { viewBox, unit, notes, front } = drawConstructionStage(
      { construction, ...size },
      {
        formatMetres,
        amountOfUnits: 2,
        scene: 'plant',
        dimensions: true,
        widthPx: 500,
        heightPx: 600,
        abovePx: 30,
        groundPx: 90,
      },
    );
    const figures = notes.flatMap((shape) =>
      shape.kind === 'text' && shape.part === 'dimension' ? [shape.text] : [],
    );
    expect(figures).toEqual([formatMetres(size.heightMm), `Ø ${formatMetres(size.diameterMm)}`]);
    // A shadow may end beside the picture.
    const boxes = [
      ...unit.filter(({ part }) => part !== 'shadow').map(boundsOf),
      ...notes.map(boundsOf).map((box) => ({ ...box, x: box.x + front.x, y: box.y + front.y })),
    ];
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(viewBox.x);
      expect(box.y).toBeGreaterThanOrEqual(viewBox.y);
      expect(box.x + box.width).toBeLessThanOrEqual(viewBox.x + viewBox.width);
      expect(box.y + box.height).toBeLessThanOrEqual(viewBox.y + viewBox.height);
    }
  }
});

test('alone there is no text; no two constructions look the same', () => {
  const drawn = constructionIds.map((construction) =>
    drawConstruction({ construction, diameterMm: 3000, heightMm: 6000 }, 120),
  );
  expect(drawn.flatMap(({ primitives }) => primitives).filter(({ kind }) => kind === 'text')).toEqual([]);
  expect(new Set(drawn.map(({ primitives }) => JSON.stringify(primitives))).size).toBe(drawn.length);
});
