import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

export const cookieName = 'silowright';
export const keyHeader = 'configuration-key';

/**
 * Who calls, as far as a configuration is concerned (D3): a random secret that the browser keeps in a cookie
 * nobody's script can read, or a client without cookies in a header (D18). The store knows its hash only.
 */
export interface Browser {
  readonly hash: string;
  /** Tells a new browser its secret; called when a configuration was bound to it. */
  remember(): void;
}

const secretForm = /^[A-Za-z0-9_-]{22,64}$/;
const cookieForm = new RegExp(`(?:^|;\\s*)${cookieName}=([A-Za-z0-9_-]{22,64})(?:;|$)`);

export type ReadBrowser = (request: FastifyRequest, reply: FastifyReply) => Browser;

export function browserReader(config: Pick<Config, 'allowedOrigins' | 'publicUrl'>): ReadBrowser {
  const attributes = cookieAttributes(config);
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
        reply.header('set-cookie', `${cookieName}=${secretNow()}; ${attributes}`);
        if (!isPageOfOurs(request)) reply.header(keyHeader, secretNow());
      },
    };
  };
}

/**
 * A browser says itself, and no script can say it for it, that a page of ours asks: it keeps the cookie, and needs no
 * header that a script could read. A client without cookies, or another site, gets one (D18).
 */
const isPageOfOurs = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'same-origin';

function secretOf(request: FastifyRequest): string | undefined {
  const header = request.headers[keyHeader];
  if (typeof header === 'string' && secretForm.test(header)) return header;
  const { cookie } = request.headers;
  return cookie === undefined ? undefined : cookieForm.exec(cookie)?.[1];
}

/** Framed by or called from another site, the cookie must cross sites, and may then travel over TLS only (D17). */
function cookieAttributes({
  allowedOrigins,
  publicUrl,
}: Pick<Config, 'allowedOrigins' | 'publicUrl'>): string {
  const crossSite = allowedOrigins.length > 0;
  const secure = crossSite || publicUrl.startsWith('https:');
  return ['Path=/', 'HttpOnly', 'Max-Age=31536000', crossSite ? 'SameSite=None' : 'SameSite=Lax']
    .concat(secure ? ['Secure'] : [])
    .join('; ');
}
