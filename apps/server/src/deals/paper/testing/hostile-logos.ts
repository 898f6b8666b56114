import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface HostileLogo {
  readonly name: string;
  readonly bytes: Buffer;
  readonly status: 400 | 413;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const goodLogo = (width = 320, height = 120): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 90, b: 20, alpha: 1 } } })
    .png()
    .toBuffer();

/** A logo of an exact size, padded with bytes after the end of the picture. */
export async function logoOfSize(size: number): Promise<Buffer> {
  const logo = await goodLogo();
  return Buffer.concat([logo, Buffer.alloc(size - logo.length, 0x20)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A PNG that claims a size; its pixels are zeros. */
function bomb(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(rows * (Math.ceil(width / 8) + 1)), { level: 1 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

let made: Promise<readonly HostileLogo[]> | undefined;

/** Fifteen hostile files named logo.png (threats 31 to 35), made once in a process. */
export function hostileLogos(): Promise<readonly HostileLogo[]> {
  made ??= makeHostileLogos();
  return made;
}

async function makeHostileLogos(): Promise<readonly HostileLogo[]> {
  const logo = await goodLogo();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
  const jpeg = await sharp(logo).jpeg().toBuffer();
  const webp = await sharp(logo).webp().toBuffer();
  return [
    { name: 'an SVG with a script', bytes: svg, status: 400 },
    { name: 'a GIF', bytes: gif, status: 400 },
    { name: 'a JPEG', bytes: jpeg, status: 400 },
    { name: 'a WebP', bytes: webp, status: 400 },
    { name: 'HTML', bytes: Buffer.from('<!doctype html><script>alert(1)</script>'), status: 400 },
    { name: 'the signature and then HTML', bytes: Buffer.concat([signature, svg]), status: 400 },
    { name: 'the signature alone', bytes: signature, status: 400 },
    { name: 'half a PNG', bytes: logo.subarray(0, logo.length >> 1), status: 400 },
    { name: 'a PNG of 900 million pixels', bytes: bomb(30_000, 30_000, 30_000), status: 400 },
    // Below sharp's own limit, so only our limit rejects it.
    { name: 'a PNG of 256 million pixels', bytes: bomb(16_000, 16_000, 16_000), status: 400 },
    { name: 'a PNG that claims 2 billion columns', bytes: bomb(0x7fffffff, 1, 0), status: 400 },
    { name: 'a PNG of no size', bytes: bomb(0, 0, 0), status: 400 },
    { name: 'one byte too many', bytes: await logoOfSize(1_048_577), status: 413 },
    { name: 'five megabytes', bytes: await logoOfSize(5_000_000), status: 413 },
    { name: 'nothing at all', bytes: Buffer.alloc(0), status: 400 },
  ];
}

const script = '<script>alert(1)</script>';

/** Real pictures with something else in them or behind them: whoever keeps the bytes keeps that too (threat 33). */
export async function disguisedPictures(): Promise<readonly { name: string; png?: Buffer; jpeg?: Buffer }[]> {
  const png = await goodLogo();
  const jpeg = await sharp(png).flatten().jpeg().toBuffer();
  const withChunk = (type: string, data: Buffer) =>
    Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)]);
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script)]);
  // Fifty megabytes in fifty kilobytes.
  const packed = deflateSync(Buffer.alloc(50_000_000, script), { level: 9 });
  return [
    { name: 'a page behind it', png: Buffer.concat([png, Buffer.from(script)]) },
    { name: 'an archive behind it', png: Buffer.concat([png, Buffer.from(`PK\u0003\u0004${script}`)]) },
    { name: 'a script in a comment', png: withChunk('tEXt', Buffer.from(`Comment\0${script}`)) },
    { name: 'a comment that unpacks', png: withChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), packed])) },
    { name: 'a profile that unpacks', png: withChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), packed])) },
    { name: 'an unknown part', png: withChunk('scRi', Buffer.from(script)) },
    { name: 'a page behind a photo', jpeg: Buffer.concat([jpeg, Buffer.from(script)]) },
    { name: 'a script in a photo', jpeg: Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]) },
  ];
}
