import type { Buyer } from '@silowright/domain/buyer/buyer';
import type { Quotation } from '../deals/paper/quotation.ts';
import { signingEvent } from '../deals/store/signing-events.ts';
import type { Store } from '../platform/db/store.ts';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';

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
