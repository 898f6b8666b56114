import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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
    });
  });

  it('asks for no organisation where none is configured (ID-01)', () => {
    const { authorizationParams } = identityOptions({ ...identity, organization: null }, 'https://x', '');
    expect(authorizationParams).not.toHaveProperty('organization');
  });

  /** Sources as the packages ship them: a new release that says something else is noticed here. */
  const require = createRequire(import.meta.url);
  const source = (name: string) => readFileSync(require.resolve(name), 'utf8');

  it.each([
    ['@auth0/auth0-spa-js/src/constants.ts', 'DEFAULT_FETCH_TIMEOUT_MS = 10000'],
    ['@auth0/auth0-spa-js/src/constants.ts', 'DEFAULT_AUTHORIZE_TIMEOUT_IN_SECONDS = 60'],
    ['@auth0/auth0-spa-js/src/constants.ts', 'DEFAULT_SESSION_CHECK_EXPIRY_DAYS = 1'],
    ['@auth0/auth0-spa-js/src/constants.ts', 'DEFAULT_SILENT_TOKEN_RETRY_COUNT = 3'],
    ['@auth0/auth0-spa-js/src/lock.ts', 'retryAttempts = 10'],
    ['@auth0/auth0-spa-js/src/Auth0Client.ts', '5000'],
    ['@auth0/auth0-spa-js/src/utils.ts', 'const width = 400'],
    ['@auth0/auth0-spa-js/src/utils.ts', 'const height = 600'],
  ])('%s waits and opens as specified: %s (ID-07)', (file, text) => {
    expect(source(file)).toContain(text);
  });

  it.each([
    ['@auth0/auth0-spa-js/src/Auth0Client.ts', 'There are no query params available for parsing.'],
    ['@auth0/auth0-spa-js/src/Auth0Client.ts', 'Invalid state'],
    ['@auth0/auth0-spa-js/src/Auth0Client.ts', 'Cross-Origin Isolated context'],
    ['@auth0/auth0-spa-js/src/Auth0Client.ts', "e.error === 'login_required'"],
    ['@auth0/auth0-spa-js/src/constants.ts', 'Missing Refresh Token'],
    ['@auth0/auth0-spa-js/src/errors.ts', 'Unable to open a popup for loginWithPopup'],
    ['@auth0/auth0-spa-js/src/errors.ts', 'Popup closed'],
    ['@auth0/auth0-react/dist/auth0-react.esm.js', 'Login failed'],
    ['@auth0/auth0-react/dist/auth0-react.esm.js', 'Get access token failed'],
  ])('%s says: %s (ID-04, ID-10)', (file, text) => {
    expect(source(file)).toContain(text);
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
