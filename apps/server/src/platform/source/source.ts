import { hash } from 'node:crypto';
import { networksOf, type Width } from './networks-of.ts';

/** A network of a caller; the store contains only its hash. */
export interface HashedNetwork {
  readonly width: Width;
  readonly hash: string;
}

/** The networks of a caller, narrowest first. Empty with RATE_LIMIT=off. */
export type Source = readonly HashedNetwork[];

export const sourceOf = (address: string): Source =>
  networksOf(address).map(({ key, width }) => ({ width, hash: hash('sha256', key, 'base64url') }));

/** The format in which a held mail stores it. */
export const sourceText = (source: Source): string | null =>
  source.length === 0 ? null : source.map(({ width, hash: key }) => `${width}=${key}`).join(' ');

export const readSource = (text: string | null): Source =>
  (text?.split(' ') ?? []).map((network) => {
    const [width, key = ''] = network.split('=') as [Width, string];
    return { width, hash: key };
  });

/** Maximum share of one source of any limited resource (threat 66). */
const sourceShare = 0.05;

/** A narrow IPv6 network gets only a part of the share, so that neighbours in the wider network get something. */
const partOfShare: Readonly<Record<Width, number>> = { address: 1, '/64': 0.6, '/56': 0.8, '/48': 1 };

/** How many of `total` one network may have; at least one. */
export const largestShare = (total: number, width: Width): number =>
  Math.max(1, Math.floor(total * sourceShare * partOfShare[width]));
