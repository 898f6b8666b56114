import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import { storageTypeCodes, storageTypes, unitRows } from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';

const unitsOf = (code: (typeof storageTypeCodes)[number]) =>
  unitRows[code].map((size) => ({ type: code, ...size, selection: {} }));

test.each([
  // type, diameter, height, volume, base, shell bottom, fill line, eaves; cone and fill heights are those of the
  // catalogue geometry
  ['vvs4', 2050, 4330, 6, undefined, 1000, 2429, 3655, 3905],
  ['vvs4', 2400, 5420, 12, undefined, 1000, 2732, 4698, 4948],
  ['fs', 3500, 11200, 40, [3500, 4000], 4450, 7135, 10281, 10581],
  ['nb', 2400, 4140, 15, undefined, 150, 150, 3466, 3668],
] as const)(
  '%s of %i x %i mm has the levels of the catalogue geometry (CF-10)',
  (type, diameterMm, heightMm, volumeM3, passage, base, shellBottom, fillLine, eaves) => {
    const model = configuredModel({
      type,
      diameterMm,
      heightMm,
      volumeM3,
      ...(passage && { passageWidthMm: passage[0], passageHeightMm: passage[1] }),
      selection: {},
    });
    expect(model.baseMm).toBe(base);
    expect(model.shellBottomMm).toBeCloseTo(shellBottom, -0.5);
    expect(Math.abs(model.fillLineMm - fillLine)).toBeLessThan(15);
    expect(Math.abs(model.eavesMm - eaves)).toBeLessThan(6);
  },
);

test.each(storageTypeCodes)('%s has the support given in the catalogue at every size (RM-12)', (code) => {
  for (const unit of unitsOf(code)) {
    const model = configuredModel(unit);
    expect(model.support).toBe(storageTypes[code].shape.support.kind);
    expect(model.substance).toBe(storageTypes[code].substance);
    expect(model.fillLineMm).toBeLessThan(model.eavesMm);
    expect(model.fillLineMm).toBeGreaterThan(model.shellBottomMm);
    for (const joint of model.jointsMm) expect(joint).toBeLessThan(model.eavesMm - 1000);
  }
});

test.each([
  ['1.00', 7920, 1000],
  ['1.27', 8190, 1270],
  ['1.50', 8420, 1500],
  ['2.00', 8920, 2000],
  ['high', 7920, 1000],
])('an outflow height of %s m raises legs and total height (CF-12)', (value, heightMm, baseMm) => {
  const model = configuredModel({
    type: 'vvs4',
    diameterMm: 2800,
    heightMm: 7920,
    volumeM3: 30,
    selection: { 'flow.outflow_height': value },
  });
  expect([model.heightMm, model.baseMm]).toEqual([heightMm, baseMm]);
  expect(model.parts.find((part) => part.name === 'leg')?.heightMm).toBeGreaterThan(model.shellBottomMm);
});

test('a flat-bottom unit ignores an outflow height chosen for another type', () => {
  const selection = { 'flow.outflow_height': '2.00' };
  const model = configuredModel({ type: 'vb4', diameterMm: 3000, heightMm: 4540, volumeM3: 25, selection });
  expect(model.heightMm).toBe(4540);
});

test.each([
  [9_900, 0],
  [10_010, 1],
  [19_840, 1],
  [20_010, 2],
])('a ladder of %i mm has %i rest platforms', (heightMm, platforms) => {
  const model = configuredModel({
    type: 'vb4',
    diameterMm: 4000,
    heightMm,
    volumeM3: 90,
    selection: { 'access.ladder': 'by_provider' },
  });
  expect(model.parts.filter((part) => part.name === 'rest-platform')).toHaveLength(platforms);
});

test.each([
  ['6005', '#114232', false, false],
  ['semi_transparent', '#e3dfc6', true, false],
  [{ value: 'other', custom: 'RAL 9005' }, '#0e0e10', false, true],
] as const)('the body colour %j is drawn as %s (CF-18)', (choice, hex, transparent, nearBlack) => {
  const selection = { 'colour.body_colour': choice };
  const { body } = configuredModel({
    type: 'vb4',
    diameterMm: 3000,
    heightMm: 4540,
    volumeM3: 25,
    selection,
  });
  expect({ ...body, hex: body.hex.toLowerCase() }).toEqual({ hex, transparent, nearBlack });
});
