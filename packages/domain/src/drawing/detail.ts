import { boundsOfPart } from './bounds.ts';
import type { Drawing } from './drawing.ts';

/** The same drawing cropped to one part, square, with some of its surroundings: a picture of an option. */
export function detailOf(drawing: Drawing, part: string, marginShare = 0.35): Drawing {
  const box = boundsOfPart(drawing, part);
  if (!box) return drawing;
  const side = Math.max(box.width, box.height) * (1 + 2 * marginShare);
  return {
    viewBox: {
      x: box.x + box.width / 2 - side / 2,
      y: box.y + box.height / 2 - side / 2,
      width: side,
      height: side,
    },
    primitives: drawing.primitives,
  };
}
