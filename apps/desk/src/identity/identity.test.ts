import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { clearBearer, readBearer, saveBearer } from '../calls/staff-api.ts';
import { identityOptions } from './identity-options.ts';
import { checkLogout } from './log-out.ts';
import { useStaffSession } from './staff-session.tsx';

const identity = {
  domain: 'login.example.com',
  issuer: null,
  client_id: 'client',
  organization: 'org_1',
  environment: 'production',
} as const;

describe('the identity library', () => {
  it('has the specified scopes, leeway and time-outs (ID-02, ID-07, ID-09)', () => {
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

  it('requests no organisation if none is configured (ID-01)', () => {
    const { authorizationParams } = identityOptions({ ...identity, organization: null }, 'https://x', '');
    expect(authorizationParams).not.toHaveProperty('organization');
  });
});

describe('the staff session', () => {
  it('throws outside its provider with a hint (ID-04)', () => {
    const Outside = () => createElement('p', null, useStaffSession().status);
    expect(() => renderToString(createElement(Outside))).toThrow('wrap your component');
  });

  it('keeps the bearer token until log out (ID-05)', () => {
    saveBearer('token');
    expect(readBearer()).toBe('token');
    clearBearer();
    expect(readBearer()).toBeUndefined();
  });

  it('rejects a logout that is both federated and local (ID-11)', () => {
    expect(() => checkLogout({ federated: true, localOnly: true })).toThrow(
      'It is invalid to set both the `federated` and `localOnly` options to `true`',
    );
    expect(() => checkLogout({ federated: true })).not.toThrow();
    expect(() => checkLogout({ localOnly: true })).not.toThrow();
  });
});
