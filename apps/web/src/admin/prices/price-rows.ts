import type { StorageTypeCode } from '@silowright/domain/catalogue/codes';
import type { BasePriceList, BasePriceRow } from '@silowright/domain/catalogue/option-list';
import type { Unit } from '@silowright/domain/catalogue/unit';

/** Aligned with the rows in force; NaN means no change. */
export type NewPrices = Float64Array<ArrayBuffer>;

/**
 * A base price list by columns. 100,000 rows as objects take a tenth of a second to arrive from a worker; columns
 * take a few milliseconds.
 */
export interface PriceRows {
  readonly version: number;
  readonly length: number;
  readonly names: readonly string[];
  /** For the search: a key would wait for lowering 100,000 names. */
  readonly lowerNames: readonly string[];
  readonly uuids: readonly string[];
  readonly cents: Float64Array;
  readonly volumes: Float64Array;
  readonly heights: Float64Array;
  /** NaN: the unit has no passage. */
  readonly passageWidths: Float64Array;
  readonly passageHeights: Float64Array;
  /** The storage types of the list, and each row's place among them and among the sizes of its type. */
  readonly types: readonly StorageTypeCode[];
  readonly typeOf: Int32Array;
  /** -1: a unit of a newer release, which this page does not know. */
  readonly sizeOf: Int32Array;
  readonly diameters: Float64Array;
}

/** What a worker sends: the texts of a column are one text, one line each. */
export type PackedRows = Omit<PriceRows, 'names' | 'lowerNames' | 'uuids'> & {
  readonly names: string;
  readonly uuids: string;
};

/** `units` are those of the segment, in the order of the catalogue. */
export function packRows({ id, prices }: BasePriceList, units: readonly Unit[]): PackedRows {
  const types = [...new Set(units.map(({ type }) => type))];
  const places = new Map<
    string,
    { readonly type: number; readonly size: number; readonly diameterMm: number }
  >();
  const counts = types.map(() => 0);
  for (const { uuid, type, diameterMm } of units) {
    const at = types.indexOf(type);
    places.set(uuid, { type: at, size: counts[at]!++, diameterMm });
  }
  const column = (value: (row: BasePriceRow) => number | undefined) =>
    Float64Array.from(prices, (row) => value(row) ?? Number.NaN);
  return {
    version: id.version,
    length: prices.length,
    names: prices.map(({ name }) => name).join('\n'),
    uuids: prices.map(({ uuid }) => uuid).join('\n'),
    cents: column((row) => row.priceInCents),
    volumes: column((row) => row.volume),
    heights: column((row) => row.heightInMm),
    passageWidths: column((row) => row.passage_width_in_mm),
    passageHeights: column((row) => row.passage_height_in_mm),
    types,
    typeOf: Int32Array.from(prices, ({ uuid }) => places.get(uuid)?.type ?? -1),
    sizeOf: Int32Array.from(prices, ({ uuid }) => places.get(uuid)?.size ?? -1),
    diameters: column(({ uuid }) => places.get(uuid)?.diameterMm),
  };
}

const lines = (text: string, count: number): string[] => (count === 0 ? [] : text.split('\n'));

export const unpackRows = (packed: PackedRows): PriceRows => ({
  ...packed,
  names: lines(packed.names, packed.length),
  lowerNames: lines(packed.names.toLowerCase(), packed.length),
  uuids: lines(packed.uuids, packed.length),
});

export const noPrices = (length: number): NewPrices => new Float64Array(length).fill(Number.NaN);

/** The price of a row with the draft applied. */
export const priceAt = (rows: PriceRows, prices: NewPrices, index: number): number => {
  const price = prices[index]!;
  return Number.isNaN(price) ? rows.cents[index]! : price;
};

/** The rows after the draft was published as the next version. */
export const publishedRows = (rows: PriceRows, prices: NewPrices): PriceRows => ({
  ...rows,
  version: rows.version + 1,
  cents: rows.cents.map((cents, index) => (Number.isNaN(prices[index]) ? cents : prices[index]!)),
});
