import { storageTypes, unitRows } from '@silowright/catalogue/testing/sample';
import { expect, it } from 'vitest';
import { type LoadInput, loadsOf } from './loads.ts';
import { supportLayout } from './support-layout.ts';
import { loadCases } from './testing/load-cases.ts';

const [header = '', ...lines] = loadCases.split('\n');
const names = header.split(',');
const cases = lines.map((line) => {
  const cells = line.split(',');
  return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
});

const inputOf = (row: Record<string, string>): LoadInput => {
  const type = storageTypes[row.type as keyof typeof storageTypes];
  const diameterMm = Number(row.diameter_mm);
  const baseHeightM = Number(row.h_base_m);
  const size = unitRows[row.type as keyof typeof unitRows].find(
    (each) => each.diameterMm === diameterMm && each.volumeM3 === Number(row.volume_m3),
  );
  if (!size) throw new Error(`no size for ${row.case_id}`);
  return {
    diameterM: diameterMm / 1000,
    heightM: Number(row.height_mm) / 1000,
    baseHeightM,
    volumeM3: Number(row.volume_m3),
    emptyMassT: size.emptyMassT,
    densityKgM3: type.limits.densityKgM3,
    foundationDensityKgM3: type.limits.foundationDensityKgM3,
    support: supportLayout({
      storageType: type,
      diameterMm,
      ...(size.passageWidthMm !== undefined && { passageWidthMm: size.passageWidthMm }),
    }),
    windMs: Number(row.vb0_m_s),
    snowKnM2: Number(row.sk_kN_m2),
  };
};

/** Rounded to three digits in the table, and computed there from a rounded height of the base. */
const near = (actual: number | undefined, cell: string | undefined) => {
  if (!cell) return expect(actual).toBeUndefined();
  expect(actual).toBeDefined();
  expect(Math.abs((actual as number) - Number(cell)) / Math.max(1, Math.abs(Number(cell)))).toBeLessThan(
    0.006,
  );
};

it.each(cases.map((row) => [row.case_id, row] as const))('loads of %s (EN-11)', (_, row) => {
  const loads = loadsOf(inputOf(row));
  near(loads.filledMassT, row.filled_t_at_catalogue_density);
  near(loads.foundationMassT, row.foundation_t);
  near(loads.peakPressureKnM2, row.qp_kN_m2);
  near(loads.windForceKn, row.wind_force_kN);
  near(loads.overturningMomentKnm, row.overturning_moment_kNm);
  near(loads.staticPerSupportKn, row.static_per_support_kN);
  near(loads.windPerSupportKn, row.wind_per_support_kN);
  near(loads.compressionPerSupportKn, row.max_compression_per_support_kN);
  near(loads.upliftPerSupportKn, row.uplift_char_per_support_kN);
  near(loads.upliftDesignPerSupportKn, row.uplift_design_per_support_kN);
  near(loads.floorPressureKnM2, row.floor_pressure_kN_m2);
  near(loads.stabilityUnanchored, row.stability_ratio_empty_unanchored);
  near(loads.slab?.sideM, row.slab_side_m);
  near(loads.slab?.thicknessM, row.slab_thickness_m);
  near(loads.slab?.soilPressureKnM2, row.soil_pressure_max_kN_m2);
  near(loads.ballastT, row.ballast_t);
});

const low: LoadInput = {
  diameterM: 3,
  heightM: 15,
  baseHeightM: 0,
  volumeM3: 60,
  emptyMassT: 2,
  densityKgM3: 650,
  foundationDensityKgM3: 800,
  support: { kind: 'slab', count: 12, circleM: 3.26 },
  windMs: 27,
  snowKnM2: 0.85,
};

it.each([
  // 0.8 · D · H, above 15 m with a tenth more for vibration.
  [15, 0.8 * 3 * 15],
  [15.01, 1.1 * 0.8 * 3 * 15.01],
])('wind on a unit of %d m acts on %d m² (EN-11)', (heightM, areaM2) => {
  const { windForceKn, peakPressureKnM2 } = loadsOf({ ...low, heightM });
  expect(windForceKn / peakPressureKnM2).toBeCloseTo(areaM2, 6);
});

it.each([
  // l = ln(2/0.05) = 3.6889; (1 + 7/3.6889) · 0.5 · 1.25 · (0.19 · 3.6889 · 27)² / 1000
  [1.5, 0.6485],
  [2, 0.6485],
  // l = ln(4/0.05) = 4.3820; (1 + 7/4.3820) · 0.5 · 1.25 · (0.19 · 4.3820 · 27)² / 1000
  [4, 0.8204],
])('peak pressure at %d m, never less than at 2 m (EN-11)', (heightM, pressure) => {
  expect(loadsOf({ ...low, heightM }).peakPressureKnM2).toBeCloseTo(pressure, 3);
});

it('without wind nothing overturns, and no ballast is needed (EN-11)', () => {
  const support = { kind: 'frame', count: 4, spacingM: 3, columnM: 0.16, foundation: 'ballast' } as const;
  const loads = loadsOf({ ...low, support, baseHeightM: 2, windMs: 0 });
  expect(loads.overturningMomentKnm).toBe(0);
  expect(loads).not.toHaveProperty('stabilityUnanchored');
  expect(loads.ballastT).toBe(0);
  expect(loads).not.toHaveProperty('slab');
});
