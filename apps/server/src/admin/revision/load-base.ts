import { ApiError } from '../../http/api-error.ts';
import { frozenOffer } from '../../quotation/frozen-offer.ts';
import type { Quotation } from '../../quotation/quotation.ts';
import { findOffer } from '../../store/offers.ts';
import type { Store } from '../../store/store.ts';
import type { OffersTable } from '../../store/tables.ts';

/** The quotation to be revised; a request has no prices to revise. */
export async function loadBase(
  store: Store,
  id: string,
): Promise<{ readonly row: OffersTable; readonly quotation: Quotation }> {
  const row = await store.read((db) => findOffer(db, id));
  const quotation = row && frozenOffer(row);
  if (!row || quotation?.kind !== 'priced') throw new ApiError('not-found');
  return { row, quotation };
}
