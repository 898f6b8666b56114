import type { UnitModel } from './anatomy.ts';
import { boundsOf } from './bounds.ts';
import type { Box, Drawing } from './drawing.ts';
import { drawFront } from './primitives.ts';

const edgePx = 1;

/**
 * The shape of a unit for a list row. Equipment and strokes too fine to see are left out, because a long list is
 * drawn at once.
 */
export function drawMiniature(unit: UnitModel, mmPerPx: number): Drawing {
  const bare = { ...unit, parts: unit.parts.filter(({ name }) => name === 'leg') };
  const options = { style: 'shaded', formatMetres: () => '', contentLevel: 0, mmPerPx } as const;
  const { primitives } = drawFront(bare, options);
  return {
    viewBox: boxOfMiniature(unit, mmPerPx),
    primitives: primitives.filter((primitive) => {
      const { y, width, height } = boundsOf(primitive);
      return y < 0 && Math.min(width, height) >= mmPerPx / 2 && Math.max(width, height) >= 2 * mmPerPx;
    }),
  };
}

/** The box of a miniature, without drawing it. */
export function boxOfMiniature({ sideMm, heightMm }: UnitModel, mmPerPx: number): Box {
  const edge = edgePx * mmPerPx;
  return { x: -sideMm - edge, y: -heightMm - edge, width: 2 * (sideMm + edge), height: heightMm + 2 * edge };
}
