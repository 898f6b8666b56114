import path from 'node:path';
import { bookMeeting } from '@silowright/contract/book-meeting';
import { cancelMeeting } from '@silowright/contract/cancel-meeting';
import { changeLocale } from '@silowright/contract/change-locale';
import { confirmMeeting } from '@silowright/contract/confirm-meeting';
import { copyConfiguration } from '@silowright/contract/copy-configuration';
import { createLead } from '@silowright/contract/create-lead';
import { createOffer } from '@silowright/contract/create-offer';
import { createRecommendation } from '@silowright/contract/create-recommendation';
import { downloadQuotation } from '@silowright/contract/download-quotation';
import { estimateBudget } from '@silowright/contract/estimate-budget';
import { listMeetingSlots } from '@silowright/contract/list-meeting-slots';
import { listProductGroups } from '@silowright/contract/list-product-groups';
import { listProducts } from '@silowright/contract/list-products';
import { lookupIp } from '@silowright/contract/lookup-ip';
import { moveMeeting } from '@silowright/contract/move-meeting';
import { nearestPlace } from '@silowright/contract/nearest-place';
import { offerSummary } from '@silowright/contract/offer-summary';
import { publicSettings } from '@silowright/contract/public-settings';
import { readMeeting } from '@silowright/contract/read-meeting';
import { reopenConfiguration } from '@silowright/contract/reopen-configuration';
import { searchPlaces } from '@silowright/contract/search-places';
import { selectOptions } from '@silowright/contract/select-options';
import { selectPreconfiguredUnit } from '@silowright/contract/select-preconfigured-unit';
import { startConfiguration } from '@silowright/contract/start-configuration';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { mountAdmin } from './admin/mount-admin.ts';
import { estimateBudgetHandler } from './budget/estimate-budget.ts';
import { changeLocaleHandler } from './configurator/change-locale.ts';
import { copyConfigurationHandler } from './configurator/copy-configuration.ts';
import { createOfferHandler } from './configurator/create-offer.ts';
import { createRecommendationHandler } from './configurator/create-recommendation.ts';
import { downloadQuotationHandler } from './configurator/download-quotation.ts';
import { listProductGroupsHandler } from './configurator/list-product-groups.ts';
import { listProductsHandler } from './configurator/list-products.ts';
import { nearestPlaceHandler } from './configurator/nearest-place.ts';
import { offerSummaryHandler } from './configurator/offer-summary.ts';
import { reopenConfigurationHandler } from './configurator/reopen-configuration.ts';
import { searchPlacesHandler } from './configurator/search-places.ts';
import { selectOptionsHandler } from './configurator/select-options.ts';
import { selectPreconfiguredUnitHandler } from './configurator/select-preconfigured-unit.ts';
import { startConfigurationHandler } from './dealer/start-configuration.ts';
import { mountDevPages } from './dev/mount-dev-pages.ts';
import { answerErrors } from './http/answer-errors.ts';
import { mountApiDocs } from './http/api-docs.ts';
import { browserReader } from './http/browser-binding.ts';
import { connectionLimits } from './http/connection-limits.ts';
import { guardOrigins, isApiCall } from './http/guard-origins.ts';
import { mountHealth } from './http/health.ts';
import { parseJsonBody } from './http/json-body.ts';
import { limitConnections } from './http/limit-connections.ts';
import { lookupIpHandler } from './http/lookup-ip.ts';
import { type MountContext, mounter } from './http/mount.ts';
import { publicSettingsHandler } from './http/public-settings.ts';
import { RateLimiter } from './http/rate-limit.ts';
import { collectRoutes, type MappedRoute } from './http/route-map.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveWeb } from './http/serve-web.ts';
import { LoadShedder } from './http/shed-load.ts';
import { staffGate } from './http/staff-only.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { createLeadHandler } from './lead/create-lead.ts';
import { bookMeetingHandler } from './meeting/book-meeting.ts';
import { cancelMeetingHandler } from './meeting/cancel-meeting.ts';
import { confirmMeetingHandler } from './meeting/confirm-meeting.ts';
import { listMeetingSlotsHandler } from './meeting/list-meeting-slots.ts';
import { moveMeetingHandler } from './meeting/move-meeting.ts';
import { readMeetingHandler } from './meeting/read-meeting.ts';
import { mountMetrics } from './metrics/mount-metrics.ts';
import type { ServerParts } from './server-parts.ts';
import { mountSigning } from './signing/mount-signing.ts';

export interface App {
  readonly server: FastifyInstance;
  /** The mounted routes with their access. */
  readonly routes: readonly MappedRoute[];
  /** Keeps serving, but /readyz reports not ready and each answer closes its connection. */
  leave(): void;
  /** Resolves when no call is running. */
  idle(): Promise<void>;
}

const defaultWebRoot = path.join(import.meta.dirname, '../../web/dist');

export async function buildApp(parts: ServerParts, webRoot = defaultWebRoot): Promise<App> {
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
    http: { headersTimeout: connectionLimits.headersMs, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: 256, ignoreDuplicateSlashes: false },
    forceCloseConnections: 'idle',
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
    (_request: unknown, body: Buffer, done: (error: Error | null, body?: unknown) => void) => {
      try {
        done(null, body.length === 0 ? undefined : parseJsonBody(body));
      } catch (error) {
        done(error as Error);
      }
    },
  );
  answerErrors(app);
  let leaving = false;
  app.addHook('onRequest', (request, reply, done) => {
    if (leaving) reply.header('connection', 'close');
    reply.headers(isApiCall(request) ? headers.api : headers.everywhere);
    done();
  });
  guardOrigins(app, config);
  if (['debug', 'trace'].includes(config.logLevel)) logRequests(app);

  if (config.metricsToken) mountMetrics(app, parts, config.metricsToken);
  mountHealth(app, async () => {
    if (leaving) throw new Error('this process is stopping');
    await store.ping();
  });
  mountApiDocs(app);

  const shedder = new LoadShedder();
  const context: MountContext = {
    app,
    readBrowser: browserReader(config),
    limiter: config.rateLimit ? new RateLimiter() : undefined,
    shedder,
    requireStaff: staffGate(parts.staffLogin?.verify),
  };
  const mount = mounter(context);
  mount(startConfiguration, startConfigurationHandler(parts));
  mount(createLead, createLeadHandler(parts));
  mount(listProducts, listProductsHandler);
  mount(listProductGroups, listProductGroupsHandler);
  mount(createRecommendation, createRecommendationHandler(parts));
  mount(selectPreconfiguredUnit, selectPreconfiguredUnitHandler(parts));
  mount(selectOptions, selectOptionsHandler(parts));
  mount(offerSummary, offerSummaryHandler(parts));
  mount(createOffer, createOfferHandler(parts));
  mount(downloadQuotation, downloadQuotationHandler(parts));
  mount(reopenConfiguration, reopenConfigurationHandler(parts));
  mount(copyConfiguration, copyConfigurationHandler(parts));
  mount(changeLocale, changeLocaleHandler(parts));
  mount(searchPlaces, searchPlacesHandler(parts.places));
  mount(nearestPlace, nearestPlaceHandler(parts.places));
  mount(lookupIp, lookupIpHandler);
  mount(estimateBudget, estimateBudgetHandler(parts));
  mount(publicSettings, publicSettingsHandler(config, parts.staffLogin?.identity));

  mount(listMeetingSlots, listMeetingSlotsHandler(parts));
  mount(bookMeeting, bookMeetingHandler(parts));
  mount(readMeeting, readMeetingHandler(parts));
  mount(confirmMeeting, confirmMeetingHandler(parts));
  mount(moveMeeting, moveMeetingHandler(parts));
  mount(cancelMeeting, cancelMeetingHandler(parts));

  mountSigning(mount, parts);

  await mountAdmin(context, parts);

  if (config.devMailbox) mountDevPages(app, parts);

  await serveWeb(app, webRoot, headers, config);
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
