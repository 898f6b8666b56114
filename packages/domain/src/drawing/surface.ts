import type { PathData } from './drawing.ts';
import { type Finish, shade } from './finish.ts';
import { type Pen, type Point, round } from './pen.ts';

/** Near-black is drawn as a checker pattern, so that it does not look like a hole (CF-18). */
export function checker(
  pen: Pen,
  finish: Finish,
  shape: PathData | { x: number; y: number; width: number; height: number },
): void {
  if (!finish.nearBlack) return;
  pen.glaze(
    'width' in shape ? { kind: 'rect', ...shape } : { kind: 'path', d: shape },
    { kind: 'checker', sizeMm: 120, colours: ['#ffffff', '#000000'] },
    0.09,
  );
}

export const pathOf = (points: readonly Point[]): PathData => [
  ...points.flatMap(([x, z], index) => [index ? 'L' : 'M', x, -z]),
  'Z',
];

/** Dark colours need more contrast to look round. */
export function surface(finish: Finish, contrast = 1) {
  return round(
    finish.nearBlack ? shade(finish.hex, 0.14) : finish.hex,
    (finish.transparent ? 0.75 : 1) * contrast,
  );
}

export const outlineOf = (finish: Finish): string => (finish.nearBlack ? '#4a545c' : shade(finish.hex, -0.5));
