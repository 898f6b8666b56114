import { boundsOfPart } from './bounds.ts';
import type { Drawing } from './drawing.ts';

export interface Detail {
  /** Surroundings on each side, as a share of the part. */
  readonly margin?: number;
  /** Of a part much higher than wide, such as a ladder, one end tells enough. */
  readonly end?: 'upper' | 'lower';
}

/** The same drawing cropped to one part, square: a picture of an option. */
export function detailOf(drawing: Drawing, part: string, { margin = 0.35, end }: Detail = {}): Drawing {
  const box = boundsOfPart(drawing, part);
  if (!box) return drawing;
  const side = (end ? box.width : Math.max(box.width, box.height)) * (1 + 2 * margin);
  const y = {
    all: box.y + box.height / 2 - side / 2,
    upper: box.y - box.width * margin,
    lower: box.y + box.height + box.width * margin - side,
  }[end ?? 'all'];
  return {
    viewBox: { x: box.x + box.width / 2 - side / 2, y, width: side, height: side },
    primitives: drawing.primitives,
  };
}
