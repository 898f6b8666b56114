import type { Store } from '../../platform/db/store.ts';
import type { OffersTable } from '../../platform/db/tables.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ServerParts } from '../../server-parts.ts';
import { assignedContact } from '../paper/assigned-contact.ts';
import type { NamedContact } from '../paper/conditions.ts';
import { countedOffer } from '../paper/counted-offer.ts';
import { frozenOffer, type PricedContent, type Quotation } from '../paper/quotation.ts';
import { countedBefore } from '../store/deal-copies.ts';
import { findOffer } from '../store/offers.ts';
import { buyersOf } from '../store/signing-events.ts';

export interface RevisionBase {
  readonly row: OffersTable;
  /** With the buyer that was given on the sign page, which the revision keeps (QU-03). */
  readonly quotation: Quotation;
  /** Who works on it; signs the letter of the revision unless a dealer does. */
  readonly assigned: NamedContact | undefined;
}

/** The quotation to be revised; a request has no prices to revise. */
export const loadBase = (store: Store, id: string): Promise<RevisionBase> =>
  store.read(async (db) => {
    const row = await findOffer(db, id);
    const quotation = row && frozenOffer(row);
    if (!row || quotation?.kind !== 'priced') throw new ApiError('not-found');
    const buyer = (await buyersOf(db, [id])).get(id);
    return {
      row,
      quotation: buyer ? { ...quotation, buyer } : quotation,
      assigned: await assignedContact(db, id),
    };
  });

/** A deal counts once, with its latest revision or alternative (P17, CU-03). */
export async function countRevision(
  { store, visits }: Pick<ServerParts, 'store' | 'visits'>,
  { row }: RevisionBase,
  content: PricedContent,
  newId: string,
): Promise<void> {
  const before = await store.read((db) => countedBefore(db, row.deal_id, newId));
  if (before)
    visits.move('quoted', countedOffer(frozenOffer(before.newest)), countedOffer(content), before.firstAt);
}
