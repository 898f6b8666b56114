import { isRecord, readKept } from '../../session/kept-json.ts';
import { type NewPrices, noPrices, type PriceRows } from './price-rows.ts';

/** By uuid: the wanted price, and the price in force when it was set. */
export type Wishes = Record<string, { readonly to: number; readonly from: number }>;

/** Wishes on the rows of a list. */
export interface PlacedWishes {
  readonly prices: NewPrices;
  /** Rows that somebody else published another price for meanwhile, with the price that the change started from. */
  readonly conflicts: ReadonlyMap<number, number>;
}

type Rows = Pick<PriceRows, 'length' | 'uuids' | 'cents'>;

export function wishesOf({ uuids, cents }: Rows, { prices, conflicts }: PlacedWishes): Wishes {
  const wishes: Wishes = {};
  for (let index = 0; index < prices.length; index++) {
    const to = prices[index]!;
    if (Number.isNaN(to)) continue;
    wishes[uuids[index]!] = { to, from: conflicts.get(index) ?? cents[index]! };
  }
  return wishes;
}

/**
 * Wishes by unit on these rows. Those that are in force by now are left out. A row whose price in force is not the
 * one that the wish started from is a conflict.
 */
export function placeWishes({ length, uuids, cents }: Rows, wishes: Wishes): PlacedWishes {
  const prices = noPrices(length);
  const conflicts = new Map<number, number>();
  for (let index = 0; index < length; index++) {
    const wish = wishes[uuids[index]!];
    const inForce = cents[index]!;
    if (!wish || wish.to === inForce) continue;
    prices[index] = wish.to;
    if (wish.from !== inForce) conflicts.set(index, wish.from);
  }
  return { prices, conflicts };
}

/** Packed wishes do not begin like JSON. */
const packedMark = 'packed:';
export const isPacked = (stored: string | null): stored is string => stored?.startsWith(packedMark) ?? false;

const through = async (bytes: BlobPart, stream: GenericTransformStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream as never)).arrayBuffer();

const chunkLength = 8_192;

/** 100,000 wishes as JSON are larger than the storage of a tab; compressed they fit. One character for each byte. */
export async function packWishes(wishes: Wishes): Promise<string> {
  const bytes = new Uint8Array(await through(JSON.stringify(wishes), new CompressionStream('deflate-raw')));
  let text = packedMark;
  for (let at = 0; at < bytes.length; at += chunkLength)
    text += String.fromCharCode(...bytes.subarray(at, at + chunkLength));
  return text;
}

export async function unpackWishes(packed: string): Promise<Wishes> {
  const bytes = Uint8Array.from({ length: packed.length - packedMark.length }, (_, at) =>
    packed.charCodeAt(packedMark.length + at),
  );
  const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  return readKept<Wishes>(text, isRecord) ?? {};
}
