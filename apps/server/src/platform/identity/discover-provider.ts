import * as z from 'zod/mini';
import { askOutside } from '../ask-outside.ts';
import { ProviderAway } from './provider-keys.ts';

/** What a login needs of the provider's description of itself (OpenID Connect Discovery). */
const discoveryDocument = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https$/ }),
  token_endpoint: z.url({ protocol: /^https$/ }),
  jwks_uri: z.url({ protocol: /^https$/ }),
  end_session_endpoint: z.optional(z.url({ protocol: /^https$/ })),
});
export type DiscoveryDocument = z.output<typeof discoveryDocument>;

const freshMs = 10 * 60_000;
/** Minimum time between two attempts: anybody can ask for a login, also while the provider is away. */
const cooldownMs = 5_000;

interface DiscoveryParts {
  readonly now?: () => number;
  readonly readDocument?: (issuer: string) => Promise<DiscoveryDocument>;
}

/**
 * Reads the document when it is first needed, so that the server starts without the provider, and again in the
 * background when it is old. While the provider is away the last one counts.
 */
export function discoverProvider(
  issuer: string,
  { now = () => performance.now(), readDocument = fetchDocument }: DiscoveryParts = {},
): () => Promise<DiscoveryDocument> {
  let known: { readonly document: DiscoveryDocument; readonly at: number } | undefined;
  let failed: { readonly error: unknown; readonly at: number } | undefined;
  let running: Promise<void> | undefined;

  const refresh = (): Promise<void> => {
    running ??= readDocument(issuer)
      .then((document) => {
        known = { document, at: now() };
        failed = undefined;
      })
      .catch((error: unknown) => {
        failed = { error, at: now() };
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  return async () => {
    const isFresh = known !== undefined && now() - known.at < freshMs;
    const mayAsk = running !== undefined || !failed || now() - failed.at >= cooldownMs;
    const asked = !isFresh && mayAsk ? refresh() : undefined;
    if (!known) await asked;
    if (!known) throw failed?.error;
    return known.document;
  };
}

async function fetchDocument(issuer: string): Promise<DiscoveryDocument> {
  const url = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  let content: unknown;
  try {
    const response = await askOutside(url, {}, { patienceMs: 5_000, maxBytes: 100_000 });
    content = await response.json();
  } catch {
    throw new ProviderAway(`${url} cannot be read.`);
  }
  const document = discoveryDocument.safeParse(content);
  if (!document.success) throw new ProviderAway(`${url} is not a discovery document.`);
  if (document.data.issuer !== issuer) {
    throw new ProviderAway(`The provider's issuer is ${document.data.issuer}, but AUTH_ISSUER is ${issuer}.`);
  }
  return document.data;
}
