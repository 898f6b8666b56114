import { type Drawable, drawPicture, type OpenPicture } from './draw-picture.ts';
import { svgProblem } from './svg-problem.ts';

export const acceptedFiles = 'image/png,image/svg+xml,image/jpeg,.png,.svg,.jpg,.jpeg';
/** Twice what any real logo has; the page makes it smaller before it is sent. */
const largestFileBytes = 5 * 1_048_576;
const maxPixels = 6_000 * 6_000;
/** A smaller one would be unreadable on a sheet of 1 m². */
const smallestSidePx = 100;

export type LogoProblem =
  | { readonly key: 'logo.too-big'; readonly params: { readonly size: string } }
  | {
      readonly key: 'logo.too-small' | 'logo.too-many-pixels';
      readonly params: { readonly width: number; readonly height: number };
    }
  | {
      readonly key:
        | 'logo.empty'
        | 'logo.wrong-type'
        | 'logo.broken'
        | 'logo.svg-script'
        | 'logo.svg-reference';
      readonly params?: undefined;
    };

/** Makes a checked file the PNG that the server takes: at most 2,000 pixels a side and 1 MB, also of an SVG. */
export async function readLogoFile(
  file: File,
  open: OpenPicture = drawPicture,
): Promise<{ readonly png: Blob } | { readonly problem: LogoProblem }> {
  if (file.size === 0) return { problem: { key: 'logo.empty' } };
  if (file.size > largestFileBytes)
    return { problem: { key: 'logo.too-big', params: { size: (file.size / 1_048_576).toFixed(1) } } };
  const kind = kindOf(new Uint8Array(await file.slice(0, 512).arrayBuffer()));
  if (!kind) return { problem: { key: 'logo.wrong-type' } };
  const head = new DataView(await file.slice(0, 24).arrayBuffer());
  // A PNG starts with width and height: one with too many pixels is never decoded.
  if (kind === 'png' && head.byteLength === 24) {
    const size = { width: head.getUint32(16), height: head.getUint32(20) };
    if (size.width * size.height > maxPixels)
      return { problem: { key: 'logo.too-many-pixels', params: size } };
  }
  let source: Blob = file;
  if (kind === 'svg') {
    const checked = svgProblem(await file.text());
    if ('problem' in checked) return { problem: { key: checked.problem } };
    source = new Blob([checked.svg], { type: 'image/svg+xml' });
  }
  try {
    const picture = await open(source);
    const { width, height } = picture;
    if (kind !== 'svg' && Math.max(width, height) < smallestSidePx)
      return { problem: { key: 'logo.too-small', params: { width, height } } };
    return { png: await small(picture, kind === 'svg') };
  } catch {
    return { problem: { key: 'logo.broken' } };
  }
}

type Kind = 'png' | 'jpeg' | 'svg';

/** By the first bytes; names and types of files may be wrong. */
function kindOf(bytes: Uint8Array): Kind | undefined {
  const starts = (...signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg';
  const text = new TextDecoder().decode(bytes).trimStart();
  return /^<(\?xml|!--|!DOCTYPE svg|svg)/i.test(text) ? 'svg' : undefined;
}

const maxSidePx = 2_000;
const svgSidePx = 1_600;
const largestPngBytes = 1_048_576;
const smallestScale = 0.05;

/** Each try is smaller, until it fits. */
async function small({ width, height, draw }: Drawable, scalable: boolean): Promise<Blob> {
  const longest = Math.max(width, height);
  let scale = scalable ? svgSidePx / longest : Math.min(1, maxSidePx / longest);
  for (;;) {
    const side = (length: number) => Math.max(1, Math.round(length * scale));
    const png = await draw(side(width), side(height));
    if (png.size <= largestPngBytes) return png;
    scale *= 0.75;
    if (scale < smallestScale) throw new Error('cannot be made small enough');
  }
}
