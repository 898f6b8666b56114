import type { Signature } from '@silowright/contract/signing-fields';

/** Who signed, when, from where and how: the audit page prints it, and nothing else. */
export interface SignatureRecord {
  readonly name: string;
  readonly signature: Signature;
  /** When the document was first fetched by the mail's link; absent: it never was. */
  readonly openedAtMs?: number;
  readonly signedAtMs: number;
  /** Of the connection; `claimedAddress` is what the browser said (D24). */
  readonly address: string;
  readonly claimedAddress?: string;
  readonly browser: string;
  /** SHA-256 in hex of the quotation as it was mailed and shown. */
  readonly documentHash: string;
}
