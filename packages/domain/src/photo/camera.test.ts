import { describe, expect, it } from 'vitest';
import {
  cameraOf,
  groundAt,
  horizonRow,
  type Photo,
  type PhotoCamera,
  pixelOf,
  uncertaintyPercent,
} from './camera.ts';

const photo: Photo = { width: 1600, height: 1200, lensMm: 26 };
const fieldOfViewDeg = 49.6;
/** A photo of a known camera, with a door of 2.10 m and a unit of 8 m. */
const scene = (camera: Pick<PhotoCamera, 'eyeM' | 'pitch'>, of: Photo = photo) => {
  const at = (rightM: number, aheadM: number, heightM: number) =>
    pixelOf(of, { ...camera, fieldOfViewDeg }, { rightM, aheadM, heightM });
  return {
    door: { foot: at(-4, 18, 0), top: at(-4, 18, 2.1), heightM: 2.1 },
    unit: { foot: at(2, 22, 0), top: at(2, 22, 8) },
  };
};
/** The height of the drawn unit in the photo against the true one. */
const heightError = (camera: PhotoCamera, { unit }: ReturnType<typeof scene>, of: Photo = photo) => {
  const place = groundAt(of, camera, unit.foot)!;
  const top = pixelOf(of, camera, { ...place, heightM: 8 });
  return (unit.foot[1] - top[1]) / (unit.foot[1] - unit.top[1]) - 1;
};

describe('the camera of a photo', () => {
  it.each([
    [1.6, 0.05],
    [1.6, -0.08],
    [1.45, 0.02],
    [1.75, 0.1],
  ])('is found from a reference of known height: eye %d m, pitch %d (TD-05)', (eyeM, pitch) => {
    const known = scene({ eyeM, pitch });
    const camera = cameraOf(photo, known.door)!;
    expect(Math.abs(heightError(camera, known))).toBeLessThan(eyeM === 1.6 ? 0.001 : 0.025);
    if (eyeM === 1.6) expect(camera.pitch).toBeCloseTo(pitch, 6);
  });

  it('stays within the stated error when taps are off by three pixels (TD-05)', () => {
    const known = scene({ eyeM: 1.6, pitch: 0.05 });
    const [x, y] = known.door.top;
    const camera = cameraOf(photo, { ...known.door, top: [x, y - 3] })!;
    const percent = uncertaintyPercent(known.door);
    expect(percent).toBeLessThan(3);
    expect(Math.abs(heightError(camera, known)) * 100).toBeLessThanOrEqual(percent + 0.5);
  });

  it('keeps the scale when the horizon is moved (TD-05)', () => {
    const known = scene({ eyeM: 1.6, pitch: 0.05 });
    for (const horizonPx of [-60, 60]) {
      const camera = cameraOf(photo, known.door, horizonPx)!;
      expect(horizonRow(photo, camera.pitch)).toBeCloseTo(horizonRow(photo, 0.05) + horizonPx, 3);
      const [, top] = pixelOf(photo, camera, { ...groundAt(photo, camera, known.door.foot)!, heightM: 2.1 });
      expect(top).toBeCloseTo(known.door.top[1], 1);
    }
  });

  it('refuses a reference that is too small, upside down or in the sky (TD-05)', () => {
    const known = scene({ eyeM: 1.6, pitch: 0.05 });
    const { foot, top } = known.door;
    expect(cameraOf(photo, { ...known.door, foot: top, top: foot })).toBeUndefined();
    expect(cameraOf(photo, { ...known.door, top: [foot[0], foot[1] - 39] })).toBeUndefined();
    const camera = cameraOf(photo, known.door)!;
    expect(groundAt(photo, camera, [800, 10])).toBeUndefined();
  });

  it('errs little with another lens (TD-05)', () => {
    const wide = { ...photo, lensMm: 24 };
    const known = scene({ eyeM: 1.6, pitch: 0.05 }, wide);
    expect(Math.abs(heightError(cameraOf(photo, known.door)!, known))).toBeLessThan(0.015);
  });
});
