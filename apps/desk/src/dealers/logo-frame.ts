/** The frame that every logo is put into: three to one, sharp on dense screens. */
export const logoFrame = { width: 480, height: 160 } as const;
/** Free border on each side. */
const marginPx = 8;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Without these differences a pixel counts as background. */
const tolerance = 12;

/** The part of a picture that is not background: transparent, or like its first pixel. The whole if nothing is left. */
export function contentBox(pixels: Uint8ClampedArray, width: number, height: number): Box {
  const isGround = (at: number): boolean => {
    if ((pixels[at + 3] ?? 0) < tolerance) return true;
    return [0, 1, 2, 3].every((part) => Math.abs((pixels[at + part] ?? 0) - (pixels[part] ?? 0)) < tolerance);
  };
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isGround((y * width + x) * 4)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return right < 0
    ? { x: 0, y: 0, width, height }
    : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Where the cut part goes in the frame: centred, as large as possible, never enlarged more than twice. */
export function placeInFrame({ width, height }: Pick<Box, 'width' | 'height'>): Box {
  const scale = Math.min(
    2,
    (logoFrame.width - 2 * marginPx) / width,
    (logoFrame.height - 2 * marginPx) / height,
  );
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return {
    ...size,
    x: Math.round((logoFrame.width - size.width) / 2),
    y: Math.round((logoFrame.height - size.height) / 2),
  };
}
