import { expect, it } from 'vitest';
import { accessFor } from './access.ts';

it.each([
  // Up to 3 m the usual road is wide enough, up to 3.2 m high enough, up to 4 m its bends.
  [2.8, 3.5, 5, 4.2],
  [3, 3.5, 5, 4.2],
  [3.5, 4, 5, 4.5],
  [4, 4.5, 5, 5],
  [4.5, 5, 5.5, 5.5],
])(
  'a unit of %d m needs a road of %d m, %d m in bends, %d m high (EN-11)',
  (diameterM, road, bend, clear) => {
    const { roadWidthM, bendWidthM, clearHeightM, ...rest } = accessFor(diameterM);
    expect(roadWidthM).toBeCloseTo(road, 9);
    expect(bendWidthM).toBeCloseTo(bend, 9);
    expect(clearHeightM).toBeCloseTo(clear, 9);
    expect(rest).toEqual({ axleLoadT: 11.5, truckStandM: [3.5, 18], besideM: 0.5, besideLadderM: 1 });
  },
);
