import type { VisitorCallName } from '@silowright/contract/calls';

interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Calls whose last answer is still useful without a network. They change nothing that an offer depends on. */
const kept: ReadonlySet<VisitorCallName> = new Set([
  'public-settings',
  'list-products',
  'list-product-groups',
  'create-recommendation',
  'select-preconfigured-unit',
  'engineering-data',
  'search-places',
  'nearest-place',
] as const satisfies readonly VisitorCallName[]);

const cacheName = 'silowright-answers';
const maxKept = 60;

/** The input is only kept as a hash. */
async function addressOf(name: VisitorCallName, input: Input): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([input.params, input.query, input.body]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `/kept/${name}/${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export const keptAnswers = {
  async keep(name: VisitorCallName, input: Input, answer: unknown): Promise<void> {
    // Without HTTPS a browser has no caches.
    if (!kept.has(name) || typeof caches === 'undefined') return;
    const cache = await caches.open(cacheName);
    const address = await addressOf(name, input);
    await cache.delete(address);
    await cache.put(address, Response.json(answer));
    const [oldest, ...others] = await cache.keys();
    if (oldest && others.length >= maxKept) await cache.delete(oldest);
  },
  /** Undefined if there is none. */
  async recall(name: VisitorCallName, input: Input): Promise<unknown> {
    if (!kept.has(name) || typeof caches === 'undefined') return undefined;
    const cache = await caches.open(cacheName);
    return (await cache.match(await addressOf(name, input)))?.json();
  },
};
