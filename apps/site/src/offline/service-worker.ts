/**
 * The worker behind an installed or offline page (IN-06), built as `sw.js` without imports. Pages and the brand come
 * from the network, or from the last visit if there is none; built files are immutable and come from the cache. Calls,
 * the desk and other sites are never touched.
 */
(() => {
  const worker = self as unknown as ServiceWorkerGlobalScope;
  const cacheName = 'silowright-files';
  const notOurs = /^\/(admin|api|dev|media|metrics|healthz|readyz)(\/|$)/i;
  const isFile = /^\/(static|map)\//;
  const isBrand = /^\/(brand|favicon|logo)\.\w+$/;

  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin || notOurs.test(pathname)) return;
    if (request.mode === 'navigate') event.respondWith(networkFirst(request, '/'));
    else if (isBrand.test(pathname)) event.respondWith(networkFirst(request, pathname));
    else if (isFile.test(pathname)) event.respondWith(fileFirst(request));
  });

  /** Every visitor's page is the same document. */
  async function networkFirst(request: Request, keptAs: string): Promise<Response> {
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await caches.match(keptAs);
      if (kept) return kept;
      throw error;
    }
  }

  async function fileFirst(request: Request): Promise<Response> {
    const cache = await caches.open(cacheName);
    return (await cache.match(request)) ?? fetch(request);
  }
})();

/** The parts of the worker's scope that are used; the DOM types of the page do not include them. */
interface ServiceWorkerGlobalScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install', listen: () => void): void;
  addEventListener(name: 'activate', listen: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', listen: (event: FetchEvent) => void): void;
}
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
