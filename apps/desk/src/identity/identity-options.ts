import type { Auth0ClientOptions } from '@auth0/auth0-spa-js';
import type { PublicSettings } from '@silowright/ui/calls/public-settings.ts';

export type Identity = NonNullable<PublicSettings['identity']>;

/** Options of the identity library. Specified values are set explicitly even if they are defaults (ID-07). */
export const identityOptions = (
  identity: Identity,
  origin: string,
  workerUrl: string,
): Auth0ClientOptions => ({
  // Through this server the page's own origin counts, also behind a proxy or on another port.
  domain: identity.issuer === null ? identity.domain : origin,
  ...(identity.issuer !== null && { issuer: identity.issuer }),
  clientId: identity.client_id,
  authorizationParams: {
    // Login returns to /admin (AD-01).
    redirect_uri: `${origin}/admin`,
    scope: 'openid profile email',
    ...(identity.organization !== null && { organization: identity.organization }),
  },
  // Refreshed in a worker; without a refresh token, silently in a frame (ID-09).
  useRefreshTokens: true,
  useRefreshTokensFallback: true,
  cacheLocation: 'memory',
  workerUrl,
  leeway: 60,
  httpTimeoutInSeconds: 10,
  authorizeTimeoutInSeconds: 60,
  sessionCheckExpiryDays: 1,
  // A pending login is stored only in a one-day cookie (ID-07, decision 26).
  useCookiesForTransactions: true,
  legacySameSiteCookie: false,
});
