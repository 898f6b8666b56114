import type { Config } from '../config/config.ts';
import type { IdentitySettings } from '../config/identity-settings.ts';

type Headers = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  /** Headers of all other answers: files, pictures, development pages. */
  readonly everywhere: Headers;
  readonly api: Headers;
  readonly page: Headers;
  readonly staffPage: Headers;
}

/**
 * No inline scripts; other hosts only if a setting names them. `/admin` may never be framed (D18). Scripts of
 * tracker, chat and Google appear only if configured, and never where staff log in, because every script of the page
 * can read the token in the session storage (threat 43).
 */
export function securityHeaders(
  config: Config,
  {
    identity,
    signingOrigin,
  }: {
    readonly identity?: IdentitySettings | undefined;
    /** Origin of an external provider that shows quotations in a frame (threat 45). */
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
  const visitors = policyOf({ ...othersOf(config), signing: signingOrigin ? [signingOrigin] : [] });
  // Only /admin may connect to the identity provider.
  const staff = policyOf({ identity: identity ? [originOf(identity.issuer)] : [] });
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

/** External hosts, by their use in a page. */
interface Others {
  readonly scripts?: readonly string[];
  readonly google?: readonly string[];
  readonly tiles?: readonly string[];
  readonly lookup?: readonly string[];
  readonly meeting?: readonly string[];
  readonly signing?: readonly string[];
  readonly identity?: readonly string[];
}

const othersOf = (config: Config): Others => ({
  scripts: originsOf(config.trackerScriptUrl, config.chatScriptUrl),
  google: config.googleMapsKey ? ['https://maps.googleapis.com', 'https://maps.gstatic.com'] : [],
  tiles: originsOf(config.mapTilesUrl, config.aerialTilesUrl),
  lookup: originsOf(config.ipLookupUrl),
  meeting: originsOf(config.bookMeetingUrl),
});

function policyOf({
  scripts = [],
  google = [],
  tiles = [],
  lookup = [],
  meeting = [],
  signing = [],
  identity = [],
}: Others): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...google],
    // Leaflet and React set style attributes; styles cannot execute code.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...google, ...tiles],
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
const originsOf = (...urls: readonly (string | undefined)[]): string[] =>
  urls.flatMap((url) => (url ? [originOf(url)] : []));
