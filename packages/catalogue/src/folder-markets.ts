import type { CatalogueMarkets, Segment } from '@silowright/domain/catalogue/catalogue-markets';
import type { CatalogueFolder } from './folder.ts';
import { camelKeys } from './letter-case.ts';

type MarketsFile = NonNullable<CatalogueFolder['markets']>;

/** Segments in the order of the file; a list may show a segment in its own way. */
export function marketsOf({ lists, segments: files, fallback, budget }: MarketsFile): CatalogueMarkets {
  const segments = Object.entries(files).map(([id, { title = id, ...file }]) => ({
    id,
    title,
    ...camelKeys(file),
  })) as readonly Segment[];
  const shown = (row: MarketsFile['lists'][string][number]): Segment => {
    const { segment: id, ...own } = typeof row === 'string' ? { segment: row } : row;
    return { ...segments.find((segment) => segment.id === id), ...camelKeys(own) } as Segment;
  };
  return {
    segments,
    lists: Object.fromEntries(Object.entries(lists).map(([name, rows]) => [name, rows.map(shown)])),
    fallback: fallback ?? segments.at(-1)?.id ?? '',
    ...(budget !== undefined && { budget }),
  };
}
