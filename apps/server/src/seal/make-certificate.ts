import { createPublicKey, hash, type KeyObject, randomBytes, sign } from 'node:crypto';
import * as der from './der.ts';

const ecdsaWithSha256 = der.sequence(der.objectId('1.2.840.10045.4.3.2'));
const commonName = '2.5.4.3';
const organisation = '2.5.4.10';
const keyUsage = '2.5.29.15';
const subjectKeyIdentifier = '2.5.29.14';
const basicConstraints = '2.5.29.19';
const extendedKeyUsage = '2.5.29.37';
/** "Document signing" (RFC 9336), what the key is for and nothing else. */
const documentSigning = '1.3.6.1.5.5.7.3.36';

/**
 * A certificate that the company issues to itself for its seal: it proves that a document is unchanged since it was
 * sealed here; who wants proof of the company's name by a third party gives a certificate by setting.
 */
export function makeCertificate(key: KeyObject, company: string, from: Date, until: Date): Buffer {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const name = der.sequence(
    attribute(organisation, company.slice(0, 64)),
    attribute(commonName, `${company.slice(0, 50)} seal`),
  );
  const serial = randomBytes(16);
  serial[0] = (serial[0] ?? 0) | 0x40;
  const body = der.sequence(
    der.explicit(0, der.integer(Buffer.from([2]))),
    der.integer(Buffer.from([(serial[0] ?? 0) & 0x7f, ...serial.subarray(1)])),
    ecdsaWithSha256,
    name,
    der.sequence(der.time(from), der.time(until)),
    name,
    publicKey,
    der.explicit(
      3,
      der.sequence(
        extension(basicConstraints, true, der.sequence()),
        // Digital signature and non-repudiation.
        extension(keyUsage, true, der.bits(Buffer.from([0xc0]), 6)),
        extension(extendedKeyUsage, false, der.sequence(der.objectId(documentSigning))),
        extension(subjectKeyIdentifier, false, der.octets(hash('sha1', publicKey, 'buffer'))),
      ),
    ),
  );
  return der.sequence(body, ecdsaWithSha256, der.bits(sign('sha256', body, key)));
}

const attribute = (id: string, value: string): Buffer =>
  der.set(der.sequence(der.objectId(id), der.utf8(value)));

const extension = (id: string, critical: boolean, content: Uint8Array): Buffer =>
  der.sequence(der.objectId(id), ...(critical ? [der.boolean(true)] : []), der.octets(content));
