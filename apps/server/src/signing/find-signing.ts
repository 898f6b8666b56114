import { timingSafeEqual } from 'node:crypto';
import type { signingStates } from '@silowright/contract/signing';
import type { FastifyRequest } from 'fastify';
import { findOwnConfiguration } from '../configurator/store/configurations.ts';
import { frozenOffer } from '../deals/paper/frozen-offer.ts';
import { type Offer, printedNumber, type Quotation } from '../deals/paper/quotation.ts';
import { isTooDense } from '../deals/paper/too-dense.ts';
import { offersOf } from '../deals/store/offers.ts';
import type { OffersTable } from '../platform/db/tables.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Browser } from '../platform/http/browser-binding.ts';
import { linkTokenHash } from '../platform/http/link-token.ts';
import type { ServerParts } from '../server-parts.ts';

export type SigningState = (typeof signingStates)[number];

/** A quotation and a caller who may read it. */
export interface Signing {
  readonly row: OffersTable;
  readonly quotation: Quotation;
  readonly isLatest: boolean;
  /**
   * Token of the mail's link; its holder may sign and decline. Undefined: the browser that made the quotation only
   * reads.
   */
  readonly token?: string;
}

export interface SigningCall {
  readonly params: { readonly configurationId: string };
  readonly browser: Browser;
  readonly request: FastifyRequest;
}

/**
 * For reading. The token identifies the revision; the bound browser without one gets the newest. A wrong token, an
 * unknown id and another browser get the same answer (threat 7).
 */
export async function findSigning(
  { store }: Pick<ServerParts, 'store'>,
  { params: { configurationId }, browser, request }: SigningCall,
): Promise<Signing> {
  const token = request.headers['sign-token'];
  const offers = await store.read((db) => offersOf(db, configurationId));
  const row =
    typeof token === 'string'
      ? offers.find((offer) => isSameHash(offer.sign_token_hash, linkTokenHash(token)))
      : (await findOwnConfiguration(store, configurationId, browser.hash)) && offers[0];
  const quotation = row && frozenOffer(row);
  if (!row || quotation?.kind !== 'priced') throw new ApiError('not-found');
  return {
    row,
    quotation,
    ...(typeof token === 'string' && { token }),
    isLatest: row.revision === offers[0]?.revision,
  };
}

/**
 * For signing and declining: only with the mail's token, because anyone can type another person's address (D25). The
 * quotation must be open, and be the displayed one.
 */
export async function findSigningToClose(
  parts: Pick<ServerParts, 'store' | 'expiryMs'>,
  call: SigningCall & { readonly body: { readonly quotation_number: string } },
): Promise<Signing> {
  const signing = await findSigning(parts, call);
  if (signing.token === undefined) throw new ApiError('not-found');
  const isShown = call.body.quotation_number === printedNumber(signing.quotation);
  if (signingState(signing, parts.expiryMs()) !== 'open' || !isShown) throw new ApiError('offer-closed');
  return signing;
}

const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Whether it can still be signed, and if not, why. */
export function signingState(
  { row, quotation, isLatest }: Pick<Signing, 'row' | 'isLatest'> & { readonly quotation: Offer },
  expiryMs: number,
): SigningState {
  if (row.state !== 'open') return row.state;
  if (!isLatest) return 'superseded';
  if (isTooDense(quotation)) return 'too-dense';
  return row.valid_until < expiryMs ? 'expired' : 'open';
}
