import cluster from 'node:cluster';
import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry, register } from 'prom-client';
import { silentProcesses } from '../../platform/db/processes.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { queueFigures } from '../../platform/jobs/outbox.ts';
import { mailsLeft } from '../../platform/source/recipient-limits.ts';
import type { ServerParts } from '../../server-parts.ts';
import { giveMetrics, metricsOfAll } from './metrics-of-all.ts';

/** States without messages must be reported as 0, not be absent. */
const queueStates = ['waiting', 'sending', 'held', 'dead'] as const;

const requestSeconds = new Histogram({
  name: 'silowright_request_seconds',
  help: 'Requests by call and kind of answer, and their duration',
  labelNames: ['route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

/**
 * GET /metrics for Prometheus, with METRICS_TOKEN. Without that setting the page does not exist and requests are not
 * measured. Routes are labelled by their names, never by their content.
 */
export function mountMetrics(app: FastifyInstance, parts: ServerParts, token: string): void {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
  if (cluster.isWorker) giveMetrics();
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    const route = config.endpointName ?? url ?? 'unknown';
    requestSeconds.observe(
      { route, status: `${Math.floor(reply.statusCode / 100)}xx` },
      reply.elapsedTime / 1000,
    );
    done();
  });

  const own = new Registry();
  const readGauges = gaugesOf(parts, own);
  app.get('/metrics', { config: { access: 'operator' } }, async (request, reply) => {
    if (!knowsToken(request, token)) throw new ApiError('not-logged-in');
    await readGauges();
    return reply
      .header('content-type', register.contentType)
      .header('cache-control', 'no-store')
      .send(`${await (cluster.isWorker ? metricsOfAll() : register.metrics())}\n${await own.metrics()}`);
  });
}

/** Gauges that are read on each scrape. The queue is shared, so every process reports the same values. */
function gaugesOf({ store, catalogues, nowMs, clock }: ServerParts, own: Registry): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: readonly Label[]) =>
    new Gauge({ name: `silowright_${name}`, help, labelNames, registers: [own] });
  const storeUp = gauge('store_up', '1 while the database can be used, as in /readyz');
  const clockRight = gauge(
    'clock_right',
    '0 while the clock is in doubt: nothing is erased and no offer expires until staff confirm it',
  );
  const silent = gauge(
    'processes_silent',
    'Processes on the same database without a heartbeat: frozen, killed or disconnected',
  );
  const budget = gauge('mails_left', 'Mails to typed addresses that may still be sent in this hour');
  const messages = gauge('outbox_messages', 'Unsent messages, by state', 'state');
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest waiting message');
  const version = gauge(
    'list_version',
    'Version of the price list that this process uses',
    'segment',
    'kind',
  );
  return async () => {
    clockRight.set(clock.trouble() ? 0 : 1);
    for (const segment of catalogues.pricedSegments()) {
      const { priceVersion, optionVersion } = catalogues.current(segment).catalogue;
      version.set({ segment, kind: 'base' }, priceVersion);
      version.set({ segment, kind: 'options' }, optionVersion);
    }
    try {
      const queue = await store.read(queueFigures);
      for (const state of queueStates) {
        messages.set({ state }, queue.find((row) => row.state === state)?.messages ?? 0);
      }
      const since = queue.find((row) => row.state === 'waiting')?.oldest;
      oldest.set(since === undefined ? 0 : Math.max(0, (nowMs() - since) / 1000));
      budget.set(await store.read((db) => mailsLeft(db, nowMs())));
      silent.set(store.engine === 'postgres' ? (await store.read(silentProcesses)).length : 0);
      await store.ping();
      storeUp.set(1);
    } catch {
      // The other metrics are still reported.
      storeUp.set(0);
    }
  };
}

/** Compared by hash, so that neither length nor timing leaks. */
function knowsToken({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'));
}
