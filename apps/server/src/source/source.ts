import { hash } from 'node:crypto';
import { networksOf, type Width } from './networks-of.ts';

/** A network a caller belongs to; the store knows its hash only. */
export interface HashedNetwork {
  readonly width: Width;
  readonly hash: string;
}

/** Who calls, as far as shares are concerned: the narrowest network first. Empty: nobody counts (RATE_LIMIT=off). */
export type Source = readonly HashedNetwork[];

export const sourceOf = (address: string): Source =>
  networksOf(address).map(({ key, width }) => ({ width, hash: hash('sha256', key, 'base64url') }));

/** As a held mail keeps it until it leaves. */
export const sourceText = (source: Source): string | null =>
  source.length === 0 ? null : source.map(({ width, hash: key }) => `${width}=${key}`).join(' ');

export const readSource = (text: string | null): Source =>
  (text?.split(' ') ?? []).map((network) => {
    const [width, key = ''] = network.split('=') as [Width, string];
    return { width, hash: key };
  });
