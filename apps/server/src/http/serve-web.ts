import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { apiBase } from './mount.ts';
import { inCompanyName, type PageSettings, pageShell } from './page-shell.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** First segments that never name a market (D21). */
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
  'sign',
  'healthz',
  'readyz',
]);

/** Areas of the web app that are deeper than a market and its product group. */
const areas = [
  /^\/dealer\/[^/]+\/[^/]+$/,
  /^\/(admin|budget|meeting)(\/[^/]+)*$/,
  /^\/sign\/[^/]+(\/[^/]+(\/document)?)?$/,
  /^\/open\/[^/]+$/,
];

/** An address as the app's router reads it: decoded, and without regard to case. Undefined: it is none. */
function readLikeTheRouter(pathname: string): string | undefined {
  try {
    return decodeURI(pathname).toLowerCase();
  } catch {
    return undefined;
  }
}

/** Whether the app shows the back office there: `/Admin` and `/%61dmin` are other spellings of it (threat 45). */
const isForStaff = (pathname: string): boolean => /^\/admin(\/|$)/.test(readLikeTheRouter(pathname) ?? '');

/** Whether an address shows the app; everything else is a real 404 (D21). */
export function showsShell(pathname: string): boolean {
  const decoded = readLikeTheRouter(pathname);
  if (decoded === undefined) return false;
  const address = decoded.length > 1 ? decoded.replace(/\/$/, '') : decoded;
  if (address.includes('.') || address.includes('//')) return false;
  if (areas.some((area) => area.test(address))) return true;
  const segments = address.split('/').slice(1);
  return segments.length <= 2 && !reservedSegments.has(segments[0] ?? '');
}

const yearS = 365 * 24 * 3600;

/** Names a built file can have; anything else is not even looked for. */
const fileForm = /^(\/[A-Za-z0-9_-][A-Za-z0-9_.@~-]*)+$/;

/**
 * Serves the built web app: hashed files below /static for ever and already compressed, the page itself never
 * from a cache. A missing chunk is a 404 and not the page, or a stale browser would run HTML as script.
 */
export async function serveWeb(
  app: FastifyInstance,
  webRoot: string,
  headers: SecurityHeaders,
  settings: PageSettings,
): Promise<void> {
  const sendShell = pageShell(webRoot, settings);
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  const notFoundPage = lazyFile(path.join(webRoot, '404.html'), 'This page does not exist.');

  app.get('/static/*', { config: { access: 'anybody' } }, (request, reply) => {
    const pathname = pathOf(request);
    if (!fileForm.test(pathname)) return reply.callNotFound();
    reply.header('cache-control', `public, max-age=${yearS}, immutable`);
    return reply.sendFile(pathname.slice(1));
  });
  app.get('/*', { config: { access: 'anybody' } }, (request, reply) => {
    const pathname = pathOf(request);
    if (showsShell(pathname)) {
      reply.headers(isForStaff(pathname) ? headers.staffPage : headers.page);
      return sendShell(request, reply.header('cache-control', 'no-cache'));
    }
    // A page is only sent with its policy: `/index.html` under its own name would go without (threat 45).
    const isPage = pathname.endsWith('.html');
    if (isPage || !fileForm.test(pathname) || /^\/(api|dev|media)(\/|$)/.test(pathname))
      return reply.callNotFound();
    reply.header('cache-control', 'public, max-age=3600');
    return reply.sendFile(pathname.slice(1));
  });
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

/** The path as it was asked, undecoded: an encoded dot or slash never names a file of ours. */
const pathOf = (request: FastifyRequest): string => request.url.split(/[?#]/, 1)[0] ?? '/';

/** Read again when it was not there before, so that a build after the start is seen. */
function lazyFile(file: string, fallback: string): () => string {
  let content: string | undefined;
  return () => {
    if (content === undefined && existsSync(file)) content = readFileSync(file, 'utf8');
    return content ?? fallback;
  };
}
