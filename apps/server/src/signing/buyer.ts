import { type Buyer, givenBuyer } from '@silowright/domain/buyer/buyer';
import type { Quotation } from '../deals/paper/quotation.ts';
import { saveAnswer, signingEvent } from '../deals/store/signing-events.ts';
import type { Store } from '../platform/db/store.ts';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import type { HandlerOf } from '../server-parts.ts';
import { refuseUnlessOrder } from './choice.ts';
import { callerOf, findSigningToClose } from './find-signing.ts';

/** The last answer counts; it is printed on the record of the signature. */
export const giveBuyerHandler: HandlerOf<'give-buyer'> = (parts) => async (call) => {
  const { row, quotation } = await findSigningToClose(parts, call);
  const { address, browser } = callerOf(call.request);
  const { buyer, chosen } = call.body;
  if (chosen) refuseUnlessOrder(quotation, chosen);
  const said = { offer_id: row.id, at: parts.nowMs(), address, browser };
  await parts.store.write(async (db) => {
    await saveAnswer(db, { ...said, event: 'buyer', details: JSON.stringify(givenBuyer(buyer)) });
    if (chosen) await saveAnswer(db, { ...said, event: 'chosen', details: JSON.stringify({ chosen }) });
  });
  return { ok: true };
};

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
