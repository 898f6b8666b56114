import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import * as z from 'zod/mini';
import { askOutside } from '../ask-outside.ts';
import type { IdentitySettings } from '../config/identity-settings.ts';
import type { DiscoveryDocument } from './discover-provider.ts';
import { ProviderAway } from './provider-keys.ts';

/**
 * The three addresses that the browser's identity library expects of a provider, answered from the discovery
 * document of another one (IN-04). Only known fields are passed on, and only for this installation's client.
 */
export interface LoginRelay {
  readonly authorize: (query: Fields) => Promise<Outcome<string, 'bad-request'>>;
  readonly token: (form: Fields) => Promise<Outcome<TokenAnswer, 'bad-request'>>;
  readonly logOut: (query: Fields) => Promise<Outcome<string, 'bad-request'>>;
}

type Fields = Readonly<Record<string, string | undefined>>;

export interface TokenAnswer {
  readonly status: number;
  readonly body: string;
}

export interface LoginRelayParts {
  readonly identity: Pick<IdentitySettings, 'domain' | 'clientId'>;
  readonly discover: () => Promise<DiscoveryDocument>;
  readonly clientSecret?: string | undefined;
}

/** Where the provider sends the browser back to. */
export const callbackPath = '/identity/callback';

const authorizeFields = [
  ...['scope', 'state', 'nonce', 'code_challenge', 'code_challenge_method'],
  ...['prompt', 'login_hint', 'max_age', 'ui_locales', 'organization'],
] as const;
const tokenFields = ['grant_type', 'code', 'code_verifier', 'refresh_token', 'scope'] as const;
const largestTokenBytes = 64 * 1024;
const tokenBody = z.looseObject({});

export function loginRelay({ identity, discover, clientSecret }: LoginRelayParts): LoginRelay {
  const redirectUri = identity.domain + callbackPath;
  const isOurs = ({ client_id }: Fields) => client_id === identity.clientId;
  return {
    authorize: async (query) => {
      if (!isOurs(query) || query.response_type !== 'code') return refuse('bad-request');
      const { authorization_endpoint } = await discover();
      return ok(
        withQuery(authorization_endpoint, {
          ...pick(query, authorizeFields),
          client_id: identity.clientId,
          response_type: 'code',
          redirect_uri: redirectUri,
        }),
      );
    },
    token: async (form) => {
      if (!isOurs(form) || !['authorization_code', 'refresh_token'].includes(form.grant_type ?? '')) {
        return refuse('bad-request');
      }
      const { token_endpoint } = await discover();
      const body = new URLSearchParams({
        ...pick(form, tokenFields),
        client_id: identity.clientId,
        ...(form.grant_type === 'authorization_code' && { redirect_uri: redirectUri }),
        ...(clientSecret && { client_secret: clientSecret }),
      });
      return ok(await askForTokens(token_endpoint, body));
    },
    logOut: async (query) => {
      if (!isOurs(query)) return refuse('bad-request');
      const back = `${identity.domain}/admin`;
      const { end_session_endpoint } = await discover();
      if (!end_session_endpoint) return ok(back);
      return ok(
        withQuery(end_session_endpoint, { client_id: identity.clientId, post_logout_redirect_uri: back }),
      );
    },
  };
}

/** The provider's answer, also a refusal; one that is no answer of a token endpoint counts as away. */
async function askForTokens(url: string, form: URLSearchParams): Promise<TokenAnswer> {
  const init = { method: 'POST', body: form, headers: { accept: 'application/json' } };
  let answer: TokenAnswer;
  try {
    const response = await askOutside(url, init, { patienceMs: 10_000, maxBytes: largestTokenBytes });
    answer = { status: response.status, body: await response.text() };
    tokenBody.parse(JSON.parse(answer.body));
  } catch {
    throw new ProviderAway(`${url} gave no answer that can be read.`);
  }
  const isAnswer = answer.status === 200 || (answer.status >= 400 && answer.status < 500);
  if (!isAnswer) throw new ProviderAway(`${url} answered ${answer.status}.`);
  return answer;
}

const pick = (fields: Fields, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, String(fields[name])]])),
  );

function withQuery(address: string, fields: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
