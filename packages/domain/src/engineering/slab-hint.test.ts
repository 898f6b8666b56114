import { describe, expect, it } from 'vitest';
import { slabHint } from './slab-hint.ts';
import type { SupportLayout } from './support-layout.ts';

/** On a slab of 4 m and 0.3 m, which weighs 25 · 4² · 0.3 = 120 kN. */
const usual = {
  support: { kind: 'slab', count: 12, circleM: 3.66 } as SupportLayout,
  diameterM: 3.4,
  volumeM3: 20,
  emptyKn: 80,
  fullKn: 480,
  windForceKn: 0,
  momentKnm: 0,
};

describe('the first size of a slab (EN-11)', () => {
  it.each([
    // Diameter + 0.6 m, circle + 0.94 m, spacing + 1.08 m, then up to the next 0.1 m.
    ['flat bottom', usual.support, 3.4, 4],
    ['flat bottom', usual.support, 3.41, 4.1],
    // 2.2 + 0.6 is a little more than 2.8 in binary numbers.
    ['flat bottom', usual.support, 2.2, 2.8],
    ['legs', { kind: 'legs', count: 6, circleM: 3.06, widthM: 0.14 }, 2.92, 4],
    ['legs', { kind: 'legs', count: 6, circleM: 3.07, widthM: 0.14 }, 2.93, 4.1],
    ['frame', { kind: 'frame', count: 4, spacingM: 2.92, columnM: 0.2, foundation: 'concrete' }, 2.7, 4],
    ['frame', { kind: 'frame', count: 4, spacingM: 2.93, columnM: 0.2, foundation: 'concrete' }, 2.7, 4.1],
  ] as const)('carries the supports of a %s', (_, support, diameterM, sideM) => {
    expect(slabHint({ ...usual, support, diameterM }).sideM).toBe(sideM);
  });

  it.each([
    ['slab', 40, 0.3],
    ['slab', 41, 0.4],
    ['legs', 30, 0.3],
    ['legs', 31, 0.4],
    ['frame', 60, 0.6],
    ['frame', 61, 0.8],
  ] as const)('is thicker below large units: %s, %d m³', (kind, volumeM3, thicknessM) => {
    const support = { kind, count: 4, circleM: 3, spacingM: 3 } as unknown as SupportLayout;
    expect(slabHint({ ...usual, support, volumeM3 }).thicknessM).toBe(thicknessM);
  });

  it.each([
    // Stable when empty: 0.9 · (80 + 120) · 4/2 = 360 = 1.5 · 240.
    ['as much wind as it holds', { momentKnm: 240 }, 4],
    ['more wind', { momentKnm: 241 }, 4.1],
    // The force acts 0.3 m above the sole: 210 + 100 · 0.3 = 240.
    ['force at the top of the slab', { momentKnm: 210, windForceKn: 100 }, 4],
    ['more of both', { momentKnm: 211, windForceKn: 100 }, 4.1],
    // (2280 + 120) / 4² = 150 kN/m².
    ['as much weight as the soil holds', { fullKn: 2280 }, 4],
    ['more weight', { fullKn: 2281 }, 4.1],
    ['more than any slab carries', { fullKn: 1e6 }, 20],
  ])('grows until it is stable and the soil holds: %s', (_, load, sideM) => {
    expect(slabHint({ ...usual, ...load }).sideM).toBe(sideM);
  });

  it.each([
    // 600 kN in the middle.
    ['in the middle', { fullKn: 480 }, 600 / 16],
    // e = 150/600 = 0.25 m, within 4/6: 600/16 · (1 + 6 · 0.25/4).
    ['near the middle', { fullKn: 480, momentKnm: 150 }, 51.5625],
    // e = 240/300 = 0.8 m, outside: 2 · 300 / (3 · 4 · (2 − 0.8)).
    ['near the edge', { fullKn: 180, momentKnm: 240 }, 41.6667],
  ])('presses on the soil, load %s', (_, load, soilPressureKnM2) => {
    const hint = slabHint({ ...usual, ...load });
    expect(hint.sideM).toBe(4);
    expect(hint.soilPressureKnM2).toBeCloseTo(soilPressureKnM2, 3);
  });
});
