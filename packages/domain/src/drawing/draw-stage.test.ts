import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import { storageTypeCodes, unitRows } from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';
import { boundsOf } from './bounds.ts';
import { drawStage, maxUnitsDrawn } from './draw-stage.ts';
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
    for (const amountOfUnits of [1, 2, 4, 5, 7, maxUnitsDrawn, 99]) {
      const { viewBox, unit, places, notes, front } = drawStage(model, {
        ...box,
        amountOfUnits,
        scene: 'farmyard',
        formatMetres,
      });
      const mmPerPx = viewBox.width / box.widthPx;
      expect(viewBox.height / box.heightPx).toBeCloseTo(mmPerPx, 6);
      expect(places).toHaveLength(Math.min(amountOfUnits, maxUnitsDrawn));
      expect(places[0]).toEqual({ x: 0, y: 0 });
      // The front row is above the ground, the row at the back below the titles.
      const frontY = places.at(-1)!.y;
      expect((frontY - viewBox.y) / mmPerPx).toBeCloseTo(box.heightPx - box.groundPx, 6);
      expect((highestPointMm(model) + frontY) / mmPerPx).toBeLessThanOrEqual(
        box.heightPx - box.abovePx - box.groundPx + 0.01,
      );
      const edges = [
        ...places.flatMap(({ x }) => [x - model.sideMm, x + model.sideMm]),
        ...notes
          .filter(({ kind }) => kind !== 'text')
          .flatMap((note) => {
            const { x, width } = boundsOf(note);
            return [front.x + x, front.x + x + width];
          }),
      ];
      expect(Math.min(...edges)).toBeGreaterThanOrEqual(viewBox.x);
      expect(Math.max(...edges)).toBeLessThanOrEqual(viewBox.x + viewBox.width);
      expect(unit.some(({ part }) => part === 'ground' || part === 'dimension')).toBe(false);
      // Person and dimensions belong to the front row, on its outer sides.
      expect(places).toContainEqual(front);
      expect(front.y).toBe(frontY);
      expect(front.x).toBe(Math.min(...places.map(({ x }) => x)));
      const person = notes.filter(({ part }) => part.startsWith('person')).map(boundsOf);
      const lastEdge = Math.max(...places.map(({ x }) => x)) + model.sideMm;
      expect(front.x + Math.min(...person.map(({ x }) => x))).toBeGreaterThan(lastEdge);
    }
});

test('nothing is written where buttons cover the picture (ST-02)', () => {
  const box = { widthPx: 772, heightPx: 766, abovePx: 100, groundPx: 108, coveredPx: 68 };
  const phone = { widthPx: 390, heightPx: 312, abovePx: 66, groundPx: 72 };
  for (const model of models) {
    const drawn = {
      amountOfUnits: 1,
      scene: 'farmyard',
      formatMetres,
      labels: { logo: 'LOGO', concrete: 'Concrete: indicative only' },
    } as const;
    expect(drawStage(model, { ...phone, ...drawn }).notes.map(({ kind }) => kind)).not.toContain('text');
    const { viewBox, notes, front } = drawStage(model, { ...box, ...drawn, dimensions: true });
    const mmPerPx = viewBox.width / box.widthPx;
    const lowest = Math.max(...notes.map(boundsOf).map(({ y, height }) => front.y + y + height));
    expect((viewBox.y + viewBox.height - lowest) / mmPerPx).toBeGreaterThanOrEqual(box.coveredPx);
    expect((highestPointMm(model) - front.y) / mmPerPx).toBeLessThanOrEqual(
      box.heightPx - box.abovePx - box.groundPx + 0.01,
    );
  }
});

test('many units stand in rows, so that they are larger; a technical drawing has one row (ST-02)', () => {
  const model = models[0]!;
  const draw = (widthPx: number, scene?: 'farmyard') =>
    drawStage(model, {
      widthPx,
      heightPx: 256,
      abovePx: 26,
      groundPx: 52,
      amountOfUnits: 10,
      scene,
      formatMetres,
      metres: true,
      largest: { unit: models[1]!, label: 'a label that is wider than the largest unit' },
    });
  const [inRows, inOne] = [draw(390, 'farmyard'), draw(390)];
  expect(new Set(inOne.places.map(({ y }) => y)).size).toBe(1);
  expect(new Set(inRows.places.map(({ y }) => y)).size).toBeGreaterThan(1);
  expect(new Set(inRows.places.map(({ x }) => x)).size).toBe(10);
  expect(inRows.viewBox.width).toBeLessThan(inOne.viewBox.width / 1.5);
  // Each row is drawn over the row behind it.
  expect(inRows.places.map(({ y }) => y)).toEqual(inRows.places.map(({ y }) => y).sort((a, b) => a - b));
  // One row is enough where the height limits the scale.
  expect(new Set(draw(4000, 'farmyard').places.map(({ y }) => y)).size).toBe(1);
  // Lines every two metres would hold for one of the rows only.
  const metres = (drawing: typeof inRows) => drawing.backdrop.some(({ part }) => part === 'metres');
  expect([metres(inRows), metres(inOne)]).toEqual([false, true]);
  const label = inRows.backdrop.find(({ kind, part }) => kind === 'text' && part === 'outline')!;
  expect(boundsOf(label).x).toBeGreaterThanOrEqual(inRows.viewBox.x);
});

test.each([1, 2, 3])(
  '%i units have one ceiling; its label covers neither a unit nor the person (ST-02)',
  (amountOfUnits) => {
    for (const model of models)
      for (const widthPx of [390, 772]) {
        const { viewBox, places, notes, front } = drawStage(model, {
          widthPx,
          heightPx: 312,
          abovePx: 24,
          groundPx: 44,
          amountOfUnits,
          scene: 'hall',
          formatMetres,
          ceilingMm: 2000,
        });
        const of = (name: string) =>
          boundsOf(notes.find(({ part, kind }) => part === name && kind !== 'rect')!);
        const [label, line, person] = [of('ceiling-label'), of('ceiling'), of('person')];
        expect(front.x + label.x + label.width).toBeLessThan(viewBox.x + viewBox.width);
        const lastX = Math.max(...places.map(({ x }) => x));
        expect(front.x + label.x).toBeGreaterThan(lastX + model.radiusMm);
        expect(front.x + line.x + line.width).toBeGreaterThan(lastX + model.radiusMm);
        expect(label.y + label.height).toBeLessThan(person.y);
      }
  },
);

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
  const byVolume = unitRows[type].toSorted((a, b) => a.volumeM3 - b.volumeM3);
  const [small, large] = [byVolume[0]!, byVolume.at(-1)!].map((size) =>
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

test('one person stands beside the last unit, also where each unit alone would have one (ST-02)', () => {
  const box = { widthPx: 772, heightPx: 666, abovePx: 100, groundPx: 108, dimensions: true };
  const asked = { ...box, amountOfUnits: 2, scene: 'farmyard', formatMetres } as const;
  const withPerson = { ...asked, person: true };
  expect(drawStage(models[0]!, withPerson)).toEqual(drawStage(models[0]!, asked));
});
