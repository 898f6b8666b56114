import { boundsOfPart } from './bounds.ts';
import type { Drawing } from './drawing.ts';

export interface Detail {
  /** Margin on each side, as a share of the part. */
  readonly margin?: number;
  /** For a long part such as a ladder or a row of anchors: show only this end. */
  readonly end?: 'upper' | 'lower' | 'right';
}

/** The same drawing cropped to a square around one part; used as the picture of an option. */
export function detailOf(drawing: Drawing, part: string, { margin = 0.35, end }: Detail = {}): Drawing {
  const box = boundsOfPart(drawing, part);
  if (!box) return drawing;
  const short = end ? Math.min(box.width, box.height) : Math.max(box.width, box.height);
  const side = short * (1 + 2 * margin);
  const middle = { x: box.x + box.width / 2 - side / 2, y: box.y + box.height / 2 - side / 2 };
  const { x, y } = {
    all: middle,
    upper: { ...middle, y: box.y - short * margin },
    lower: { ...middle, y: box.y + box.height + short * margin - side },
    right: { ...middle, x: box.x + box.width + short * margin - side },
  }[end ?? 'all'];
  return { viewBox: { x, y, width: side, height: side }, primitives: drawing.primitives };
}
