import { createPublicKey, hash, type KeyObject, randomBytes, sign } from 'node:crypto';
import * as asn1 from 'asn1js';

const ecdsaWithSha256 = '1.2.840.10045.4.3.2';
const commonName = '2.5.4.3';
const organisation = '2.5.4.10';
const keyUsage = '2.5.29.15';
const subjectKeyIdentifier = '2.5.29.14';
const basicConstraints = '2.5.29.19';
const extendedKeyUsage = '2.5.29.37';
/** "Document signing" (RFC 9336), the only purpose of the key. */
const documentSigning = '1.3.6.1.5.5.7.3.36';

/**
 * A self-signed certificate for the company's seal. It proves that a document is unchanged since it was sealed here.
 * To have a third party vouch for the company's name, configure a certificate by setting.
 */
export function makeCertificate(key: KeyObject, company: string, from: Date, until: Date): Buffer {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const algorithm = sequence(objectId(ecdsaWithSha256));
  const name = sequence(
    attribute(organisation, company.slice(0, 64)),
    attribute(commonName, `${company.slice(0, 50)} seal`),
  );
  const body = sequence(
    tagged(0, new asn1.Integer({ value: 2 })),
    new asn1.Integer({ valueHex: serialNumber() }),
    algorithm,
    name,
    sequence(time(from), time(until)),
    name,
    asn1.fromBER(publicKey).result,
    tagged(
      3,
      sequence(
        extension(basicConstraints, true, sequence()),
        // Digital signature and non-repudiation.
        extension(keyUsage, true, new asn1.BitString({ valueHex: Uint8Array.of(0xc0), unusedBits: 6 })),
        extension(extendedKeyUsage, false, sequence(objectId(documentSigning))),
        extension(subjectKeyIdentifier, false, new asn1.OctetString({ valueHex: keyIdentifier(publicKey) })),
      ),
    ),
  );
  const signature = sign('sha256', encoded(body), key);
  return encoded(sequence(body, algorithm, new asn1.BitString({ valueHex: signature })));
}

type Value = InstanceType<typeof asn1.Sequence>['valueBlock']['value'][number];

const encoded = (value: Value): Buffer => Buffer.from(value.toBER());
const sequence = (...value: Value[]): asn1.Sequence => new asn1.Sequence({ value });
const objectId = (value: string): asn1.ObjectIdentifier => new asn1.ObjectIdentifier({ value });
const tagged = (tagNumber: number, value: Value): asn1.Constructed =>
  new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber }, value: [value] });

const attribute = (id: string, value: string): asn1.Set =>
  new asn1.Set({ value: [sequence(objectId(id), new asn1.Utf8String({ value }))] });

const extension = (id: string, critical: boolean, content: Value): asn1.Sequence =>
  sequence(
    objectId(id),
    ...(critical ? [new asn1.Boolean({ value: true })] : []),
    new asn1.OctetString({ valueHex: encoded(content) }),
  );

/** RFC 5280: whole seconds, as UTCTime until 2049 and as GeneralizedTime from 2050. */
function time(date: Date): Value {
  const valueDate = new Date(Math.floor(date.getTime() / 1000) * 1000);
  return date.getUTCFullYear() < 2050
    ? new asn1.UTCTime({ valueDate })
    : new asn1.GeneralizedTime({ valueDate });
}

/** 16 random bytes, positive and without a leading zero byte. */
function serialNumber(): Uint8Array {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes;
}

/** RFC 7093: 160 bits of a SHA-256 hash of the public key. */
const keyIdentifier = (publicKey: Buffer): Buffer => hash('sha256', publicKey, 'buffer').subarray(0, 20);
