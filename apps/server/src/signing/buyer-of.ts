import type { Buyer } from '@silowright/domain/buyer/buyer';
import type { Quotation } from '../quotation/quotation.ts';
import { signingEvent } from '../store/signing-events.ts';
import type { Store } from '../store/store.ts';

/** As given on the sign page, otherwise as printed on the quotation. */
export async function buyerOf(
  store: Store,
  offerId: string,
  quotation: Pick<Quotation, 'buyer'>,
): Promise<Partial<Buyer> | undefined> {
  const given = await store.read((db) => signingEvent(db, offerId, 'buyer'));
  return given ? (JSON.parse(given.details) as Partial<Buyer>) : quotation.buyer;
}
