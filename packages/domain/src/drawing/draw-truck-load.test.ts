import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import { storageTypeCodes, unitRows } from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';
import { drawTruckLoad } from './draw-truck-load.ts';

const largest = storageTypeCodes.map((type) => {
  const model = configuredModel({ type, ...unitRows[type].at(-1)!, selection: {} });
  return [type, model] as const;
});

test.each(largest)(
  'the largest unit of %s lies on the truck, all of it in the picture (PJ-03)',
  (_, unit) => {
    const vesselMm = unit.heightMm - unit.baseMm;
    const { viewBox, units } = drawTruckLoad([{ unit, lengthMm: vesselMm + 300 }], 60);
    const [lying] = units;
    expect(lying!.primitives.length).toBeGreaterThan(0);
    // The roof points to the cab; what does not fit the trailer is behind it.
    expect(lying!.x + unit.heightMm).toBe(13_600);
    expect(viewBox.x).toBeLessThanOrEqual(13_600 - vesselMm);
    expect(-viewBox.y).toBeGreaterThan(lying!.axisMm + unit.radiusMm);
  },
);

test('a frame with a passage travels apart from its vessel (PJ-03)', () => {
  const [, framed] = largest.find(([, { passage }]) => passage)!;
  const partsOn = (lengthMm: number) =>
    new Set(drawTruckLoad([{ unit: framed, lengthMm }], 20).units[0]!.primitives.map(({ part }) => part));
  expect(partsOn(framed.heightMm - framed.baseMm + 300).has('support')).toBe(false);
  expect(partsOn(framed.heightMm + 300).has('support')).toBe(true);
});

test('panels are a stack on the deck (PJ-03)', () => {
  const parts = (panels: boolean) => drawTruckLoad([], 60, panels).truck.map(({ part }) => part);
  expect(parts(false)).not.toContain('panels');
  expect(parts(true)).toContain('panels');
});
