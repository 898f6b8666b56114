import type { Metres } from '../units.ts';

/** A pixel of the photo, from its upper left corner. */
export type Pixel = readonly [x: number, y: number];

export interface Photo {
  readonly width: number;
  readonly height: number;
  /** Focal length as for a 35 mm film; phones have about 26. */
  readonly lensMm: number;
}

/** Something of known height that stands on the same level ground as the unit. */
export interface Reference {
  readonly foot: Pixel;
  readonly top: Pixel;
  readonly heightM: Metres;
}

/** The camera that took the photo: upright, without roll. */
export interface PhotoCamera {
  readonly eyeM: Metres;
  /** Upwards, in radians. */
  readonly pitch: number;
  /** Vertical, in degrees. */
  readonly fieldOfViewDeg: number;
}

const diagonalOfFilmMm = 43.27;
const usualEyeM: Metres = 1.6;
/** A photo on which the reference is smaller gives no usable scale. */
const minReferencePx = 40;
/** How exactly a finger taps. */
const tapPx = 3;

const focalPx = ({ width, height, lensMm }: Photo): number =>
  (lensMm / diagonalOfFilmMm) * Math.hypot(width, height);

/** The direction of the ray through a pixel: to the right, ahead and up. */
function ray(photo: Photo, [u, v]: Pixel, pitch: number) {
  const focal = focalPx(photo);
  const right = (u - photo.width / 2) / focal;
  const y = (photo.height / 2 - v) / focal;
  const ahead = Math.cos(pitch) - y * Math.sin(pitch);
  return { right, ahead, up: y * Math.cos(pitch) + Math.sin(pitch) };
}

const slope = (photo: Photo, pixel: Pixel, pitch: number): number => {
  const { right, ahead, up } = ray(photo, pixel, pitch);
  return up / Math.hypot(right, ahead);
};

const eyeAt = (photo: Photo, { foot, top, heightM }: Reference, pitch: number): Metres =>
  heightM / (1 - slope(photo, top, pitch) / slope(photo, foot, pitch));

/** The pitch at which the horizon runs through a row. */
const pitchOfRow = (photo: Photo, row: number): number =>
  Math.atan((row - photo.height / 2) / focalPx(photo));

/**
 * The camera from the reference (TD-05). `horizonPx` moves the horizon from where a standing person's eye would be; the
 * scale follows the reference at any horizon. Undefined: foot and top do not give one.
 */
export function cameraOf(photo: Photo, reference: Reference, horizonPx = 0): PhotoCamera | undefined {
  if (reference.foot[1] - reference.top[1] < minReferencePx) return undefined;
  // The eye falls as the horizon comes down to the foot.
  let [low, high] = [-1.2, pitchOfRow(photo, reference.foot[1] - 1)];
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (low + high) / 2;
    if (eyeAt(photo, reference, middle) > usualEyeM) low = middle;
    else high = middle;
  }
  const row = horizonRow(photo, (low + high) / 2) + horizonPx;
  const pitch = pitchOfRow(photo, Math.min(row, reference.foot[1] - 2));
  const eyeM = eyeAt(photo, reference, pitch);
  if (!(eyeM > 0.1 && eyeM < 60)) return undefined;
  const fieldOfViewDeg = (2 * Math.atan(photo.height / 2 / focalPx(photo)) * 180) / Math.PI;
  return { eyeM, pitch, fieldOfViewDeg };
}

/** The row of the horizon. */
export const horizonRow = (photo: Photo, pitch: number): number =>
  photo.height / 2 + focalPx(photo) * Math.tan(pitch);

/** The place on the ground under a pixel, in metres right of and ahead of the camera; undefined above the horizon. */
export function groundAt(
  photo: Photo,
  { eyeM, pitch }: PhotoCamera,
  pixel: Pixel,
): { readonly rightM: Metres; readonly aheadM: Metres } | undefined {
  const { right, ahead, up } = ray(photo, pixel, pitch);
  if (up > -0.005 || ahead <= 0) return undefined;
  const times = eyeM / -up;
  return { rightM: right * times, aheadM: ahead * times };
}

/** The pixel of a point above the ground. */
export function pixelOf(
  photo: Photo,
  { eyeM, pitch }: PhotoCamera,
  { rightM, aheadM, heightM }: { readonly rightM: Metres; readonly aheadM: Metres; readonly heightM: Metres },
): Pixel {
  const up = heightM - eyeM;
  const depth = aheadM * Math.cos(pitch) + up * Math.sin(pitch);
  const y = up * Math.cos(pitch) - aheadM * Math.sin(pitch);
  const focal = focalPx(photo);
  return [photo.width / 2 + (rightM / depth) * focal, photo.height / 2 - (y / depth) * focal];
}

/** By how many percent the size may be wrong if a tap is some pixels off. */
export const uncertaintyPercent = ({ foot, top }: Reference): number =>
  (100 * tapPx) / Math.max(1, foot[1] - top[1]);
