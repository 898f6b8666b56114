import { timingSafeEqual } from 'node:crypto';
import type { signingStates } from '@silowright/contract/signing-fields';
import type { FastifyRequest } from 'fastify';
import type { ServerParts } from '../app.ts';
import { tokenHash } from '../configurator/write-offer.ts';
import { ApiError } from '../http/api-error.ts';
import type { Browser } from '../http/browser-binding.ts';
import type { Quotation } from '../quotation/quotation.ts';
import { findOwnConfiguration } from '../store/configurations.ts';
import { frozenOffer, offersOf } from '../store/offers.ts';
import type { OffersTable } from '../store/tables.ts';

export type SigningState = (typeof signingStates)[number];

/** A quotation before somebody who may sign it. */
export interface Signing {
  readonly row: OffersTable;
  readonly quotation: Quotation;
  /** Of the mail's link, if it brought them here. */
  readonly token?: string;
  readonly isLatest: boolean;
}

export interface SigningCall {
  readonly params: { readonly configurationId: string };
  readonly browser: Browser;
  readonly request: FastifyRequest;
}

/**
 * The token says which revision; the bound browser without one gets the newest. A wrong token, an unknown id and
 * somebody else's browser are one answer (threat 7).
 */
export async function findSigning(
  { store }: Pick<ServerParts, 'store'>,
  { params: { configurationId }, browser, request }: SigningCall,
): Promise<Signing> {
  const token = request.headers['sign-token'];
  const offers = await store.read((db) => offersOf(db, configurationId));
  const row =
    typeof token === 'string'
      ? offers.find((offer) => isSameHash(offer.sign_token_hash, tokenHash(token)))
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

const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Whether it can still be signed, and if not, why. */
export function signingState(
  { row, isLatest }: Pick<Signing, 'row' | 'isLatest'>,
  nowMs: number,
): SigningState {
  if (row.state !== 'open') return row.state;
  if (!isLatest) return 'superseded';
  return row.valid_until < nowMs ? 'expired' : 'open';
}
