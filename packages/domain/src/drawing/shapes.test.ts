import { describe, expect, test } from 'vitest';
import type { Equipment } from '../catalogue/equipment.ts';
import type { Bottom, Look, Roof, Shell, Support } from '../catalogue/storage-type.ts';
import { boundsOf } from './bounds.ts';
import { levelMm } from './content-level.ts';
import type { Drawing } from './drawing.ts';
import { highestPointMm } from './highest-point.ts';
import { type DrawnType, unitModel } from './model.ts';
import { type DrawOptions, drawFront, drawTop } from './primitives.ts';
import { bottomRadiusMm } from './shape-lines.ts';

const bottoms: readonly Bottom[] = [
  { kind: 'cone', angleDeg: 45, outletMm: 600 },
  { kind: 'cone', angleDeg: 70, outletMm: 250 },
  { kind: 'dished', depthShare: 0.15 },
  { kind: 'flat' },
];
const roofs: readonly Roof[] = [
  { kind: 'cone', angleDeg: 8, neckMm: 100 },
  { kind: 'cone', angleDeg: 35, neckMm: 300 },
  { kind: 'dome', riseShare: 0.2, neckMm: 100 },
  { kind: 'flat', rimMm: 120 },
];
const raised: readonly Support[] = [
  { kind: 'legs', outletHeightMm: 900, count: 'by-diameter' },
  { kind: 'legs', outletHeightMm: 4200, count: 8 },
  { kind: 'skirt', outletHeightMm: 1600, doorMm: [1000, 2100] },
  { kind: 'ring', outletHeightMm: 1800, brackets: 8 },
  { kind: 'frame', columns: 4, columnMm: 200, aboveClearanceMm: 650, standsOn: 'foundation' },
  { kind: 'ballast-frame', columns: 4, columnMm: 160, aboveClearanceMm: 450, clearHeightMm: 1500 },
];
const plinth: Support = { kind: 'plinth', heightMm: 300, beyondMm: 500 };
const shells: readonly Shell['kind'][] = ['welded', 'corrugated', 'wound'];
const materials: readonly Look['material'][] = [
  'grp',
  'painted_steel',
  'galvanised',
  'aluminium',
  'stainless',
];

/** Every bottom with every roof and support that it can have, also those that nobody ships. */
const types: DrawnType[] = bottoms
  .flatMap((bottom) =>
    roofs.flatMap((roof) =>
      (bottom.kind === 'flat' ? [plinth] : raised).map((support) => ({ bottom, roof, support })),
    ),
  )
  .map((shape, at) => ({
    code: 'x',
    substance: at % 4 === 0 ? 'liquid' : 'solid',
    shape: { ...shape, shell: { kind: shells[at % 3]!, ringMm: 1500 } },
    look: { material: materials[at % 5]!, contents: '#c79a3f' },
  }));

const usual: readonly Equipment[] = [
  { part: 'fill-pipe', pipeMm: 108 },
  { part: 'roof-manhole', dn: 600 },
  { part: 'roof-valve', dn: 200 },
  { part: 'roof-box', widthMm: 800, heightMm: 1250 },
  { part: 'roof-instrument', dn: 80, heightMm: 450 },
  { part: 'ladder', cage: true, restEveryM: 6 },
  { part: 'roof-rail', heightMm: 1100 },
  { part: 'foot-lug', strap: true },
  { part: 'wall-box', form: 'display', widthMm: 300, heightMm: 400, atM: 1.5 },
];
const outlets: readonly Equipment[] = [
  { part: 'outlet', form: 'slide', dn: 400, drive: 'hand' },
  { part: 'outlet', form: 'butterfly', dn: 300, drive: 'pneumatic' },
  { part: 'outlet', form: 'rotary', dn: 250, drive: 'electric' },
  { part: 'outlet', form: 'screw', dn: 150, drive: 'electric', lengthMm: 4000 },
  { part: 'outlet', form: 'nozzle', dn: 65, drive: 'none' },
];

const modelOf = (type: DrawnType, at: number, extra: readonly Equipment[] = []) =>
  unitModel(
    {
      diameterMm: [2400, 3000, 4000][at % 3]!,
      heightMm: 14_000,
      volumeM3: 20,
      ...(type.shape.support.kind === 'frame' && { passageWidthMm: 3500, passageHeightMm: 4200 }),
    },
    type,
    { parts: [...usual, outlets[at % outlets.length]!, ...extra], raisedMm: 0, paint: {}, glossy: false },
  );

const options: DrawOptions = {
  style: 'shaded',
  dimensions: true,
  person: true,
  truck: true,
  formatMetres: (mm) => `${(mm / 1000).toFixed(2)} m`,
  labels: { concrete: 'Concrete: indicative only, by others' },
};

const outside = ({ viewBox, primitives }: Drawing): string[] =>
  primitives
    .filter((primitive) => {
      const box = boundsOf(primitive);
      return !(
        box.x >= viewBox.x &&
        box.y >= viewBox.y &&
        box.x + box.width <= viewBox.x + viewBox.width &&
        box.y + box.height <= viewBox.y + viewBox.height
      );
    })
    .map(({ part }) => part)
    .filter((part) => part !== 'ground');

describe.each(
  types.map((type, at) => {
    const { bottom, roof, support } = type.shape;
    return { name: `${bottom.kind}, ${roof.kind} roof, ${support.kind}, case ${at}`, type, at };
  }),
)('$name (CT-06)', ({ type, at }) => {
  const model = modelOf(type, at);

  test('has its levels in order, up to the given height', () => {
    const { baseMm, shellBottomMm, eavesMm, apexMm, heightMm } = model;
    expect(baseMm).toBeLessThanOrEqual(shellBottomMm);
    expect(shellBottomMm).toBeLessThan(eavesMm);
    expect(eavesMm).toBeLessThanOrEqual(apexMm);
    expect(apexMm).toBeLessThan(heightMm);
    expect(heightMm).toBe(14_000);
  });

  test('is inside the picture from the front and from above', () => {
    for (const style of ['shaded', 'line'] as const)
      expect(outside(drawFront(model, { ...options, style }))).toEqual([]);
    expect(outside(drawTop(model, options))).toEqual([]);
  });

  test('has no part above its highest point (EN-05)', () => {
    const highest = highestPointMm(model);
    expect(highest).toBeGreaterThanOrEqual(model.heightMm);
    for (const primitive of drawFront(model, { style: 'line', formatMetres: () => '', mmPerPx: 0.01 })
      .primitives)
      expect(highest + 1, primitive.part).toBeGreaterThanOrEqual(-boundsOf(primitive).y);
  });

  test('shows the level of a volume (EN-07)', () => {
    for (const share of [0.05, 0.3, 1]) {
      const top = levelMm(model, model.volumeM3 * share);
      let volumeMm3 = 0;
      const slices = 4000;
      const sliceMm = (top - model.baseMm) / slices;
      for (let slice = 0; slice < slices; slice++) {
        const z = model.baseMm + (slice + 0.5) * sliceMm;
        const radius = z < model.shellBottomMm ? bottomRadiusMm(model, z) : model.radiusMm;
        volumeMm3 += Math.PI * radius ** 2 * sliceMm;
      }
      expect(volumeMm3 / 1e9 / model.volumeM3).toBeCloseTo(share, 2);
    }
  });

  test('keeps the equipment on its roof apart', () => {
    const full = modelOf(type, at, [
      { part: 'roof-panel', widthMm: 600, heightMm: 600 },
      { part: 'cleaning-head', form: 'ball' },
      { part: 'roof-rod', heightMm: 1000 },
    ]);
    const circles = full.parts.flatMap(({ name, azimuthDeg, radiusMm, widthMm }) =>
      [
        'roof-manhole',
        'roof-valve',
        'roof-box',
        'roof-instrument',
        'roof-panel',
        'cleaning-head',
        'roof-rod',
      ].includes(name)
        ? [
            {
              name,
              x: radiusMm * Math.sin((azimuthDeg * Math.PI) / 180),
              y: radiusMm * Math.cos((azimuthDeg * Math.PI) / 180),
              r: widthMm / 2,
            },
          ]
        : [],
    );
    for (const [index, one] of circles.entries())
      for (const other of circles.slice(index + 1))
        expect(
          Math.hypot(one.x - other.x, one.y - other.y) - one.r - other.r,
          `${one.name} ${other.name}`,
        ).toBeGreaterThan(0);
  });
});
