import type { Auth0ClientOptions } from '@auth0/auth0-spa-js';
import type { PublicSettings } from '../../session/public-settings.ts';

export type Identity = NonNullable<PublicSettings['identity']>;

/** How the identity library is set up; what its defaults say already is said again where it is specified (ID-07). */
export const identityOptions = (
  identity: Identity,
  origin: string,
  workerUrl: string,
): Auth0ClientOptions => ({
  domain: identity.domain,
  clientId: identity.client_id,
  authorizationParams: {
    // After login back to /admin (AD-01).
    redirect_uri: `${origin}/admin`,
    scope: 'openid profile email',
    ...(identity.organization !== null && { organization: identity.organization }),
  },
  // Refreshed in a worker; where there is no refresh token yet, silently in a frame (ID-09).
  useRefreshTokens: true,
  useRefreshTokensFallback: true,
  cacheLocation: 'memory',
  workerUrl,
  leeway: 60,
  httpTimeoutInSeconds: 10,
  authorizeTimeoutInSeconds: 60,
  sessionCheckExpiryDays: 1,
  // A login under way is in a cookie of one day, and only in one (ID-07, decision 131).
  useCookiesForTransactions: true,
  legacySameSiteCookie: false,
});
