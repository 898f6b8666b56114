import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import { storageTypeCodes, unitRows } from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';
import { boundsOfPart } from './bounds.ts';
import { levelMm } from './content-level.ts';
import { drawFront } from './primitives.ts';
import { bottomRadiusMm } from './shape-lines.ts';

const modelOf = (code: (typeof storageTypeCodes)[number]) => {
  return configuredModel({
    type: code,
    ...unitRows[code][1]!,
    selection: {},
  });
};

/** Volume of the interior up to a height, as a sum of slices. */
function volumeUpTo(model: ReturnType<typeof modelOf>, heightMm: number): number {
  let volumeMm3 = 0;
  const slices = 20_000;
  const sliceMm = (heightMm - model.baseMm) / slices;
  for (let slice = 0; slice < slices; slice++) {
    const z = model.baseMm + (slice + 0.5) * sliceMm;
    const radius = z < model.shellBottomMm ? bottomRadiusMm(model, z) : model.radiusMm;
    volumeMm3 += Math.PI * radius ** 2 * sliceMm;
  }
  return volumeMm3 / 1e9;
}

const shares = [0.02, 0.1, 0.25, 0.5, 0.83, 1];

test.each(storageTypeCodes.flatMap((code) => shares.map((share) => [code, share] as const)))(
  'the level in %s matches %d of its volume (V15)',
  (code, share) => {
    const model = modelOf(code);
    const level = levelMm(model, model.volumeM3 * share);
    expect(volumeUpTo(model, level) / model.volumeM3).toBeCloseTo(share, 3);
  },
);

test('the level of an empty hopper is its outlet', () => {
  const model = modelOf('vvs4');
  expect(levelMm(model, 0)).toBeCloseTo(model.baseMm);
  expect(bottomRadiusMm(model, model.baseMm)).toBe(model.outletRadiusMm);
});

test.each(storageTypeCodes)(
  '%s at 100% reaches the drawn fill line, and at 83% it does not (V15)',
  (code) => {
    const model = modelOf(code);
    const draw = (contentLevel: number) =>
      drawFront(model, { style: 'shaded', formatMetres: String, contentLevel, mmPerPx: 20 });
    const line = boundsOfPart(draw(1), 'fill-line')!;
    expect(-line.y - line.height / 2).toBeCloseTo(model.fillLineMm, 0);
    // Curves are bounded by their control points; for a heap these are above its top.
    const middle = (level: number) => {
      const path = draw(level).primitives.filter(
        ({ part, kind }) => part === 'content' && kind === 'path',
      )[1];
      const [, , foot, , , control] = (path as unknown as { d: number[] }).d;
      return -(foot! + control!) / 2;
    };
    const heap = model.radiusMm * 0.15;
    expect(Math.abs(middle(1) - model.fillLineMm)).toBeLessThan(heap);
    expect(middle(0.83)).toBeLessThan(middle(1) - (model.fillLineMm - model.shellBottomMm) * 0.15);
  },
);
