import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { clearBearer, readBearer, saveBearer } from './bearer.ts';
import { identityOptions } from './identity-options.ts';
import { checkLogout } from './log-out.ts';
import { useStaffSession } from './staff-session.tsx';

const identity = {
  domain: 'login.example.com',
  client_id: 'client',
  organization: 'org_1',
  environment: 'production',
} as const;

describe('the identity library', () => {
  it('is set up with the scopes, leeway and time-outs specified (ID-02, ID-07, ID-09)', () => {
    expect(identityOptions(identity, 'https://silo.example', '/static/js/worker.js')).toMatchObject({
      domain: 'login.example.com',
      clientId: 'client',
      authorizationParams: {
        redirect_uri: 'https://silo.example/admin',
        scope: 'openid profile email',
        organization: 'org_1',
      },
      useRefreshTokens: true,
      workerUrl: '/static/js/worker.js',
      leeway: 60,
      httpTimeoutInSeconds: 10,
      authorizeTimeoutInSeconds: 60,
      sessionCheckExpiryDays: 1,
      useCookiesForTransactions: true,
    });
  });

  it('asks for no organisation where none is configured (ID-01)', () => {
    const { authorizationParams } = identityOptions({ ...identity, organization: null }, 'https://x', '');
    expect(authorizationParams).not.toHaveProperty('organization');
  });
});

describe('the session of staff', () => {
  it('throws outside of its provider and says what to do (ID-04)', () => {
    const Outside = () => createElement('p', null, useStaffSession().status);
    expect(() => renderToString(createElement(Outside))).toThrow('wrap your component');
  });

  it('keeps the bearer until log out (ID-05)', () => {
    saveBearer('token');
    expect(readBearer()).toBe('token');
    clearBearer();
    expect(readBearer()).toBeUndefined();
  });

  it('rejects a logout that is federated and local at once (ID-11)', () => {
    expect(() => checkLogout({ federated: true, localOnly: true })).toThrow(
      'It is invalid to set both the `federated` and `localOnly` options to `true`',
    );
    expect(() => checkLogout({ federated: true })).not.toThrow();
    expect(() => checkLogout({ localOnly: true })).not.toThrow();
  });
});
