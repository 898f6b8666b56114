import { across, type Primitive, radial } from './drawing.ts';
import { paletteOf, type SceneKind } from './scenes.ts';

/** What throws a shadow: the middle of the foot, half the width and the height. */
export interface Standing {
  readonly x: number;
  readonly halfMm: number;
  readonly heightMm: number;
}

/**
 * A cast shadow to the right and towards the viewer, and a dark patch under the foot. Light comes from the upper left,
 * and there is no blur, which paper cannot print.
 */
export function drawShadow(kind: SceneKind, { x, halfMm, heightMm }: Standing): Primitive[] {
  const colour = paletteOf(kind).shadow;
  const [reach, drop] = kind === 'hall' ? [0.12, 0.02] : [0.62, 0.085];
  const at = (dx: number, z: number) => [x + dx + reach * z, 30 + drop * z];
  const low = heightMm * 0.18;
  const d = [
    ['M', ...at(-halfMm * 0.7, 0)],
    ['L', ...at(-halfMm, low)],
    ['L', ...at(-halfMm, heightMm * 0.93)],
    ['L', ...at(0, heightMm)],
    ['L', ...at(halfMm, heightMm * 0.93)],
    ['L', ...at(halfMm, low)],
    ['L', ...at(halfMm * 0.7, 0), 'Z'],
  ].flat();
  return [
    {
      kind: 'path',
      d,
      fill: across([0, colour, 0.3], [1, colour, 0.04]),
      opacity: 0.75,
      part: 'shadow',
    },
    {
      kind: 'ellipse',
      cx: x + 100,
      cy: 20,
      rx: halfMm * 1.35 + 250,
      ry: 190,
      fill: radial([0, colour, 0.55], [0.6, colour, 0.3], [1, colour, 0]),
      part: 'shadow',
    },
  ];
}
