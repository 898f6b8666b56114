import type { signRequest } from '@silowright/contract/sign-request';
import { languageOfLocale } from '@silowright/domain/locale';
import type { ServerParts } from '../app.ts';
import type { Handler } from '../http/mount.ts';
import { embeddedSigningUrl } from '../outside/signing/embedded-signing.ts';
import { nameOf, printedNumber } from '../quotation/quotation.ts';
import { pdfOfOffer } from '../quotation/quotation-document.ts';
import { findSigning, signingState } from './find-signing.ts';

/** Where to sign (SG-04). What cannot be signed any more is told by our own page, whoever the provider is. */
export const signRequestHandler =
  (parts: ServerParts): Handler<typeof signRequest> =>
  async (call) => {
    const signing = await findSigning(parts, call);
    const { row, quotation, token } = signing;
    const job = {
      offerId: row.id,
      configurationId: row.configuration_id,
      language: call.query.language ?? languageOfLocale(quotation.locale),
      ...(token !== undefined && { token }),
      title: `${quotation.company.name} ${printedNumber(quotation)}`,
      signer: { name: nameOf(quotation.addressee), email: quotation.addressee.email },
      document: () => pdfOfOffer(parts, row),
    };
    const isOpen = signingState(signing, parts.nowMs()) === 'open';
    return { url: isOpen ? await parts.signingProvider.open(job) : embeddedSigningUrl(job) };
  };
