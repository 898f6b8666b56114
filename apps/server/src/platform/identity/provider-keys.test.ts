import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JSONWebKeySet } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { providerKeys } from './provider-keys.ts';
import { openTokenWorkshop } from './testing/forged-tokens.ts';
import { staffTokenVerifier } from './verify-staff-token.ts';

const startMs = 1_790_000_000_000;
const workshop = openTokenWorkshop(startMs / 1000);
const rotated = openTokenWorkshop(startMs / 1000);
const longLived = { exp: startMs / 1000 + 10 * 86_400 };

/** A provider that can be switched off or change its keys, and counts its requests. */
const provider = { keySet: workshop.keySet, away: false, isSilent: false, asked: 0 };
let nowMs = startMs;
let verify: ReturnType<typeof staffTokenVerifier>;

beforeEach(() => {
  Object.assign(provider, { keySet: workshop.keySet, away: false, isSilent: false, asked: 0 });
  nowMs = startMs;
  const keys = providerKeys({
    url: 'https://staff.example/.well-known/jwks.json',
    now: () => nowMs,
    fetchKeys: async (): Promise<JSONWebKeySet> => {
      provider.asked += 1;
      if (provider.isSilent) return new Promise(() => {});
      if (provider.away) throw new TypeError('fetch failed');
      return provider.keySet;
    },
  });
  verify = staffTokenVerifier({
    identity: { issuer: workshop.issuer, clientId: workshop.clientId },
    keys,
    now: () => nowMs,
  });
});

describe("the identity provider's keys", () => {
  it('are fetched once for concurrent calls (ID-06)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => verify(workshop.goodToken(longLived))),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(provider.asked).toBe(1);
  });

  it('keep working while the provider is away, for a day and no longer (ID-06, threat 40)', async () => {
    await verify(workshop.goodToken(longLived));
    provider.away = true;
    nowMs += 23 * 3_600_000;
    expect((await verify(workshop.goodToken(longLived))).ok).toBe(true);
    nowMs += 2 * 3_600_000;
    expect(await verify(workshop.goodToken(longLived))).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('cause 503 and not 401 if the provider was never reached (ID-06, threat 40)', async () => {
    provider.away = true;
    expect(await verify(workshop.goodToken())).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('are not replaced by an empty set, which counts as a provider failure (ID-06, threat 40)', async () => {
    await verify(workshop.goodToken(longLived));
    provider.keySet = { keys: [] };
    nowMs += 11 * 60_000;
    expect((await verify(workshop.goodToken(longLived))).ok).toBe(true);
    expect(provider.asked).toBe(2);
    // An unknown key is then a provider failure too, and not a 401.
    expect(await verify(rotated.goodToken(longLived, { kid: 'key-2' }))).toEqual({
      ok: false,
      reason: 'unavailable',
    });
  });

  it('that never arrive cause 503 after a timeout (ID-06, threat 40)', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const waiting = staffTokenVerifier({
      identity: { issuer: workshop.issuer, clientId: workshop.clientId },
      keys: providerKeys({ url: `http://127.0.0.1:${port}/jwks.json`, patienceMs: 200 }),
      now: () => nowMs,
    });
    expect(await waiting(workshop.goodToken())).toEqual({ ok: false, reason: 'unavailable' });
    silent.closeAllConnections();
    silent.close();
  });

  it('are fetched again for an unknown key id, to notice a rotation (ID-06)', async () => {
    await verify(workshop.goodToken());
    provider.keySet = { keys: rotated.keySet.keys.map((key) => ({ ...key, kid: 'key-2' })) } as JSONWebKeySet;
    nowMs += 31_000;
    expect((await verify(rotated.goodToken({}, { kid: 'key-2' }))).ok).toBe(true);
  });

  it('are fetched once in 30 s under a flood of unknown key ids (ID-06, threat 40)', async () => {
    for (let round = 0; round < 200; round += 1) {
      expect((await verify(workshop.goodToken({}, { kid: `key-${round + 2}` }))).ok).toBe(false);
    }
    expect(provider.asked).toBe(1);
  });

  it('are asked for in the background when old, so that a slow provider delays nobody (ID-06, threat 40)', async () => {
    await verify(workshop.goodToken(longLived));
    provider.isSilent = true;
    nowMs += 11 * 60_000;
    expect((await verify(workshop.goodToken(longLived))).ok).toBe(true);
    expect(provider.asked).toBe(2);
  });

  it('that are damaged count as a provider failure, and do not replace good ones (ID-06, threat 40)', async () => {
    const [key] = workshop.keySet.keys;
    for (const damaged of [
      { ...key, n: '!' },
      { ...key, n: undefined },
      { ...key, kty: 'EC' },
    ]) {
      provider.keySet = { keys: [damaged] } as JSONWebKeySet;
      expect(await verify(workshop.goodToken(longLived))).toEqual({ ok: false, reason: 'unavailable' });
      nowMs += 31_000;
    }
    provider.keySet = workshop.keySet;
    expect((await verify(workshop.goodToken(longLived))).ok).toBe(true);
    provider.keySet = { keys: [{ ...key, n: '!' }] } as JSONWebKeySet;
    nowMs += 11 * 60_000;
    await verify(workshop.goodToken(longLived));
    expect((await verify(workshop.goodToken(longLived))).ok).toBe(true);
    expect(provider.asked).toBe(5);
  });
});
