import type { Buyer } from '@silowright/domain/buyer/buyer';
import type { Quotation } from '../quotation/quotation.ts';
import { signingEvent } from '../store/signing-events.ts';
import type { Store } from '../store/store.ts';
import { readStored } from '../store/stored-json.ts';
import { storedKinds } from '../store/stored-kinds.ts';

/** As given on the sign page, otherwise as printed on the quotation. */
export async function buyerOf(
  store: Store,
  offerId: string,
  quotation: Pick<Quotation, 'buyer'>,
): Promise<Partial<Buyer> | undefined> {
  const given = await store.read((db) => signingEvent(db, offerId, 'buyer'));
  return given
    ? readStored<Partial<Buyer>>(storedKinds.signingEvent, offerId, given.details)
    : quotation.buyer;
}
