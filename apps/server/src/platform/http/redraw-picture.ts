import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import type { Sharp } from 'sharp';

/** Enough for any screen; a picture of 900 million pixels fits into 107 kB of PNG (threat 31). */
const maxPixels = 4_000 * 4_000;

/** The first bytes of each accepted format. */
const signatures = {
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
} as const;

type Format = keyof typeof signatures;
export type PictureProblem<F extends Format> = `not-${F}` | 'broken' | 'too-many-pixels';

/**
 * Decodes an uploaded picture and encodes it again, so that the stored file contains nothing else: no script, no
 * metadata, no place where a photo was taken (threats 32, 33). The signature is checked first, because the library
 * also accepts other formats.
 */
export async function redrawPicture<F extends Format>(
  bytes: Buffer,
  format: F,
  draw: (picture: Sharp) => Sharp,
  limit = maxPixels,
): Promise<Outcome<Buffer, PictureProblem<F>>> {
  const otherFormat: PictureProblem<F> = `not-${format}`;
  const signature = signatures[format];
  if (!bytes.subarray(0, signature.length).equals(signature)) return refuse(otherFormat);
  try {
    // Large and rarely needed: loaded with the first picture, not at the start.
    const { default: sharp } = await import('sharp');
    const picture = sharp(bytes, { limitInputPixels: limit, failOn: 'error', pages: 1 });
    const { format: found, width, height } = await picture.metadata();
    if (found !== format) return refuse(otherFormat);
    if (width * height > limit) return refuse('too-many-pixels');
    return ok(await draw(picture).toBuffer());
  } catch (error) {
    return refuse(/pixel limit/i.test(String(error)) ? 'too-many-pixels' : 'broken');
  }
}
