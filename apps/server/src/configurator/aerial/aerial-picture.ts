import { type AerialPlace, aerialTiles, type TileSource } from '@silowright/domain/yard/aerial';
import { turned } from '@silowright/domain/yard/plane';
import { askOutside } from '../../platform/ask-outside.ts';

/** A quotation does not wait longer for its picture; the page then has none. */
const patienceMs = 8_000;
const largestTileBytes = 512 * 1024;
const tilePx = 256;
const paperPx = 1_200;
/** Of JPEG, PNG and WebP. */
const starts = [[0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47], [...Buffer.from('RIFF')]].map((start) =>
  Buffer.from(start),
);

/**
 * The yard from above as one picture of the whole plan, for paper (TD-06). Only numbers of tiles come from the plan;
 * the address is a setting (threat 36). Rejects if a tile is missing.
 */
export async function aerialPicture(
  place: AerialPlace,
  source: TileSource,
  planM: number,
): Promise<Uint8Array> {
  const tiles = aerialTiles(place, source, planM);
  const [left, top] = [
    Math.min(...tiles.map((tile) => tile.left)),
    Math.min(...tiles.map((tile) => tile.top)),
  ];
  const pxPerM = tilePx / tiles[0]!.side;
  const px = (metres: number) => Math.round(metres * pxPerM);
  const [wide, high] = [
    Math.max(...tiles.map((tile) => px(tile.left - left) + tilePx)),
    Math.max(...tiles.map((tile) => px(tile.top - top) + tilePx)),
  ];
  const { default: sharp } = await import('sharp');
  const limits = { limitInputPixels: 1_024 * 1_024, failOn: 'error', pages: 1 } as const;
  const layers = await Promise.all(
    tiles.map(async ({ href, left: x, top: y }) => ({
      input: await sharp(await tileAt(href), limits)
        .resize(tilePx, tilePx, { fit: 'fill' })
        .removeAlpha()
        .png()
        .toBuffer(),
      left: px(x - left),
      top: px(y - top),
    })),
  );
  const flat = await sharp({ create: { width: wide, height: high, channels: 3, background: '#efece4' } })
    .composite(layers)
    .png()
    .toBuffer();
  const { data, info } = await sharp(flat)
    .rotate(place.turnDeg, { background: '#efece4' })
    .png()
    .toBuffer({ resolveWithObject: true });
  // The corner of the plan, seen from the middle of all tiles, which stays in the middle when they are turned.
  const [overM, downM] = turned(
    [left + wide / pxPerM / 2 - place.at[0], top + high / pxPerM / 2 - place.at[1]],
    place.turnDeg,
  );
  const side = Math.min(px(planM), info.width, info.height);
  const corner = (sizePx: number, middleM: number) =>
    Math.max(0, Math.min(sizePx - side, Math.round(sizePx / 2 - middleM * pxPerM)));
  return sharp(data)
    .extract({
      left: corner(info.width, place.at[0] + overM),
      top: corner(info.height, place.at[1] + downM),
      width: side,
      height: side,
    })
    .resize(paperPx, paperPx)
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function tileAt(href: string): Promise<Buffer> {
  const answer = await askOutside(href, {}, { patienceMs, maxBytes: largestTileBytes });
  if (!answer.ok) throw new Error(`an aerial tile was answered with ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  // The library would also read other formats.
  if (!starts.some((start) => bytes.subarray(0, start.length).equals(start)))
    throw new Error('an aerial tile is no JPEG, PNG or WebP');
  return bytes;
}
