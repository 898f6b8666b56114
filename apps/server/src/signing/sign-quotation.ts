import { hash } from 'node:crypto';
import { isComplete } from '@silowright/domain/buyer/buyer';
import { countedOffer } from '../deals/paper/counted-offer.ts';
import { frozenOffer, type Quotation } from '../deals/paper/quotation.ts';
import { signedPaper } from '../deals/paper/quotation-document.ts';
import { countedBefore } from '../deals/store/deal-copies.ts';
import { signingEvent } from '../deals/store/signing-events.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { HandlerOf, ServerParts } from '../server-parts.ts';
import { buyerOf } from './buyer.ts';
import { decided } from './choice.ts';
import { callerOf, findSigningToClose, type Signing } from './find-signing.ts';
import { writeSignature } from './write-signature.ts';

export const signQuotationHandler: HandlerOf<'sign-quotation'> = (parts) => async (call) => {
  const { store, config, seal, sealer } = parts;
  const signing = await findSigningToClose(parts, call);
  const { row, quotation: offered } = signing;
  const quotation = await decided(parts, offered, call.body.chosen);
  const buyer = await buyerOf(store, row.id, quotation);
  if (!isComplete(buyer)) throw new ApiError('buyer-missing');
  const [paper, opened] = await Promise.all([
    signedPaper(parts, row, quotation),
    store.read((db) => signingEvent(db, row.id, 'opened')),
  ]);
  const caller = callerOf(call.request);
  const nowMs = parts.nowMs();
  const name = call.body.name.trim();
  const sealed = await sealer
    .seal({
      quotation,
      document: paper.signed,
      record: {
        ...caller,
        name,
        buyer,
        signature: call.body.signature,
        ...(opened && { openedAtMs: opened.at }),
        signedAtMs: nowMs,
        documentHash: hash('sha256', paper.sent, 'hex'),
      },
      seal,
      ...(config.signTimestampUrl && { timestampUrl: config.signTimestampUrl }),
    })
    .catch((error: unknown) => {
      // Nothing has changed yet: if the timestamp server is away, the customer must retry; it is not signed without
      // it.
      call.request.log.error({ err: error }, 'a quotation could not be sealed');
      throw new ApiError('unavailable');
    });
  const mail = await store.write((db) =>
    writeSignature(db, config, {
      signing: { ...signing, quotation },
      caller,
      mail: { outcome: 'signed', name },
      sealed,
      nowMs,
      expiryMs: parts.expiryMs(),
    }),
  );
  await countSignature(parts, signing, quotation);
  return { ok: true, mail };
};

/** The deal is worth what was signed, whichever of its alternatives counted before (P17, CU-03). */
export async function countSignature(
  { store, visits }: Pick<ServerParts, 'store' | 'visits'>,
  { row, quotation: offered }: Signing,
  quotation: Quotation,
): Promise<void> {
  const { options: _, ...counted } = countedOffer(quotation);
  visits.step('signed', { ...counted, configurationId: row.configuration_id });
  const before = await store.read((db) => countedBefore(db, row.deal_id));
  if (!before) return;
  const { newest, firstAt } = before;
  if (newest.id === row.id && quotation.totalCents === offered.totalCents) return;
  const instead = newest.id === row.id ? offered : frozenOffer(newest);
  visits.move('quoted', countedOffer(instead), countedOffer(quotation), firstAt);
}

export const declineQuotationHandler: HandlerOf<'decline-quotation'> =
  ({ store, config, nowMs, expiryMs }) =>
  async (call) => {
    const signing = await findSigningToClose({ store, expiryMs }, call);
    const mail = { outcome: 'declined', reason: call.body.reason.trim() } as const;
    const caller = callerOf(call.request);
    await store.write((db) =>
      writeSignature(db, config, { signing, caller, mail, nowMs: nowMs(), expiryMs: expiryMs() }),
    );
    return { ok: true };
  };
