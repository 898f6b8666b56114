import { serveMedia } from '../dealers/serve-media.ts';
import { storeOpenedCopy } from '../deals/store-opened-copy.ts';
import { mountCalls } from '../platform/http/mount-calls.ts';
import { everyHandler, publicSettingsOf } from './calls.ts';
import './listeners.ts';
import path from 'node:path';
import type { ProductGroup } from '@silowright/contract/catalogue';
import { wireProductGroups } from '@silowright/domain/catalogue/product-groups';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { mountLoginRelay } from '../access/mount-login-relay.ts';
import { staffAccess } from '../access/staff-access.ts';
import { serveCatalogue } from '../catalogue/serve-catalogue.ts';
import { sharePicture } from '../deals/share-picture.ts';
import { mountDevPages } from '../dev/mount-dev-pages.ts';
import { mountMetrics } from '../insight/metrics/mount-metrics.ts';
import { answerBrokenRequest } from '../platform/http/answer-broken-request.ts';
import { answerErrors } from '../platform/http/answer-errors.ts';
import { mountApiDocs } from '../platform/http/api-docs.ts';
import { browserReader } from '../platform/http/browser-binding.ts';
import { trustedProxies } from '../platform/http/caller-address.ts';
import { guardOrigins, isApiCall, needOneHost } from '../platform/http/guard-origins.ts';
import { mountHealth } from '../platform/http/health.ts';
import { maxCommasOfVisitor, parseJsonBody } from '../platform/http/json-body.ts';
import { connectionLimits, limitConnections } from '../platform/http/limit-connections.ts';
import { limitWaiting } from '../platform/http/limit-waiting.ts';
import { type MountContext, withoutTrailingSlash } from '../platform/http/mount.ts';
import { RateLimiter } from '../platform/http/rate-limit.ts';
import { collectRoutes, type MappedRoute } from '../platform/http/route-map.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { serveBrand } from '../platform/http/serve-brand.ts';
import { serveWeb, type WebRoots } from '../platform/http/serve-web.ts';
import { CallShares } from '../platform/http/share-calls.ts';
import { LoadShedder } from '../platform/http/shed-load.ts';
import { staffGate } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';

export interface App {
  readonly server: FastifyInstance;
  /** The mounted routes with their access. */
  readonly routes: readonly MappedRoute[];
  /** Keeps serving, but /readyz reports not ready and each answer closes its connection. */
  leave(): void;
  /** Resolves when no call is running. */
  idle(): Promise<void>;
}

const builtApp = (name: string) => path.join(import.meta.dirname, '../../..', name, 'dist');
const builtApps: WebRoots = { site: builtApp('site'), desk: builtApp('desk') };

const noCompiler = () => () => {
  throw new Error('Routes have no schemas of Fastify: the contract has them.');
};

export async function buildApp(parts: ServerParts, webRoots = builtApps): Promise<App> {
  const { config, store } = parts;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      // Addresses of visitors, bodies and query strings are never logged.
      serializers: { req: (request) => ({ method: request.method, route: request.routeOptions?.url }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger per request would cost too much.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: 256 * 1024,
    requestTimeout: connectionLimits.requestMs,
    keepAliveTimeout: connectionLimits.keepAliveMs,
    connectionTimeout: connectionLimits.silenceMs,
    http: {
      headersTimeout: connectionLimits.headersMs,
      connectionsCheckingInterval: 1000,
      // needOneHost refuses it in our format.
      requireHostHeader: false,
    },
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { maxParamLength: 256, ignoreDuplicateSlashes: false },
    rewriteUrl: ({ url = '/' }) => withoutTrailingSlash(url),
    forceCloseConnections: 'idle',
    // The contract checks and writes JSON; the compilers of Fastify would only take time at the start.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    // A request that arrives while the server closes is still answered.
    return503OnClosing: false,
  });
  limitConnections(app.server, {
    total: connectionLimits.connections,
    isProxy: config.rateLimit ? trustedProxies(config.trustProxy) : () => true,
  });
  const routes = collectRoutes(app);
  const headers = securityHeaders(config, {
    identity: parts.staffLogin?.identity,
    signingOrigin: parts.signingProvider.frameOrigin,
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    ({ routeOptions: { config } }, body: Buffer, done: (error: Error | null, body?: unknown) => void) => {
      try {
        const commas = config.access === 'staff' ? undefined : maxCommasOfVisitor(body);
        done(null, body.length === 0 ? undefined : parseJsonBody(body, commas));
      } catch (error) {
        done(error as Error);
      }
    },
  );
  answerErrors(app);
  limitWaiting(app);
  needOneHost(app);
  let leaving = false;
  app.addHook('onRequest', (request, reply, done) => {
    if (leaving) reply.header('connection', 'close');
    reply.headers(isApiCall(request) ? headers.api : headers.everywhere);
    done();
  });
  guardOrigins(app, config);
  if (['debug', 'trace'].includes(config.logLevel)) logRequests(app);

  if (config.metricsToken) mountMetrics(app, parts, config.metricsToken);
  mountHealth(app, {
    isLeaving: () => leaving,
    look: () => store.ping(),
    note: () => parts.catalogues.unread(),
  });
  mountApiDocs(app, config.companyName, () => {
    const { markets, storageTypes } = parts.catalogues.content();
    return {
      segment: markets.segments.map(({ id }) => id),
      locale: parts.catalogue.languages,
      'priced-segment': parts.catalogues.pricedSegments(),
      'storage-type': storageTypes.map(({ code }) => code),
    };
  });

  const shedder = new LoadShedder();
  const context: MountContext = {
    app,
    languages: parts.catalogue.languages,
    readBrowser: browserReader(config),
    limiter: config.rateLimit ? new RateLimiter() : undefined,
    shedder,
    shares: new CallShares(() => shedder.limit),
    beforeChange: storeOpenedCopy(parts),
    requireStaff: staffGate(
      parts.staffLogin?.verify,
      staffAccess({ ...parts, defaultRole: config.staffDefaultRole }),
    ),
  };
  await mountCalls(context, everyHandler(parts));
  serveMedia(app, store);
  if (parts.staffLogin?.relay) await mountLoginRelay(context, parts.staffLogin.relay);

  if (config.devMailbox) mountDevPages(app, parts);

  serveBrand(app, config, (brand) => sharePicture(brand, parts.catalogue));
  serveCatalogue(app, parts.files);
  await serveWeb(app, webRoots, headers, config, {
    boot: parts.files.boot,
    texts: parts.texts,
    settings: publicSettingsOf(parts),
    shapes: (hash) => parts.files.find(hash, 'shapes.json'),
    productGroups: (segment) => {
      const found = parts.catalogues.find(segment);
      return found && (wireProductGroups(found.catalogue.productGroups) as ProductGroup[]);
    },
  });
  await app.ready();
  const leave = () => {
    leaving = true;
  };
  return { server: app, routes, leave, idle: () => shedder.idle() };
}

/** One line per request, without personal data. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    request.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
      'answered',
    );
    done();
  });
}
