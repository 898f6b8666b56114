import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { callbackPath } from '../../../apps/server/src/platform/identity/login-relay.ts';

interface Reply {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

/** The places of a login: at the provider itself, or through the server. */
interface LoginPlaces {
  readonly site: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly clientSecret?: string;
}

/** What a browser does, step by step, as the provider's only account. Undefined: a step was refused. */
export async function logIn(places: LoginPlaces): Promise<string | undefined> {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = places.site + callbackPath;
  const jar = new Map<string, string>();
  const query = new URLSearchParams({
    client_id: 'silos',
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: redirectUri,
    state: 's',
    nonce: 'n',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  let address = `${places.authorizeUrl}?${query}`;
  for (let step = 0; step < 8 && !address.startsWith(redirectUri); step++) {
    const method = new URL(address).pathname.includes('/login/') ? 'POST' : 'GET';
    const { status, headers } = await ask(address, { method, jar });
    if (status < 300 || status > 399 || !headers.location) return undefined;
    address = new URL(headers.location, address).href;
  }
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'silos',
    code_verifier: verifier,
    code: new URL(address).searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    ...(places.clientSecret && { client_secret: places.clientSecret }),
  });
  const { status, text } = await ask(places.tokenUrl, { method: 'POST', form, jar });
  return status === 200 ? (JSON.parse(text) as { id_token: string }).id_token : undefined;
}

interface AskOptions {
  readonly method?: string;
  readonly form?: URLSearchParams;
  readonly token?: string;
  readonly jar?: Map<string, string>;
}

const patienceMs = 30_000;

/** Status 0: no answer. The certificate of the provider of this run is its own. */
export async function ask(
  address: string,
  { method = 'GET', form, token, jar }: AskOptions = {},
): Promise<Reply> {
  const { request } = address.startsWith('https:') ? https : http;
  const asked = request(address, {
    method,
    rejectUnauthorized: false,
    timeout: patienceMs,
    agent: false,
    headers: {
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(jar && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
    },
  });
  try {
    asked.once('timeout', () => asked.destroy(new Error('timeout')));
    asked.end(form?.toString() ?? '');
    const [reply] = (await once(asked, 'response')) as [http.IncomingMessage];
    for (const cookie of reply.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar?.set(name, value);
    }
    return { status: reply.statusCode ?? 0, headers: reply.headers, text: await textOf(reply) };
  } catch {
    return { status: 0, headers: {}, text: '' };
  }
}

async function textOf(reply: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
