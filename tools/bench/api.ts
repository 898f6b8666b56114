import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createRecommendation, type GroupFlowAnswer } from '@silowright/contract/configurator';
import { startServer } from '../../apps/server/src/app/start-server.ts';
import { client } from '../../apps/server/src/configurator/testing/offers.ts';
import { openStore, type StoreLocation } from '../../apps/server/src/platform/db/open-store.ts';
import type { Store } from '../../apps/server/src/platform/db/store.ts';
import { createDatabase, startPostgres } from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import { loadCall, median } from './load-call.ts';

/**
 * `npm run bench -- api`: measures the two most frequent visitor calls, and offers that each create a revision. They
 * are compared with a bare node:http JSON echo of the same body. Rounds alternate, so that a busy machine slows both
 * equally. `-- api sqlite` measures one store: memory, sqlite or postgres; `-- api sqlite create-offer` one call of it.
 */
const seconds = 3;
const warmUpSeconds = 5;
const rounds = 5;
const connections = 50;
const must = { memory: 0.2, sqlite: 0.2, postgres: 0.09 };
/** Of the slowest hundredth of the answers, against the echo's. */
const maxP99 = 3;
/** Offers are rare and large: what counts is how many are written in a second. */
const mustOffers = 50;
const measuredOnly = 'create-offer';
const [only, onlyCall] = process.argv.slice(3);

const values = {
  id: 'abcd-efgh-0123',
  localeStr: 'de_DE',
  segment: 'agricultural',
  productGroupType: 'animal_feed',
  characteristicGroupType: 'mixed_feed',
  volumePerUnit: 30,
  amountOfUnits: 2,
  placement: 'outside',
  locationPlacename: 'Cloppenburg, Deutschland',
  locationLattitude: 52.85,
  locationLongitude: 8.04,
  locationCountry: 'Deutschland',
  recommendationShown: 'product-group',
};
const selectedOptions = {
  colour: [{ body_colour: '9001', roof_colour: 'semi_transparent' }],
  access: [{ inspection_hatch: ['roof_600', 'side_600'], ladder: 'by_provider' }],
};

/** Each connection uses a separate configuration, as visitors do. */
const ids = Array.from({ length: connections }, (_, index) => `abcd-efgh-${String(index).padStart(4, '0')}`);

export async function run(): Promise<void> {
  const echo = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString());
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const echoUrl = `http://127.0.0.1:${(echo.address() as { port: number }).port}/`;

  const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-bench-'));
  const postgres = await startPostgres({ fsync: true });
  const places: [keyof typeof must, StoreLocation][] = [
    ['memory', { engine: 'sqlite', dataDir: ':memory:' }],
    ['sqlite', { engine: 'sqlite', dataDir: folder }],
  ];
  if (postgres.ok) {
    places.push([
      'postgres',
      { engine: 'postgres', url: await createDatabase(postgres.value.url), poolSize: 20 },
    ]);
  }
  console.log(
    'store      call                    req/s   echo   ratio   must              µs   echo  ratio of CPU   p99   echo ms',
  );
  try {
    for (const [name, location] of places.filter(([name]) => only === undefined || name === only)) {
      await measureStore(name, await openStore(location), echoUrl);
    }
  } finally {
    if (postgres.ok) await postgres.value.stop();
    else console.log(`PostgreSQL skipped: ${postgres.reason}`);
    echo.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureStore(name: keyof typeof must, store: Store, echoUrl: string): Promise<void> {
  const server = await startServer(
    { PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' },
    { store },
  );
  const { port } = server.app.server.server.address() as { port: number };
  const api = `http://127.0.0.1:${port}/api`;
  const { key, uuid } = await prepare(api);
  const headers = { 'content-type': 'application/json', 'configuration-key': key };
  const recommendations = ids.map((id) => JSON.stringify({ ...values, id }));
  const choices = ids.map((id) => JSON.stringify({ id, selected_options: selectedOptions }));
  const offers = ids.map((id) =>
    JSON.stringify({ id, ...client, clientEmail: `${id}@farm.example`, projectName: 'stall {n}' }),
  );
  for (const id of ids) {
    await call(`${api}/configurator/select-preconfigured-unit`, headers, {
      id,
      preconfiguredUnitType: 'vvs4',
      preconfiguredUnitUuid: uuid,
    });
  }
  for (const [call, bodies] of [
    ['create-recommendation', recommendations],
    ['select-options', choices],
    [measuredOnly, offers],
  ] as const) {
    if (onlyCall !== undefined && call !== onlyCall) continue;
    // Warm-up: the first seconds run uncompiled code.
    await load(echoUrl, headers, bodies, warmUpSeconds);
    await load(`${api}/configurator/${call}`, headers, bodies, warmUpSeconds);
    const ours: Measured[] = [];
    const bare: Measured[] = [];
    for (let round = 0; round < rounds; round++) {
      bare.push(await load(echoUrl, headers, bodies));
      ours.push(await load(`${api}/configurator/${call}`, headers, bodies));
    }
    const perSecond = (measured: readonly Measured[]) => median(measured.map((one) => one.perSecond));
    const cpuUs = (measured: readonly Measured[]) => median(measured.map((one) => one.cpuUs));
    const p99 = (measured: readonly Measured[]) => median(measured.map((one) => one.p99Ms));
    const ratio = perSecond(ours) / perSecond(bare);
    console.log(
      [
        name.padEnd(10),
        call.padEnd(22),
        perSecond(ours).toFixed(0).padStart(6),
        perSecond(bare).toFixed(0).padStart(6),
        ratio.toFixed(2).padStart(7),
        call === measuredOnly
          ? verdict(`${mustOffers}/s`, perSecond(ours) >= mustOffers)
          : verdict(String(must[name]), ratio >= must[name]),
        cpuUs(ours).toFixed(0).padStart(7),
        cpuUs(bare).toFixed(0).padStart(6),
        (cpuUs(bare) / cpuUs(ours)).toFixed(2).padStart(6),
        ' '.repeat(8),
        `${p99(ours).toFixed(1)} ${p99(bare).toFixed(1)} ${verdict(`${maxP99} ×`, p99(ours) <= maxP99 * p99(bare))}`,
      ].join(' '),
    );
  }
  await server.stop();
}

const verdict = (limit: string, reached: boolean): string =>
  `  ${limit.padStart(6)} ${reached ? 'ok    ' : 'MISSED'}`;

async function prepare(api: string): Promise<{ key: string; uuid: string }> {
  let key = '';
  let uuid = '';
  for (const id of ids) {
    const response = await call(
      api + createRecommendation.path,
      { 'content-type': 'application/json', ...(key && { 'configuration-key': key }) },
      { ...values, id },
    );
    key ||= response.headers.get('configuration-key') ?? '';
    const answer = (await response.json()) as GroupFlowAnswer;
    uuid = answer.preconfigured_unit_recommendations['1']?.uuid ?? '';
  }
  return { key, uuid };
}

async function call(url: string, headers: Record<string, string>, body: object): Promise<Response> {
  const response = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** The server runs in this thread, the load in another one. */
async function load(
  url: string,
  headers: Record<string, string>,
  bodies: readonly string[],
  duration = seconds,
): Promise<Measured> {
  const before = process.threadCpuUsage();
  const { answered, perSecond, p99Ms } = await loadCall({
    url,
    headers,
    bodies,
    connections,
    seconds: duration,
  });
  const { user, system } = process.threadCpuUsage(before);
  return { perSecond, p99Ms, cpuUs: (user + system) / answered };
}

/** Requests per second, and CPU time per request. The latter hardly changes on a busy machine. */
interface Measured {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly cpuUs: number;
}
