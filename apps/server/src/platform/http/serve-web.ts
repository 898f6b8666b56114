import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { apiBase } from './mount.ts';
import { inCompanyName, type PageParts, type PageSettings, pageShell } from './page-shell.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** First path segments that are never a market (D21). */
const reservedSegments = new Set([
  'admin',
  'api',
  'assets',
  'static',
  'budget',
  'dealer',
  'dev',
  'media',
  'meeting',
  'metrics',
  'open',
  'share',
  'sign',
  'healthz',
  'readyz',
]);

/** Folders of the built apps. */
export interface WebRoots {
  readonly site: string;
  readonly desk: string;
}

/** Built files of the desk; all others are the site's. */
const deskFiles = '/static/desk/';

/** Areas of the web app with more path segments than a market and its product group. */
const areas = [
  /^\/dealer\/[^/]+\/[^/]+$/,
  /^\/(admin|budget|meeting)(\/[^/]+)*$/,
  /^\/sign\/[^/]+(\/[^/]+(\/document)?)?$/,
  /^\/open\/[^/]+$/,
  /^\/share$/,
];

/** The path as the app's router reads it: decoded and case-insensitive. Undefined if invalid. */
function readLikeTheRouter(pathname: string): string | undefined {
  try {
    return decodeURI(pathname).toLowerCase();
  } catch {
    return undefined;
  }
}

/** True if the address is the desk's: `/Admin` and `/%61dmin` are other spellings of it (threat 45). */
const isForStaff = (pathname: string): boolean => /^\/admin(\/|$)/.test(readLikeTheRouter(pathname) ?? '');

/** True if the path shows the app; everything else is a real 404 (D21). */
export function showsShell(pathname: string): boolean {
  const decoded = readLikeTheRouter(pathname);
  if (decoded === undefined) return false;
  const address = decoded.length > 1 ? decoded.replace(/\/$/, '') : decoded;
  if (address.includes('.') || address.includes('//')) return false;
  if (areas.some((area) => area.test(address))) return true;
  const segments = address.split('/').slice(1);
  return segments.length <= 2 && !reservedSegments.has(segments[0] ?? '');
}

export const yearS = 365 * 24 * 3600;

/** Possible names of built files; other paths are not looked up. */
const fileForm = /^(\/[A-Za-z0-9_-][A-Za-z0-9_.@~-]*)+$/;

/**
 * Serves the built apps: hashed files below /static, compressed and cached for ever, the page itself never cached.
 * A missing chunk is a 404; with the page as answer a stale browser would run HTML as script.
 */
export async function serveWeb(
  app: FastifyInstance,
  roots: WebRoots,
  headers: SecurityHeaders,
  settings: PageSettings,
  parts: PageParts,
): Promise<void> {
  const sendPage = pageShell(roots.site, settings, parts);
  const sendDesk = pageShell(roots.desk, settings, parts);
  await app.register(fastifyStatic, {
    root: roots.site,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  const notFoundPage = lazyFile(path.join(roots.site, '404.html'), 'This page does not exist.');

  app.get('/static/*', { config: { access: 'anybody' } }, (request, reply) => {
    const pathname = pathOf(request);
    if (!fileForm.test(pathname)) return reply.callNotFound();
    reply.header('cache-control', `public, max-age=${yearS}, immutable`);
    return reply.sendFile(pathname.slice(1), pathname.startsWith(deskFiles) ? roots.desk : roots.site);
  });
  app.get('/*', { config: { access: 'anybody' } }, (request, reply) => {
    const pathname = pathOf(request);
    if (showsShell(pathname)) {
      const isDesk = isForStaff(pathname);
      reply.headers(isDesk ? headers.staffPage : headers.page).header('cache-control', 'no-cache');
      return isDesk ? sendDesk(request, reply) : sendPage(request, reply);
    }
    // Pages are sent only with their policy; `/index.html` as a file would have none (threat 45).
    const isPage = pathname.endsWith('.html');
    if (isPage || !fileForm.test(pathname) || /^\/(api|dev|media|prerender)(\/|$)/.test(pathname))
      return reply.callNotFound();
    if (pathname === '/sw.js') {
      reply.header('cache-control', 'no-cache');
      if (!settings.offlinePages) return reply.type('text/javascript').send(workerThatLeaves);
    } else reply.header('cache-control', 'public, max-age=3600');
    return reply.sendFile(pathname.slice(1));
  });
  app.get('/manifest.webmanifest', { config: { access: 'anybody' } }, (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifestOf(settings)),
  );
  app.setNotFoundHandler((request, reply) => {
    const pathname = pathOf(request);
    if (pathname === apiBase || pathname.startsWith(`${apiBase}/`) || request.method !== 'GET') {
      throw new ApiError('not-found');
    }
    return reply
      .code(404)
      .headers(headers.page)
      .header('cache-control', 'no-cache')
      .header('content-type', 'text/html; charset=utf-8')
      .send(inCompanyName(notFoundPage(), settings));
  });
}

/** Browsers install the site under the company's name (IN-06). */
const manifestOf = ({ companyName }: PageSettings): string =>
  JSON.stringify({
    name: companyName,
    short_name: companyName,
    start_url: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  });

/** The emergency exit: replaces an installed worker by one that removes itself and what it kept. */
const workerThatLeaves = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister())));
`;

/** The undecoded path: an encoded dot or slash never matches a file. */
const pathOf = (request: FastifyRequest): string => request.url.split(/[?#]/, 1)[0] ?? '/';

/** Read again if it was missing before, so that a build after the start is found. */
function lazyFile(file: string, fallback: string): () => string {
  let content: string | undefined;
  return () => {
    if (content === undefined && existsSync(file)) content = readFileSync(file, 'utf8');
    return content ?? fallback;
  };
}
