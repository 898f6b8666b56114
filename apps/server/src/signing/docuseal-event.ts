import { stageOf } from '@silowright/domain/deal/states';
import { frozenOffer } from '../deals/paper/quotation.ts';
import { findOffer } from '../deals/store/offers.ts';
import { signingEvent } from '../deals/store/signing-events.ts';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { HandlerOf } from '../server-parts.ts';
import { decided } from './choice.ts';
import { callerOf } from './find-signing.ts';
import type { OpenedSigning } from './provider/signing-provider.ts';
import { writeSignature } from './write-signature.ts';

/** Anyone can send this, so its content is not trusted: it only names the offer to query at the provider. */
export const docusealEventHandler: HandlerOf<'docuseal-event'> =
  (parts) =>
  async ({ body, request }) => {
    const { config, store, signingProvider, nowMs, expiryMs } = parts;
    const offerId = body.data.external_id ?? '';
    const [row, handedOver] = await store.read(async (db) => [
      await findOffer(db, offerId),
      await signingEvent(db, offerId, 'handed-over'),
    ]);
    const quotation = row && frozenOffer(row);
    const { reference, chosen } = readStored<Partial<OpenedSigning>>(
      storedKinds.signingEvent,
      offerId,
      handedOver?.details ?? '{}',
    );
    if (
      !signingProvider.outcomeOf ||
      !reference ||
      !row ||
      stageOf(row.state) !== 'open' ||
      quotation?.kind !== 'priced'
    ) {
      return { ok: true };
    }
    const result = await signingProvider.outcomeOf(reference).catch((error: unknown) => {
      request.log.error({ err: error }, 'the signing provider cannot be reached');
      // The provider retries later.
      throw new ApiError('unavailable');
    });
    if (result.outcome === 'open') return { ok: true };
    const bought = result.outcome === 'signed' ? await decided(parts, quotation, chosen) : quotation;
    const { document, ...mail } = 'document' in result ? result : { ...result, document: undefined };
    const closed = {
      // The mail's token, which the provider's page needs, is not available here.
      signing: { row, quotation: bought, isLatest: true },
      caller: callerOf(request),
      mail,
      ...(document && { sealed: document }),
      nowMs: nowMs(),
      expiryMs: expiryMs(),
    };
    await store
      .write((db) => writeSignature(db, config, closed))
      .catch((error: unknown) => {
        // A repeated or late notification: the first counts.
        if (!(error instanceof ApiError && error.code === 'offer-closed')) throw error;
      });
    return { ok: true };
  };
