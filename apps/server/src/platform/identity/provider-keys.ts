import { createPublicKey } from 'node:crypto';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWK, type JWTVerifyGetKey } from 'jose';
import { askOutside } from '../ask-outside.ts';

/** The provider cannot be reached and the known keys do not suffice: 503, never 401 (threat 40). */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

const freshMs = 10 * 60_000;
/** Known keys are used for this long while the provider is away. */
const staleMs = 24 * 3_600_000;
/** Minimum time between two fetches for unknown key ids. */
const cooldownMs = 30_000;
/** A provider has a few keys; very many would slow down every call of staff. */
const maxKeys = 100;
const maxBytes = 256 * 1024;

export interface KeySource {
  readonly url: string | (() => Promise<string>);
  /** A monotonic clock, because a clock that is set back would keep old keys too long (threat 57). */
  readonly now?: () => number;
  /** Timeout for a provider that does not answer. */
  readonly patienceMs?: number;
  readonly fetchKeys?: (url: string, patienceMs: number) => Promise<JSONWebKeySet>;
}

/**
 * The provider's public keys: fetched when first needed, refreshed in the background when old, fetched again for an
 * unknown key id after a cooldown. While the provider is away, the last keys keep working for a day.
 */
export function providerKeys({
  url,
  now = () => performance.now(),
  patienceMs = 5_000,
  fetchKeys = fetchKeySet,
}: KeySource): JWTVerifyGetKey {
  let keys: { readonly find: JWTVerifyGetKey; readonly at: number } | undefined;
  let lastTryAt = Number.NEGATIVE_INFINITY;
  let lastTryFailed = false;
  let running: Promise<void> | undefined;

  const refresh = (): Promise<void> => {
    running ??= Promise.resolve(typeof url === 'string' ? url : url())
      .then((address) => fetchKeys(address, patienceMs))
      .then((set) => {
        const usable = usableKeys(set);
        // A failing provider may return an empty or damaged set; the last keys are better than none.
        if (usable.length === 0) throw new Error('The identity provider has no usable keys.');
        keys = { find: createLocalJWKSet({ keys: usable }), at: now() };
        lastTryFailed = false;
      })
      .catch(() => {
        lastTryFailed = true;
      })
      .finally(() => {
        lastTryAt = now();
        running = undefined;
      });
    return running;
  };
  const mayAsk = () => running !== undefined || now() - lastTryAt >= cooldownMs;

  return async (header, token) => {
    const asked = (!keys || now() - keys.at > freshMs) && mayAsk() ? refresh() : undefined;
    if (!keys || now() - keys.at > staleMs) await asked;
    if (!keys || now() - keys.at > staleMs) throw new ProviderAway();
    try {
      return await keys.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      if (!mayAsk()) throw lastTryFailed ? new ProviderAway() : error;
      await refresh();
      if (lastTryFailed) throw new ProviderAway();
      return await keys.find(header, token);
    }
  };
}

/** Keys of other algorithms are left out, and damaged ones, with which every check of a token would fail. */
function usableKeys({ keys }: JSONWebKeySet): JWK[] {
  if (keys.length > maxKeys) throw new Error(`The identity provider has ${keys.length} keys.`);
  return keys.filter((key) => key.kty === 'RSA' && bitsOf(key) >= 2048);
}

/** 0 for a damaged key. */
function bitsOf(key: JWK): number {
  try {
    return createPublicKey({ key, format: 'jwk' }).asymmetricKeyDetails?.modulusLength ?? 0;
  } catch {
    return 0;
  }
}

async function fetchKeySet(url: string, patienceMs: number): Promise<JSONWebKeySet> {
  const response = await askOutside(url, {}, { patienceMs, maxBytes });
  if (!response.ok) throw new Error(`The identity provider answered ${response.status} for its keys.`);
  return (await response.json()) as JSONWebKeySet;
}
