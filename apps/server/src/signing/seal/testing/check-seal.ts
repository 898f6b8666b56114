import { createHash, verify, X509Certificate } from 'node:crypto';

interface Der {
  readonly tag: number;
  /** Including its header. */
  readonly whole: Buffer;
  readonly content: Buffer;
}

function readDer(bytes: Buffer): Der {
  const first = bytes[1] ?? 0;
  const long = first & 0x80 ? first & 0x7f : 0;
  const length = long ? bytes.readUIntBE(2, long) : first;
  const head = 2 + long;
  return {
    tag: bytes[0] ?? 0,
    whole: bytes.subarray(0, head + length),
    content: bytes.subarray(head, head + length),
  };
}

function partsOf({ content }: Der): Der[] {
  const parts: Der[] = [];
  for (let at = 0; at < content.length; ) {
    const part = readDer(content.subarray(at));
    parts.push(part);
    at += part.whole.length;
  }
  return parts;
}

const oids = {
  messageDigest: Buffer.from('2a864886f70d010904', 'hex'),
  signingCertificateV2: Buffer.from('2a864886f70d010910022f', 'hex'),
  timestampToken: Buffer.from('2a864886f70d010910020e', 'hex'),
} as const;

export interface SealCheck {
  readonly coversWholeFile: boolean;
  /** The file is unchanged. */
  readonly digestMatches: boolean;
  /** The certificate's key made the signature. */
  readonly signatureMatches: boolean;
  /** PAdES: the certificate is part of the signed data. */
  readonly certificateBound: boolean;
  /** PAdES B-T: with a timestamp. */
  readonly hasTimestamp: boolean;
  readonly subFilter: string | undefined;
  readonly certificate: X509Certificate;
}

/** Checks a seal with node:crypto only, independent of the library that made it. */
export function checkSeal(pdf: Uint8Array): SealCheck {
  const file = Buffer.from(pdf);
  const text = file.toString('latin1');
  const [, a, b, c, d] = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(text) ?? [];
  const [start, length, resume, rest] = [a, b, c, d].map(Number) as [number, number, number, number];
  const hex = text.slice(start + length, resume).replace(/[<>\s]/g, '');
  const contentInfo = readDer(Buffer.from(hex, 'hex'));
  const signedData = partsOf(partsOf(contentInfo)[1]!)[0]!;
  const certificates = partsOf(signedData).find(({ tag }) => tag === 0xa0)!;
  const certificate = new X509Certificate(readDer(certificates.content).whole);
  const signerInfo = partsOf(partsOf(signedData).at(-1)!)[0]!;
  const attributes = partsOf(signerInfo).find(({ tag }) => tag === 0xa0)!;
  const signature = partsOf(signerInfo).find(({ tag }) => tag === 0x04)!.content;
  const attribute = (oid: Buffer): Der | undefined =>
    partsOf(attributes).find((each) => partsOf(each)[0]!.content.equals(oid));

  const sealed = createHash('sha256')
    .update(file.subarray(start, start + length))
    .update(file.subarray(resume, resume + rest))
    .digest();
  const digest = attribute(oids.messageDigest);
  const bound = attribute(oids.signingCertificateV2);
  // The signed data is the set of attributes, with the tag of a set.
  const signed = Buffer.concat([Buffer.from([0x31]), attributes.whole.subarray(1)]);
  return {
    coversWholeFile: start === 0 && resume + rest === file.length && resume - length === hex.length + 2,
    digestMatches: digest !== undefined && partsOf(partsOf(digest)[1]!)[0]!.content.equals(sealed),
    signatureMatches: verify('sha256', signed, certificate.publicKey, signature),
    certificateBound: bound?.whole.includes(createHash('sha256').update(certificate.raw).digest()) ?? false,
    // Unsigned attributes have their own tag.
    hasTimestamp: partsOf(signerInfo).some(
      ({ tag, content }) => tag === 0xa1 && content.includes(oids.timestampToken),
    ),
    subFilter: /\/SubFilter\s*\/([\w.]+)/.exec(text)?.[1],
    certificate,
  };
}
