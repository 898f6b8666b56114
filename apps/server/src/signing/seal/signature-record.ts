import type { Signature } from '@silowright/contract/signing';
import type { Buyer } from '@silowright/domain/buyer/buyer';

/** Who signed, when, from where and how; the audit page prints exactly this. */
export interface SignatureRecord {
  readonly name: string;
  readonly buyer: Buyer;
  readonly signature: Signature;
  /** When the document was first fetched by the mail's link; undefined if it was not. */
  readonly openedAtMs?: number;
  readonly signedAtMs: number;
  /** Address of the connection; `claimedAddress` is what the browser sent (D24). */
  readonly address: string;
  readonly claimedAddress?: string;
  readonly browser: string;
  /** SHA-256 in hex of the quotation as mailed and shown. */
  readonly documentHash: string;
}
