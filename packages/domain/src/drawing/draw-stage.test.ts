import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import { storageTypeCodes, unitRows } from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';
import { boundsOf } from './bounds.ts';
import { drawStage, mostUnitsDrawn } from './draw-stage.ts';
import { highestPointMm } from './highest-point.ts';

const models = storageTypeCodes.flatMap((type) =>
  [unitRows[type][0]!, unitRows[type].at(-1)!].map((size) =>
    configuredModel({ type, ...size, selection: {} }),
  ),
);
const formatMetres = (mm: number) => `${(mm / 1000).toFixed(2)} m`;

test.each([
  { widthPx: 772, heightPx: 666, abovePx: 100, groundPx: 108, dimensions: true },
  { widthPx: 390, heightPx: 312, abovePx: 66, groundPx: 72, dimensions: false },
  { widthPx: 1412, heightPx: 946, abovePx: 100, groundPx: 108, dimensions: true },
])('every number of units fits to scale into $widthPx × $heightPx px (ST-02)', (box) => {
  for (const model of models)
    for (const amountOfUnits of [1, 2, mostUnitsDrawn, 99]) {
      const { viewBox, unit, places, notes } = drawStage(model, {
        ...box,
        amountOfUnits,
        scene: 'farmyard',
        formatMetres,
      });
      const mmPerPx = viewBox.width / box.widthPx;
      expect(viewBox.height / box.heightPx).toBeCloseTo(mmPerPx, 6);
      expect(places).toHaveLength(Math.min(amountOfUnits, mostUnitsDrawn));
      // Above the ground, below the titles.
      expect(-viewBox.y / mmPerPx).toBeCloseTo(box.heightPx - box.groundPx, 6);
      expect(highestPointMm(model) / mmPerPx).toBeLessThanOrEqual(
        box.heightPx - box.abovePx - box.groundPx + 0.01,
      );
      const edges = [
        ...places.flatMap((x) => [x - model.sideMm, x + model.sideMm]),
        ...notes
          .filter(({ kind }) => kind !== 'text')
          .flatMap((note) => {
            const { x, width } = boundsOf(note);
            return [x, x + width];
          }),
      ];
      expect(Math.min(...edges)).toBeGreaterThanOrEqual(viewBox.x);
      expect(Math.max(...edges)).toBeLessThanOrEqual(viewBox.x + viewBox.width);
      expect(unit.some(({ part }) => part === 'ground' || part === 'dimension')).toBe(false);
    }
});

test('the scene is equal on every call and covers more than the visible part (ST-02)', () => {
  const options = {
    widthPx: 772,
    heightPx: 666,
    abovePx: 100,
    groundPx: 108,
    amountOfUnits: 2,
    formatMetres,
  };
  for (const scene of ['farmyard', 'salt-depot', 'plant', 'food-plant', 'hall'] as const) {
    const { backdrop, viewBox } = drawStage(models[0]!, { ...options, scene });
    expect(drawStage(models[0]!, { ...options, scene }).backdrop).toEqual(backdrop);
    const bounds = backdrop.map(boundsOf);
    expect(Math.min(...bounds.map(({ x }) => x))).toBeLessThan(viewBox.x - viewBox.width / 2);
    expect(Math.max(...bounds.map(({ x, width }) => x + width))).toBeGreaterThan(
      viewBox.x + viewBox.width * 1.5,
    );
  }
  expect(drawStage(models[0]!, options).backdrop).toEqual([]);
});

test('in front of the largest unit a smaller one keeps scale and person, and shows goods and volume (ST-04, ST-05)', () => {
  const type = storageTypeCodes[0]!;
  const [small, large] = [unitRows[type][0]!, unitRows[type].at(-1)!].map((size) =>
    configuredModel({ type, ...size, selection: {} }),
  );
  const draw = (unit: typeof small) =>
    drawStage(unit!, {
      widthPx: 533,
      heightPx: 666,
      abovePx: 36,
      groundPx: 92,
      amountOfUnits: 2,
      scene: 'farmyard',
      formatMetres,
      metres: true,
      plate: '6 m³',
      contents: { kind: 'pellets', colour: '#a98450' },
      largest: { unit: large!, label: 'the largest' },
    });
  const [one, other] = [draw(small), draw(large)];
  expect(one.viewBox).toEqual(other.viewBox);
  expect(one.notes).toEqual(other.notes);
  const textsOf = (list: typeof one.unit) =>
    list.flatMap((each) => (each.kind === 'text' ? [each.text] : []));
  expect(textsOf(one.backdrop)).toEqual(expect.arrayContaining(['2.00 m', 'the largest']));
  expect(textsOf(one.unit)).toContain('6 m³');
  // The largest one needs no outline of itself.
  expect(other.backdrop.some(({ part }) => part === 'outline')).toBe(false);
  expect(one.unit.some(({ fill }) => typeof fill === 'object' && fill.kind === 'texture')).toBe(true);
});
