import { expect, it } from 'vitest';
import { contentBox, placeInFrame } from './logo-frame.ts';

const picture = (width: number, height: number, isInk: (x: number, y: number) => boolean, ground: number[]) =>
  new Uint8ClampedArray(
    Array.from({ length: width * height }, (_, at) =>
      isInk(at % width, Math.floor(at / width)) ? [200, 10, 10, 255] : ground,
    ).flat(),
  );

it.each([
  ['transparent', [0, 0, 0, 0]],
  ['white', [255, 255, 255, 255]],
])('the margins of a logo on %s ground are cut (B12)', (_, ground) => {
  const isInk = (x: number, y: number) => x >= 3 && x < 7 && y === 2;
  expect(contentBox(picture(10, 6, isInk, ground), 10, 6)).toEqual({ x: 3, y: 2, width: 4, height: 1 });
});

it('an empty picture stays whole (B12)', () => {
  expect(
    contentBox(
      picture(4, 2, () => false, [0, 0, 0, 0]),
      4,
      2,
    ),
  ).toEqual({ x: 0, y: 0, width: 4, height: 2 });
});

it.each([
  [
    { width: 464, height: 144 },
    { x: 8, y: 8, width: 464, height: 144 },
  ],
  [
    { width: 2000, height: 100 },
    { x: 8, y: 69, width: 464, height: 23 },
  ],
  [
    { width: 100, height: 1000 },
    { x: 233, y: 8, width: 14, height: 144 },
  ],
  [
    { width: 10, height: 10 },
    { x: 230, y: 70, width: 20, height: 20 },
  ],
])('%j is padded in the middle of the frame (B12)', (box, wanted) => {
  expect(placeInFrame(box)).toEqual(wanted);
});
