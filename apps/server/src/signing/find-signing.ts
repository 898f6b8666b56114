import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { signingStates } from '@silowright/contract/signing';
import { stageOf, stateAt, stateBy } from '@silowright/domain/deal/states';
import type { FastifyRequest } from 'fastify';
import { findOwnConfiguration } from '../configurator/store/configurations.ts';
import { frozenOffer, type Offer, printedNumber, type Quotation } from '../deals/paper/quotation.ts';
import { isTooDense } from '../deals/paper/unit-sentence.ts';
import { dealOf } from '../deals/store/deal-copies.ts';
import { offersOf } from '../deals/store/offers.ts';
import type { OffersTable } from '../platform/db/tables.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { type Browser, linkTokenHash } from '../platform/http/browser-binding.ts';
import { callerAddress } from '../platform/http/caller-address.ts';
import type { ServerParts } from '../server-parts.ts';

export interface Caller {
  readonly address: string;
  /** The header User-Ip: recorded as a claim and never trusted (D24). */
  readonly claimedAddress?: string;
  readonly browser: string;
}

/** The caller's address and browser; every part is bounded, because it is printed and stored. */
export function callerOf(request: FastifyRequest): Caller {
  const claimed = request.headers['user-ip'];
  const browser = request.headers['user-agent'] ?? '';
  return {
    address: callerAddress(request),
    ...(typeof claimed === 'string' && isIP(claimed) && { claimedAddress: claimed }),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    browser: browser.replace(/[\u0000-\u001f\u007f]/g, ' ').slice(0, 300) || '–',
  };
}

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
  const offers = await store.read(async (db) => offersOf(db, await dealOf(db, configurationId)));
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
  if (!isOpen(signing, parts.expiryMs()) || !isShown) throw new ApiError('offer-closed');
  return signing;
}

const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Whether it can still be signed, and if not, why. */
export function signingState(
  { row, quotation, isLatest }: Pick<Signing, 'row' | 'isLatest'> & { readonly quotation: Offer },
  expiryMs: number,
): SigningState {
  if (stageOf(row.state) !== 'open') return row.state;
  if (!isLatest) return stateBy('supersede');
  if (quotation.kind === 'priced' && quotation.positions.some(isTooDense)) return 'too-dense';
  return stateAt(row, expiryMs);
}

export const isOpen = (signing: Parameters<typeof signingState>[0], expiryMs: number): boolean =>
  stageOf(signingState(signing, expiryMs)) === 'open';
