import { expect, it } from 'vitest';
import { liftingOf } from './lifting.ts';

const piece = { massT: 1, lengthM: 8, diameterM: 2.8, topM: 8 };

it.each([
  // 1.6 · 1.25 + 0.5 = 2.5 t, and a hook at 9 + 3 = 12 m: the most of a loader crane.
  [1.6, 9, 'loader crane', [5, 10]],
  [1.61, 9, '40 t', [8.2, 9]],
  [1.6, 9.01, '40 t', [8.2, 9]],
  // 3.2 · 1.25 + 0.5 = 4.5 t, 30 m.
  [3.2, 27, '40 t', [8.2, 9]],
  [3.21, 27, '60 t', [8.5, 10]],
  [3.2, 27.01, '60 t', [8.5, 10]],
  // 9.6 · 1.25 + 0.5 = 12.5 t, 36 m.
  [9.6, 33, '60 t', [8.5, 10]],
  [9.61, 33, '80 t', [9, 10]],
  [9.6, 33.01, '80 t', [9, 10]],
] as const)('%d t up to %d m needs the crane %s (EN-11)', (massT, topM, name, standM) => {
  expect(liftingOf({ ...piece, massT, topM }).crane).toEqual({ name, standM });
});

it('adds reserve and slings to the mass, and 2 m to the area of the piece (EN-11)', () => {
  expect(liftingOf(piece)).toMatchObject({
    liftT: 1.75,
    radiusM: 12,
    hookHeightM: 11,
    layingDownM: [10, 4.8],
  });
});
