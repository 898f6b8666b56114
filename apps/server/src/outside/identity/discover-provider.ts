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

/**
 * Reads the document when it is first needed, so that the server starts without the provider, and again when it is
 * old. While the provider is away the last one counts.
 */
export function discoverProvider(
  issuer: string,
  now: () => number = () => performance.now(),
): () => Promise<DiscoveryDocument> {
  let known: { readonly document: DiscoveryDocument; readonly at: number } | undefined;
  let running: Promise<DiscoveryDocument> | undefined;
  return async () => {
    if (known && now() - known.at < freshMs) return known.document;
    running ??= readDocument(issuer)
      .then((document) => {
        known = { document, at: now() };
        return document;
      })
      .finally(() => {
        running = undefined;
      });
    try {
      return await running;
    } catch (error) {
      if (known) return known.document;
      throw error;
    }
  };
}

async function readDocument(issuer: string): Promise<DiscoveryDocument> {
  const url = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  let content: unknown;
  try {
    const response = await askOutside(url, {}, { patienceMs: 5_000, largestBytes: 100_000 });
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
