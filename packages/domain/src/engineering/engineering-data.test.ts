import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import { storageTypeCodes, storageTypes, unitRows } from '@silowright/catalogue/testing/sample';
import { expect, it } from 'vitest';
import { boundsOf } from '../drawing/bounds.ts';
import { highestPointMm } from '../drawing/highest-point.ts';
import { drawFront } from '../drawing/primitives.ts';
import type { Selection } from '../pricing/selection.ts';
import { designBasisOf, engineeringData } from './engineering-data.ts';
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
    for (const primitive of drawFront(model, {
      style: 'line',
      mmPerPx: 0.01,
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

const husum = siteActions('DE', { latitude: 54.48, longitude: 9.05 });

it('uses the wind and snow of the place, those of the type, or none inside (EN-08, EN-11)', () => {
  const [size] = sizes;
  if (!size) throw new Error('no sizes');
  const model = configuredModel({ ...size, selection: {} });
  expect(engineeringData(size, model).basis).toEqual({ windMs: 27.5, snowKnM2: 2, from: 'type' });
  expect(engineeringData(size, model, { actions: husum }).basis).toEqual({
    windMs: 30,
    snowKnM2: 0.85,
    from: 'place',
  });
  const { basis, loads } = engineeringData(size, model, { actions: husum, inside: true });
  expect(basis).toEqual({ windMs: 0, snowKnM2: 0, from: 'inside' });
  expect(loads.windForceKn).toBe(0);
  expect(loads.stabilityUnanchored).toBeUndefined();
});

it.each([
  ['ms', 30, 25],
  ['fs', 30, 27.5],
] as const)('in Husum the wind exceeds the design of %s (EN-08)', (type, usual, design) => {
  const basis = designBasisOf(storageTypes[type], { actions: husum });
  expect(basis).toMatchObject({ designWindMs: design, exceeded: ['wind'] });
  expect(basis.place?.wind).toMatchObject({ value: usual, zone: '4', source: 'DIN EN 1991-1-4/NA' });
  expect(designBasisOf(storageTypes[type], { actions: husum, inside: true }).exceeded).toEqual([]);
});

it('where the place is within the design nothing is exceeded, and a nearby zone counts (EN-08)', () => {
  const cloppenburg = siteActions('DE', { latitude: 52.85, longitude: 8.04 });
  expect(designBasisOf(storageTypes.ms, { actions: cloppenburg }).exceeded).toEqual([]);
  // 27 m/s, but 29.5 m/s within 10 km.
  const border = siteActions('NL', { latitude: 52.5, longitude: 4.7 });
  expect(designBasisOf(storageTypes.fs, { actions: border }).exceeded).toEqual(['wind']);
  expect(designBasisOf(storageTypes.fs, {})).toEqual({
    designWindMs: 27.5,
    designSnowKnM2: 2,
    inside: false,
    exceeded: [],
  });
});

it('states the filled mass with the known density, and loads never with less than the upper one (EN-11)', () => {
  const [size] = sizes.filter(({ type, volumeM3 }) => type === 'vvs4' && volumeM3 === 30);
  if (!size) throw new Error('no such size');
  const model = configuredModel({ ...size, selection: {} });
  const [unknown, meal] = [engineeringData(size, model), engineeringData(size, model, { densityKgM3: 550 })];
  expect(unknown.content).toEqual({ densityKgM3: 650, from: 'limit', forLoadsKgM3: 800 });
  expect(meal.content).toEqual({ densityKgM3: 550, from: 'product', forLoadsKgM3: 800 });
  expect(unknown.loads.filledMassT).toBeCloseTo(20.5);
  expect(meal.loads.filledMassT).toBeCloseTo(17.5);
  expect(meal.loads.compressionPerSupportKn).toBe(unknown.loads.compressionPerSupportKn);
});

it('uses the higher wind and snow of a zone within 10 km for the loads (EN-08, EN-11)', () => {
  const [size] = sizes;
  if (!size) throw new Error('no sizes');
  const basisAt = (country: string, latitude: number, longitude: number) =>
    engineeringData(size, configuredModel({ ...size, selection: {} }), {
      actions: siteActions(country, { latitude, longitude }),
    }).basis;
  // 27 m/s, zone I with 29.5 m/s begins 5.6 km to the north.
  expect(basisAt('NL', 52.5, 4.7)).toEqual({ windMs: 29.5, snowKnM2: 0.7, from: 'place' });
  // 1.44 kN/m², the edge of the Alps with 3.86 kN/m² begins 5.6 km to the south.
  expect(basisAt('DE', 47.8, 11.5)).toMatchObject({ snowKnM2: 3.86, from: 'place' });
});

it('a product heavier than the upper density counts in the loads (EN-11)', () => {
  const [size] = sizes.filter(({ type, volumeM3 }) => type === 'vvs4' && volumeM3 === 30);
  if (!size) throw new Error('no such size');
  const { content, loads } = engineeringData(size, configuredModel({ ...size, selection: {} }), {
    densityKgM3: 900,
  });
  expect(content).toEqual({ densityKgM3: 900, from: 'product', forLoadsKgM3: 900 });
  // 1 t + 30 m³ · 0.9 t/m³
  expect(loads.filledMassT).toBeCloseTo(28);
  expect(loads.foundationMassT).toBeCloseTo(28);
});

it('lifts the bare unit: equipment on the roof raises the highest point, not the hook (EN-11)', () => {
  const [size] = sizes.filter(({ type, volumeM3 }) => type === 'vvs4' && volumeM3 === 30);
  if (!size) throw new Error('no such size');
  const model = configuredModel({ ...size, selection: everything });
  const data = engineeringData(size, model);
  expect(data.highestPointMm).toBe(highestPointMm(model));
  expect(data.highestPointMm).toBeGreaterThan(7920);
  expect(data.emptyMassT).toBe(1);
  // 7.92 m + 3 m; 1.25 · 1 t + 0.5 t; a unit of 2.8 m travels on the usual road.
  expect(data.lifting.hookHeightM).toBeCloseTo(10.92);
  expect(data.lifting.liftT).toBeCloseTo(1.75);
  expect(data.lifting.layingDownM.map((metres) => Math.round(metres * 100) / 100)).toEqual([9.92, 4.8]);
  expect(data.access.roadWidthM).toBe(3.5);
});

it('a salt silo is lifted onto its frame: 12.9 m, hook at 20.85 m (EN-11)', () => {
  const [size] = sizes.filter(({ type, volumeM3 }) => type === 'fs' && volumeM3 === 125);
  if (!size) throw new Error('no such size');
  const { lifting } = engineeringData(size, configuredModel({ ...size, selection: {} }));
  expect(lifting.hookHeightM).toBeCloseTo(20.85);
  expect(lifting.layingDownM[0]).toBeCloseTo(14.9);
  expect(lifting.crane.name).toBe('60 t');
});
