import { keepAnswers } from '@silowright/ui/calls/api.ts';
import { config } from '@silowright/ui/calls/config.ts';
import { keptAnswers } from '@silowright/ui/calls/kept-answers.ts';

const filesCache = 'silowright-files';
const isFile = /^\/(static|map)\//;
/** Of the catalogue: colours, mark, logo and font. They change without a new release. */
const isBrand = /^\/(brand|favicon|logo)\.\w+$/;

/**
 * Keeps what was opened, so that it works without a network (IN-06, D30): the page, its files, and the answers of
 * calls that only read. Not inside another site, whose visitors have the site itself.
 */
export async function goOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window) || window.parent !== window) return;
  keepAnswers(keptAnswers);
  await navigator.serviceWorker.register(`${config.base}/sw.js`, { updateViaCache: 'none' });
  const cache = await caches.open(filesCache);
  await cache.add(new Request(`${config.base}/`, { cache: 'no-cache' }));
  await forgetOldFiles(cache);
  // One after the other: all at once would block the page.
  let kept = Promise.resolve();
  // Each once: a fetch that fails is an entry too, and would ask for itself for ever.
  const asked = new Set<string>();
  const keep = (entries: PerformanceObserverEntryList) => {
    for (const { name } of entries.getEntries()) {
      const { origin, pathname } = new URL(name);
      if (origin !== window.location.origin || asked.has(name)) continue;
      asked.add(name);
      if (isFile.test(pathname)) kept = kept.then(() => keepFile(cache, name));
      else if (isBrand.test(pathname))
        kept = kept.then(() => cache.add(new Request(name, { cache: 'no-cache' }))).catch(() => {});
    }
  };
  new PerformanceObserver(keep).observe({ type: 'resource', buffered: true });
  // Not shown yet: without a network it could not be fetched.
  await import('../deals/waiting-notice.tsx');
}

async function keepFile(cache: Cache, name: string): Promise<void> {
  try {
    if (!(await cache.match(name))) await cache.add(name);
  } catch {
    // Not kept: it needs the network again.
  }
}

const maxFiles = 400;

/** Files of earlier releases; the oldest are first. */
async function forgetOldFiles(cache: Cache): Promise<void> {
  const known = (await cache.keys()).filter(({ url }) => isFile.test(new URL(url).pathname));
  for (const request of known.slice(0, Math.max(0, known.length - maxFiles))) await cache.delete(request);
}
