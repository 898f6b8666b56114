import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { Store } from '../platform/db/store.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { publicationOf } from './publication-of.ts';
import { type ListKind, listOfRow, readListContent } from './store/price-lists.ts';

/** A published list with its publisher, the current one unless a version is named; unknown ones are a 404. */
export async function publishedList<Content extends object>(
  store: Store,
  kind: ListKind,
  segment: PricedSegment,
  version?: number,
) {
  const row = await store.read((db) => readListContent(db, kind, segment, version));
  if (!row) throw new ApiError('not-found');
  return { ...listOfRow<Content>(row), publication: publicationOf(row) };
}
