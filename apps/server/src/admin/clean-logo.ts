import { type Outcome, ok, refuse } from '@silowright/domain/outcome';

export const largestLogoBytes = 1_048_576;
/** Enough for any screen; a picture of 900 million pixels fits into 107 kB of PNG (threat 31). */
const mostPixels = 4_000 * 4_000;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export type LogoProblem = 'not-png' | 'broken' | 'too-many-pixels';

/**
 * Decodes a PNG and encodes it again, so that the served file contains nothing else (threats 32, 33). The signature
 * is checked first, because the library also accepts other formats.
 */
export async function cleanLogo(bytes: Buffer): Promise<Outcome<Buffer, LogoProblem>> {
  if (!bytes.subarray(0, signature.length).equals(signature)) return refuse('not-png');
  try {
    // Large and rarely needed: loaded with the first logo, not at the start.
    const { default: sharp } = await import('sharp');
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
    const { format, width, height } = await image.metadata();
    if (format !== 'png') return refuse('not-png');
    if (width * height > mostPixels) return refuse('too-many-pixels');
    return ok(await image.png({ compressionLevel: 9 }).toBuffer());
  } catch (error) {
    return refuse(/pixel limit/i.test(String(error)) ? 'too-many-pixels' : 'broken');
  }
}
