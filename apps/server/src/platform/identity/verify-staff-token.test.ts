import { createLocalJWKSet } from 'jose';
import { describe, expect, it } from 'vitest';
import { openTokenWorkshop } from './testing/forged-tokens.ts';
import { staffTokenVerifier } from './verify-staff-token.ts';

const nowSeconds = 1_790_000_000;
const workshop = openTokenWorkshop(nowSeconds);
const identity = {
  issuer: workshop.issuer,
  clientId: workshop.clientId,
  organisation: workshop.organisation,
};
const keys = createLocalJWKSet(workshop.keySet);
const verify = staffTokenVerifier({ identity, keys, now: () => nowSeconds * 1000 });
const refusals = { 401: 'not-logged-in', 403: 'not-allowed' } as const;

describe('the staff token check', () => {
  it.each([
    ['as issued', {}],
    ['expired less than the leeway of 60 s ago', { exp: nowSeconds - 58 }],
    ['issued by a clock 58 s ahead', { iat: nowSeconds + 58 }],
    ['audience as a list of one', { aud: [workshop.clientId] }],
    ['several audiences, meant for us', { aud: [workshop.clientId, 'shop'], azp: workshop.clientId }],
  ])('accepts a good token: %s (ID-02, ID-06, threat 57)', async (_, claims) => {
    expect(await verify(workshop.goodToken(claims))).toEqual({
      ok: true,
      value: { subject: 'auth0|staff-1', email: 'staff@example.com', name: 'Sam Staff' },
    });
  });

  it('is tested with at least 50 forged or stale tokens (ID-06)', () => {
    expect(workshop.forgeries().length).toBeGreaterThanOrEqual(50);
  });

  it.each(workshop.forgeries())(
    'rejects $name with $status (ID-02, ID-06, threats 38, 39)',
    async ({ token, status }) => {
      expect(await verify(token)).toEqual({ ok: false, reason: refusals[status] });
    },
  );

  it.each([
    ['issued', { iat: nowSeconds + 62 }],
    ['valid from', { nbf: nowSeconds + 62 }],
  ])('rejects a token %s just beyond the leeway of 60 s (ID-06, threat 39)', async (_, claims) => {
    expect(await verify(workshop.goodToken(claims))).toEqual({ ok: false, reason: refusals[401] });
  });

  it('requires no organisation if none is configured (ID-06)', async () => {
    const anyOrganisation = staffTokenVerifier({
      identity: { issuer: workshop.issuer, clientId: workshop.clientId },
      keys,
      now: () => nowSeconds * 1000,
    });
    expect((await anyOrganisation(workshop.goodToken({ org_id: 'org_theirs' }))).ok).toBe(true);
  });
});
