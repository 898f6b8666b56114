import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleDealers } from '@silowright/catalogue/testing/sample';
import { createRecommendation } from '@silowright/contract/configurator';
import { adminUploadLogo } from '@silowright/contract/dealers';
import type { App } from '../../apps/server/src/app/app.ts';
import { openDesk } from '../../apps/server/src/desk/testing/open-desk.ts';
import { connectionLimits } from '../../apps/server/src/platform/http/limit-connections.ts';
import type { Torture } from './torture.ts';

/** Milliseconds between two bytes: never idle, never complete. */
const dripMs = 400;
/** Tolerance: the server checks connections once a second, later on a busy machine. */
const graceMs = 3000;

interface Slowness {
  readonly name: string;
  /** Sent at once. */
  readonly opening: string;
  /** Then sent repeatedly, slowly; empty: nothing. */
  readonly drip: string;
  readonly limitMs: number;
  /** Whether it reads its answers; if not, the server's buffers fill. */
  readonly reads: boolean;
  /** Half-closes the connection and stays open. */
  readonly halfCloses?: boolean;
  /** The server must wait for the body; an early answer means that it was not read. */
  readonly isAwaited?: boolean;
}

const { headersMs, requestMs, keepAliveMs, silenceMs } = connectionLimits;

/** An existing dealer; an upload for an unknown one is rejected before it is read. */
const [dealer] = exampleDealers;

const kinds = (staffToken: string): readonly Slowness[] => [
  { name: 'says nothing', opening: '', drip: '', limitMs: headersMs, reads: true },
  {
    name: 'slow headers',
    opening: 'GET /api/settings HTTP/1.1\r\nhost: localhost\r\n',
    drip: 'x-slow: yes\r\n',
    limitMs: headersMs,
    reads: true,
  },
  {
    name: 'slow body',
    opening: `PUT /api${createRecommendation.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
    drip: ' ',
    limitMs: requestMs,
    reads: true,
    isAwaited: true,
  },
  {
    name: 'slow file',
    opening:
      `POST /api${adminUploadLogo.path.replace(':dealerId', dealer?.id ?? '').replace(':hubSpotId', dealer?.hub_spot_id ?? '')} HTTP/1.1\r\n` +
      `host: localhost\r\nauthorization: Bearer ${staffToken}\r\n` +
      'content-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n' +
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
    drip: 'x',
    limitMs: requestMs,
    reads: true,
    isAwaited: true,
  },
  {
    name: 'half closed',
    opening: 'GET /api/settings HTTP/1.1\r\nhost: lo',
    drip: '',
    limitMs: headersMs,
    reads: true,
    halfCloses: true,
  },
  {
    name: 'kept and not used',
    opening: 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n',
    drip: '',
    limitMs: keepAliveMs,
    reads: true,
  },
  {
    name: 'does not read its answers',
    opening: 'GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(200),
    drip: '',
    limitMs: 2 * silenceMs,
    reads: false,
  },
];

/** Each route of the table: its headers come slowly, and its body if it may have one (S22). */
const kindsOfRoutes = (routes: App['routes'], staffToken: string): readonly Slowness[] =>
  routes
    .filter(({ method }) => /^(GET|PUT|POST|DELETE)$/.test(method))
    .flatMap(({ method, path: route }) => {
      const address = route.replace(/:\w+/g, 'x').replace('*', 'x');
      const head = `${method} ${address} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${staffToken}\r\n`;
      const headers: Slowness = {
        name: `slow headers of ${method} ${route}`,
        opening: head,
        drip: 'x-slow: yes\r\n',
        limitMs: headersMs,
        reads: true,
      };
      if (method === 'GET') return [headers];
      const body: Slowness = {
        name: `slow body of ${method} ${route}`,
        opening: `${head}content-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
        drip: ' ',
        limitMs: requestMs,
        reads: true,
      };
      return [headers, body];
    });

/**
 * `npm run torture -- slow-connections --connections 300`: every connection is closed within its limit, whatever
 * it asks for (threat 51): seven kinds of slowness, and each route of the table.
 */
export const torture: Torture<{ connections: number }> = {
  options: { connections: 300 },
  run: async ({ connections }, ledger) => {
    // Temporary data of an unfinished upload must be gone afterwards (threat 35).
    const aside = mkdtempSync(path.join(tmpdir(), 'silowright-slow-'));
    process.env.TMPDIR = aside;
    const office = await openDesk();
    const { server } = office.app.server;
    const { port } = server.address() as { port: number };
    const watched = watchConnections(server);
    const token = office.workshop.goodToken();
    const general = kinds(token);
    const ofRoutes = kindsOfRoutes(office.app.routes, token);
    const all = [
      ...ofRoutes,
      ...Array.from({ length: connections }, (_, at) => general[at % general.length] as Slowness),
    ];
    const lives = await Promise.all(
      all.map(async (kind) => ({ kind, ...(await lifeOf(port, watched, kind)) })),
    );
    const late = lives.filter(({ kind, ms }) => ms === undefined || ms > kind.limitMs + graceMs);
    for (const kind of general) {
      const times = lives
        .filter((life) => life.kind === kind)
        .map(({ ms }) => ms ?? Number.POSITIVE_INFINITY);
      console.info(`${kind.name}: limit ${kind.limitMs} ms, the longest lived ${Math.max(...times)} ms`);
    }
    for (const { kind, ms } of late) console.error(`${kind.name} lived ${ms ?? 'too many'} ms`);
    const refused = lives.filter(({ kind, answer }) => kind.isAwaited && !/^(HTTP\/1\.1 408|$)/.test(answer));
    for (const { kind, answer } of refused.slice(0, 3)) {
      console.error(`${kind.name} got an early answer: ${answer.slice(0, 200)}`);
    }
    const longest = lives.map(({ ms }) => ms ?? 0);
    ledger.add({ opened: lives.length, closed: lives.length - late.length - refused.length });
    ledger.set({ routes: ofRoutes.length, longestMs: Math.max(...longest) });
    // A normal client is still served.
    const after = await office.app.server.inject({ url: '/healthz' });
    await office.close();
    const left = readdirSync(aside);
    if (left.length > 0) console.error(`left behind: ${left.join(', ')}`);
    rmSync(aside, { recursive: true });
    return late.length + refused.length + left.length === 0 && after.statusCode === 200;
  },
};

/**
 * Lifetime of each connection by client port. Measured on the server, because a client that does not read sees
 * nothing.
 */
type Lives = Map<number, Promise<number>>;

function watchConnections(server: Server): Lives {
  const lives: Lives = new Map();
  server.on('connection', (socket: Socket) => {
    const startedAt = performance.now();
    const life = new Promise<number>((resolve) => {
      socket.once('close', () => resolve(Math.round(performance.now() - startedAt)));
    });
    lives.set(socket.remotePort ?? 0, life);
  });
  return lives;
}

/** How long the server keeps the connection (undefined: too long), and the beginning of its answer. */
async function lifeOf(
  port: number,
  lives: Lives,
  kind: Slowness,
): Promise<{ ms: number | undefined; answer: string }> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  const ownPort = socket.localPort ?? 0;
  while (!lives.has(ownPort)) await pause(5);
  socket.on('error', () => {});
  let answer = '';
  if (kind.reads) {
    socket.on('data', (bytes) => {
      if (answer.length < 200) answer += bytes.toString('latin1');
    });
  }
  if (kind.opening !== '') socket.write(kind.opening);
  if (kind.halfCloses) socket.end();
  const dripping = kind.drip === '' ? undefined : setInterval(() => socket.write(kind.drip), dripMs);
  const ms = await Promise.race([lives.get(ownPort), pause(kind.limitMs + 2 * graceMs)]);
  clearInterval(dripping);
  socket.destroy();
  return { ms, answer };
}

const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
