import { expect, it } from 'vitest';
import { storageTypeCodes } from '../catalogue/storage-type-codes.ts';
import { storageTypes } from '../catalogue/storage-types.ts';
import { unitRows } from '../catalogue/unit-rows.ts';
import { boundsOf } from '../drawing/bounds.ts';
import { configuredModel } from '../drawing/configured-model.ts';
import { highestPointMm } from '../drawing/highest-point.ts';
import { drawFront } from '../drawing/primitives.ts';
import type { Selection } from '../pricing/selection.ts';
import { engineeringData } from './engineering-data.ts';
import { siteActions } from './site-actions.ts';

const everything: Selection = {
  'access.ladder': 'by_provider',
  'access.roof_rail': 'roof_rail',
  'vent.vent_type': 'air_control',
  'vent.roof_valve': 'roof_valve',
  'measurement.content_measurement': 'electrical_premium',
  'flow.filler_pipe': 'double_manganese_40',
};

const sizes = storageTypeCodes.flatMap((type) =>
  unitRows[type].map((size) => ({ type, storageType: storageTypes[type], ...size })),
);

it.each([
  ['nothing chosen', {}],
  ['everything on the roof', everything],
] as const)('the highest point is never below a drawn part, %s (EN-05)', (_, selection) => {
  for (const size of sizes) {
    const model = configuredModel({ ...size, selection });
    const top = highestPointMm(model);
    expect(top).toBeGreaterThanOrEqual(model.heightMm);
    for (const { strokeMm, ...primitive } of drawFront(model, {
      style: 'line',
      mmPerPx: 1,
      formatMetres: String,
    }).primitives)
      if (primitive.part !== 'ground') expect(top + 1).toBeGreaterThanOrEqual(-boundsOf(primitive).y);
  }
});

it('a rail and a filter raise the highest point, the height of the unit stays (EN-05)', () => {
  const [size] = sizes.filter(({ type, volumeM3 }) => type === 'vvs4' && volumeM3 === 36);
  if (!size) throw new Error('no such size');
  const plain = configuredModel({ ...size, selection: {} });
  const railed = configuredModel({ ...size, selection: everything });
  expect(railed.heightMm).toBe(plain.heightMm);
  expect(highestPointMm(railed)).toBeGreaterThan(highestPointMm(plain));
  expect(highestPointMm(railed)).toBeGreaterThanOrEqual(Math.round(railed.eavesMm + 1100));
});

it('a raised outlet raises loads, hook and connections (EN-11)', () => {
  const [size] = sizes.filter(({ type, volumeM3 }) => type === 'vvs4' && volumeM3 === 30);
  if (!size) throw new Error('no such size');
  const data = (height: string) =>
    engineeringData(size, configuredModel({ ...size, selection: { 'flow.outflow_height': height } }));
  const [low, high] = [data('1.00'), data('2.00')];
  expect(high.loads.overturningMomentKnm).toBeGreaterThan(low.loads.overturningMomentKnm);
  expect(high.lifting.hookHeightM).toBeCloseTo(low.lifting.hookHeightM + 1);
  const outlet = ({ connections }: typeof low) => connections.find(({ part }) => part === 'outlet')?.heightMm;
  expect(outlet(high)).toBe((outlet(low) ?? 0) + 1000);
});

it('uses the wind and snow of the place, or those of the type (EN-08, EN-11)', () => {
  const [size] = sizes;
  if (!size) throw new Error('no sizes');
  const model = configuredModel({ ...size, selection: {} });
  expect(engineeringData(size, model).basis).toEqual({ windMs: 27.5, snowKnM2: 0.85, from: 'type' });
  const husum = siteActions('DE', { latitude: 54.48, longitude: 9.05 });
  expect(engineeringData(size, model, husum).basis).toEqual({ windMs: 30, snowKnM2: 0.85, from: 'place' });
});

it('a salt silo is lifted onto its frame: 12.9 m, hook at 20.85 m (EN-11)', () => {
  const [size] = sizes.filter(({ type, volumeM3 }) => type === 'fs' && volumeM3 === 125);
  if (!size) throw new Error('no such size');
  const { lifting } = engineeringData(size, configuredModel({ ...size, selection: {} }));
  expect(lifting.hookHeightM).toBeCloseTo(20.85);
  expect(lifting.layingDownM[0]).toBeCloseTo(14.9);
  expect(lifting.crane.name).toBe('60 t');
});
