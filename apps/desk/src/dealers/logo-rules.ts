export const largestLogoBytes = 1_048_576;
/** The same limit as on the server. */
const maximumPixels = 4_000 * 4_000;

export type LogoProblem =
  | { readonly key: 'admin.logo-too-big'; readonly size: string }
  | {
      readonly key:
        | 'admin.logo-empty'
        | 'admin.logo-not-png'
        | 'admin.logo-broken'
        | 'admin.logo-too-many-pixels';
    };

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Throws if the browser cannot decode the file. */
type Draw = (file: Blob) => Promise<unknown>;

/**
 * PNG of at most 1,048,576 bytes; the message gives the size in megabytes with two decimals (DR-02). Checks the
 * server's rules before upload; the server checks again.
 */
export async function logoProblem(
  file: Blob,
  draw: Draw = (blob) => createImageBitmap(blob).then((bitmap) => bitmap.close()),
): Promise<LogoProblem | undefined> {
  if (file.size > largestLogoBytes) {
    return { key: 'admin.logo-too-big', size: (file.size / largestLogoBytes).toFixed(2) };
  }
  if (file.size === 0) return { key: 'admin.logo-empty' };
  const head = new DataView(await file.slice(0, 24).arrayBuffer());
  const isPng = signature.every((byte, at) => at < head.byteLength && head.getUint8(at) === byte);
  if (!isPng) return { key: 'admin.logo-not-png' };
  if (head.byteLength < 24) return { key: 'admin.logo-broken' };
  // Every PNG starts with width and height, so an image with too many pixels is never decoded here.
  if (head.getUint32(16) * head.getUint32(20) > maximumPixels) return { key: 'admin.logo-too-many-pixels' };
  try {
    await draw(file);
    return undefined;
  } catch {
    return { key: 'admin.logo-broken' };
  }
}

/** The server's reasons and their messages. */
export const refusedLogo: Readonly<Record<string, Exclude<LogoProblem['key'], 'admin.logo-too-big'>>> = {
  'one-file': 'admin.logo-empty',
  'not-png': 'admin.logo-not-png',
  broken: 'admin.logo-broken',
  'too-many-pixels': 'admin.logo-too-many-pixels',
};
