import { hash } from 'node:crypto';
import { isComplete } from '@silowright/domain/buyer/buyer';
import { countedOffer } from '../deals/paper/counted-offer.ts';
import { pdfOfOffer } from '../deals/paper/quotation-document.ts';
import { signingEvent } from '../deals/store/signing-events.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { HandlerOf } from '../server-parts.ts';
import { buyerOf } from './buyer.ts';
import { callerOf, findSigningToClose } from './find-signing.ts';
import { writeSignature } from './write-signature.ts';

export const signQuotationHandler: HandlerOf<'sign-quotation'> = (parts) => async (call) => {
  const { store, config, seal, sealer } = parts;
  const signing = await findSigningToClose(parts, call);
  const { row, quotation } = signing;
  const buyer = await buyerOf(store, row.id, quotation);
  if (!isComplete(buyer)) throw new ApiError('buyer-missing');
  const [document, opened] = await Promise.all([
    pdfOfOffer(parts, row),
    store.read((db) => signingEvent(db, row.id, 'opened')),
  ]);
  const caller = callerOf(call.request);
  const nowMs = parts.nowMs();
  const name = call.body.name.trim();
  const sealed = await sealer
    .seal({
      quotation,
      document,
      record: {
        ...caller,
        name,
        buyer,
        signature: call.body.signature,
        ...(opened && { openedAtMs: opened.at }),
        signedAtMs: nowMs,
        documentHash: hash('sha256', document, 'hex'),
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
      signing,
      caller,
      mail: { outcome: 'signed', name },
      sealed,
      nowMs,
      expiryMs: parts.expiryMs(),
    }),
  );
  const { options: _, ...counted } = countedOffer(quotation);
  parts.visits.step('signed', { ...counted, configurationId: signing.row.configuration_id });
  return { ok: true, mail };
};

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
