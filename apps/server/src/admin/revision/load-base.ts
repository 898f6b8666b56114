import { ApiError } from '../../http/api-error.ts';
import { assignedContact } from '../../quotation/assigned-contact.ts';
import type { NamedContact } from '../../quotation/conditions.ts';
import { frozenOffer } from '../../quotation/frozen-offer.ts';
import type { Quotation } from '../../quotation/quotation.ts';
import { findOffer } from '../../store/offers.ts';
import { buyersOf } from '../../store/signing-events.ts';
import type { Store } from '../../store/store.ts';
import type { OffersTable } from '../../store/tables.ts';

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
