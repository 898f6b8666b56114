import { isComplete } from '@silowright/domain/buyer/buyer';
import { languageOfLocale } from '@silowright/domain/locale';
import { hasChoices } from '../deals/chosen-content.ts';
import { nameOf, printedNumber } from '../deals/paper/quotation.ts';
import { signedPaper } from '../deals/paper/quotation-document.ts';
import { recordSigningEvent, signingEvent } from '../deals/store/signing-events.ts';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { HandlerOf, ServerParts } from '../server-parts.ts';
import { buyerOf } from './buyer.ts';
import { decided, givenChoice } from './choice.ts';
import { type Caller, callerOf, findSigning, isOpen } from './find-signing.ts';
import type { OpenedSigning, SigningJob } from './provider/signing-provider.ts';
import { embeddedSigningUrl } from './provider/signing-provider.ts';

/**
 * The address of the sign page (SG-04). Reading without the mail's token, and quotations that can no longer be
 * signed, use our own page, whatever the provider.
 */
export const signRequestHandler: HandlerOf<'sign-request'> = (parts) => async (call) => {
  const signing = await findSigning(parts, call);
  const { row, quotation, token } = signing;
  const isOutside = parts.signingProvider.outcomeOf !== undefined;
  const chosen = isOutside && hasChoices(quotation) ? await givenChoice(parts.store, row.id) : undefined;
  const job: SigningJob = {
    offerId: row.id,
    configurationId: row.configuration_id,
    language: call.query.language ?? languageOfLocale(quotation.locale),
    ...(token !== undefined && { token }),
    title: `${quotation.company.name} ${printedNumber(quotation)}`,
    signer: { name: nameOf(quotation.addressee), email: quotation.addressee.email },
    validUntil: new Date(row.valid_until).toISOString(),
    document: async () => (await signedPaper(parts, row, await decided(parts, quotation, chosen))).signed,
    ...(chosen && { chosen }),
  };
  const maySign = token !== undefined && isOpen(signing, parts.expiryMs());
  if (!maySign) return { url: embeddedSigningUrl(job) };
  // Our own page asks for buyer and choice first, whoever takes the signature (QU-03, PJ-04).
  const isKnown = isComplete(await buyerOf(parts.store, row.id, quotation));
  if (!isKnown || (isOutside && hasChoices(quotation) && !chosen)) return { url: embeddedSigningUrl(job) };
  try {
    return { url: await openSigning(parts, job, callerOf(call.request)) };
  } catch (error) {
    call.request.log.error({ err: error }, 'the signing provider cannot be used');
    throw new ApiError('unavailable');
  }
};

/** An external provider gets a quotation once; later calls get the same page. */
async function openSigning(
  { store, signingProvider, nowMs }: Pick<ServerParts, 'store' | 'signingProvider' | 'nowMs'>,
  job: SigningJob,
  { address, browser }: Caller,
): Promise<string> {
  if (!signingProvider.outcomeOf) return (await signingProvider.open(job)).url;
  const handedOver = () => store.read((db) => signingEvent(db, job.offerId, 'handed-over'));
  if (!(await handedOver())) {
    const opened = await signingProvider.open(job);
    await store.write((db) =>
      recordSigningEvent(db, {
        offer_id: job.offerId,
        event: 'handed-over',
        at: nowMs(),
        address,
        browser,
        details: JSON.stringify({ ...opened, ...(job.chosen && { chosen: job.chosen }) }),
      }),
    );
  }
  return readStored<OpenedSigning>(
    storedKinds.signingEvent,
    job.offerId,
    (await handedOver())?.details ?? '{}',
  ).url;
}
