import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** The secret of a link in a mail: 128 bits (D10, D21). */
export const newLinkToken = (): string => randomBytes(16).toString('base64url');

/** Only the hash of a link's secret is stored. */
export const linkTokenHash = (token: string): string => hash('sha256', token, 'base64url');

export const cookieName = 'silowright';
/** Over TLS the prefix prevents other hosts of the same domain from setting the cookie (S24). */
export const secureCookieName = `__Host-${cookieName}`;
export const keyHeader = 'configuration-key';

/**
 * The owner of configurations (D3): a random secret, in an HttpOnly cookie or, for clients without cookies, in a
 * header (D18). The store contains only its hash.
 */
export interface Browser {
  readonly hash: string;
  /** Sends a new browser its secret; called when a configuration was bound to it. */
  remember(): void;
}

const secretForm = /^[A-Za-z0-9_-]{22,64}$/;

export type ReadBrowser = (request: FastifyRequest, reply: FastifyReply) => Browser;

export function browserReader(config: Pick<Config, 'allowedOrigins' | 'publicUrl'>): ReadBrowser {
  const cookies = cookiesOf(config);
  const secretOf = secretReader(cookies.name);
  return (request, reply) => {
    const known = secretOf(request);
    let secret = known;
    let hashed: string | undefined;
    const secretNow = () => {
      secret ??= randomBytes(16).toString('base64url');
      return secret;
    };
    return {
      get hash() {
        hashed ??= hash('sha256', secretNow(), 'base64url');
        return hashed;
      },
      remember() {
        if (known !== undefined) return;
        reply.header('set-cookie', cookies.write(secretNow()));
        if (!isPageOfOurs(request)) reply.header(keyHeader, secretNow());
      },
    };
  };
}

/**
 * True if the browser says that our own page sent the request; scripts cannot set this header. Such a page keeps the
 * cookie and needs no readable header. Clients without cookies and other sites get the header (D18).
 */
const isPageOfOurs = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'same-origin';

function secretReader(name: string): (request: FastifyRequest) => string | undefined {
  const inCookie = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{22,64})(?:;|$)`);
  return ({ headers }) => {
    const header = headers[keyHeader];
    if (typeof header === 'string' && secretForm.test(header)) return header;
    return inCookie.exec(headers.cookie ?? '')?.[1];
  };
}

/**
 * If another site frames or calls us, the cookie must work across sites: over TLS only (D17), and partitioned by
 * framing site, because browsers that block third-party cookies drop it otherwise (A1).
 */
function cookiesOf({ allowedOrigins, publicUrl }: Pick<Config, 'allowedOrigins' | 'publicUrl'>) {
  const crossSite = allowedOrigins.length > 0;
  const prefixed = publicUrl.startsWith('https:');
  const attributes = ['Path=/', 'HttpOnly', 'Max-Age=31536000', crossSite ? 'SameSite=None' : 'SameSite=Lax']
    .concat(crossSite || prefixed ? ['Secure'] : [])
    .concat(crossSite && prefixed ? ['Partitioned'] : [])
    .join('; ');
  const name = prefixed ? secureCookieName : cookieName;
  return { name, write: (secret: string) => `${name}=${secret}; ${attributes}` };
}
