import { type KeyObject, sign } from 'node:crypto';
import { HttpTimestampAuthority, PDF, type Signer } from '@libpdf/core';
import { printedNumber } from '../../deals/paper/quotation.ts';
import { askOutside } from '../../platform/ask-outside.ts';
import { appendStructure } from './append-structure.ts';
import { type AuditInput, renderAuditPage } from './audit-page.ts';
import type { SealIdentity } from './seal-identity.ts';

export interface SealInput extends Omit<AuditInput, 'certificate'> {
  /** The quotation as mailed and shown, or with what the buyer chose of it. */
  readonly document: Uint8Array;
  readonly seal: SealIdentity;
  /** Undefined: the time is that of this machine (PAdES B-B). */
  readonly timestampUrl?: string;
}

/** The quotation with its audit page, sealed as one file: PAdES B-B, with a timestamp server B-T (D10). */
export async function sealDocument(input: SealInput): Promise<Uint8Array> {
  const { quotation, record, seal, timestampUrl } = input;
  const pdf = await PDF.load(input.document);
  const audit = await PDF.load(await renderAuditPage({ ...input, certificate: seal.certificates[0] }));
  const pages = await pdf.copyPagesFrom(
    audit,
    Array.from({ length: audit.getPageCount() }, (_, at) => at),
  );
  appendStructure(pdf, audit, pages);
  const whole = await PDF.load(await pdf.save());
  const { bytes } = await whole.sign({
    signer: signerOf(seal),
    reason: printedNumber(quotation),
    contactInfo: quotation.company.email,
    signingTime: new Date(record.signedAtMs),
    ...(timestampUrl
      ? {
          level: 'B-T',
          timestampAuthority: new HttpTimestampAuthority(timestampUrl, { fetch: askTimestamp }),
        }
      : { level: 'B-B' }),
  });
  return bytes;
}

/** Uses our own client: the library's would follow redirects and read answers without a limit (threat 36). */
const askTimestamp: typeof fetch = (url, init) => askOutside(String(url), init);

/** Signs with the key here; the library never gets the key. */
function signerOf({ key, certificates: [certificate, ...issuers] }: SealIdentity): Signer {
  const isRsa = key.asymmetricKeyType === 'rsa';
  return {
    certificate: new Uint8Array(certificate),
    certificateChain: issuers.map((issuer) => new Uint8Array(issuer)),
    keyType: isRsa ? 'RSA' : 'EC',
    signatureAlgorithm: isRsa ? 'RSASSA-PKCS1-v1_5' : 'ECDSA',
    sign: async (data, algorithm) => signed(data, algorithm, key),
  };
}

/** node:crypto returns ECDSA signatures as DER, as a PDF needs. */
const signed = (data: Uint8Array, algorithm: string, key: KeyObject): Uint8Array =>
  new Uint8Array(sign(algorithm.replace('-', ''), data, key));
