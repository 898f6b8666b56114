import type { Config } from '../config.ts';
import type { IdentitySettings } from '../outside/identity/identity-settings.ts';

type Headers = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  /** Of every answer that is not one of the following: files, pictures, pages of development. */
  readonly everywhere: Headers;
  readonly api: Headers;
  readonly page: Headers;
  readonly staffPage: Headers;
}

/**
 * No inline script anywhere; other hosts only where a setting names them. `/admin` may never be framed (D18).
 * Scripts of tracker, chat and Google appear only when they are configured.
 */
export function securityHeaders(
  config: Config,
  {
    identity,
    signingOrigin,
  }: {
    readonly identity?: IdentitySettings | undefined;
    /** Of an external provider that shows quotations in a frame (threat 45). */
    readonly signingOrigin?: string | undefined;
  } = {},
): SecurityHeaders {
  const everywhere: Headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...(config.publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
  const page = (frameAncestors: string, policy: string): Headers => ({
    ...everywhere,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'content-security-policy': `${policy}; frame-ancestors ${frameAncestors}`,
  });
  const visitors = policyOf(config, [], signingOrigin ? [signingOrigin] : []);
  // The identity provider that /admin talks to, and nobody else.
  const staff = policyOf(config, identity ? [new URL(identity.issuer).origin] : [], []);
  return {
    everywhere,
    api: {
      ...everywhere,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
    page: page(["'self'", ...config.allowedOrigins].join(' '), visitors),
    staffPage: page("'none'", staff),
  };
}

function policyOf(config: Config, identity: readonly string[], signing: readonly string[]): string {
  const scripts = [config.trackerScriptUrl, config.chatScriptUrl].flatMap((url) =>
    url ? [originOf(url)] : [],
  );
  const google = config.googleMapsKey ? ['https://maps.googleapis.com', 'https://maps.gstatic.com'] : [];
  const lookup = config.ipLookupUrl ? [originOf(config.ipLookupUrl)] : [];
  const meeting = config.bookMeetingUrl ? [originOf(config.bookMeetingUrl)] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...google],
    // Leaflet and React set style attributes; a style can run nothing.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...google],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...scripts, ...google, ...lookup, ...identity],
    'frame-src': ["'self'", 'blob:', ...meeting, ...signing, ...identity],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...identity],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const originOf = (url: string): string => new URL(url).origin;
