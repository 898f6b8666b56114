import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestApp, type TestApp } from '../http/testing/test-app.ts';
import { openStore } from './open-store.ts';
import { asStoreError, StoreUnavailable } from './store-errors.ts';
import { createMigrated } from './testing/engines.ts';
import {
  createDatabase,
  type PostgresServer,
  runStatements,
  startPostgres,
} from './testing/postgres-server.ts';

/** A separate PostgreSQL, because it is killed. */
describe.skipIf(inject('postgresUrl') === null)('a PostgreSQL that is killed', () => {
  let postgres: PostgresServer;
  let app: TestApp;

  beforeAll(async () => {
    postgres = await started();
    const url = await createDatabase(postgres.url);
    app = await startTestApp({}, { store: await openStore({ engine: 'postgres', url, poolSize: 3 }) });
  });
  afterAll(async () => {
    await app.stop();
    await postgres.stop();
    rmSync(postgres.dataFolder, { recursive: true, force: true });
  });

  it('causes 503 with a time to retry, the server keeps running and recovers (threat 54)', async () => {
    // A look counts for a second.
    const ready = async (status: number) =>
      expect
        .poll(async () => (await app.app.server.inject('/readyz')).statusCode, { timeout: 30_000 })
        .toBe(status);
    const summary = () => app.app.server.inject('/api/configurator/offer-summary/abcd-efgh-0123');
    await ready(200);

    const { port } = new URL(postgres.url);
    const gone = new Promise((resolve) => postgres.process.once('exit', resolve));
    postgres.process.kill('SIGQUIT');
    await gone;
    for (let attempt = 0; attempt < 5; attempt++) {
      const answer = await summary();
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.json()).toMatchObject({ code: 'unavailable' });
    }
    await ready(503);
    expect((await app.app.server.inject('/healthz')).statusCode).toBe(200);

    postgres = await started({ port: Number(port), dataFolder: postgres.dataFolder });
    expect((await summary()).json()).toEqual({ dealer_offer: false });
    await ready(200);
  });
});

/** The password was changed: existing sessions continue, new ones are rejected. */
describe('a PostgreSQL with another password', () => {
  it.each([
    ['28P01', 'password authentication failed for user "silowright"'],
    ['28000', 'no pg_hba.conf entry for host'],
    ['3D000', 'database "silowright" does not exist'],
  ])(
    'rejects with %s: this is 503 and one log line, not an internal error (threat 54, S14)',
    (code, message) => {
      const refusal = Object.assign(new Error(message), { code, stack: 'long' });
      expect(asStoreError(refusal)).toBeInstanceOf(StoreUnavailable);
    },
  );
});

describe.skipIf(inject('postgresUrl') === null)('a PostgreSQL that rejects new connections', () => {
  it('is noticed while its open connections still answer: not ready, and no 500 (threat 54, S14)', async () => {
    const url = new URL(await createMigrated());
    const role = `role_${crypto.randomUUID().replaceAll('-', '')}`;
    await runStatements(`${url}`, `create role ${role} login superuser`);
    const own = new URL(url);
    own.username = role;
    const store = await openStore({ engine: 'postgres', url: `${own}`, poolSize: 2 });
    expect(await store.read(async (db) => db.selectFrom('leads').select('id').execute())).toEqual([]);
    await runStatements(`${url}`, `alter role ${role} nologin`);
    await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailable);
    await store.close();
  });
});

/** Neither a close nor an answer, as if the host had vanished: queries are never answered. */
describe.skipIf(inject('postgresUrl') === null)('a PostgreSQL that stops answering', () => {
  it('counts as unavailable after a while: 503, not ready, and recovers when it answers again (threat 54)', async () => {
    const url = new URL(await createMigrated());
    const between = await startRelay(Number(url.port));
    url.port = `${between.port}`;
    const store = await openStore({ engine: 'postgres', url: `${url}`, poolSize: 2, silenceMs: 500 });
    const app = await startTestApp({}, { store });
    const status = async (path: string) => (await app.app.server.inject(path)).statusCode;
    const summary = '/api/configurator/offer-summary/abcd-efgh-0123';
    try {
      expect(await status(summary)).toBe(200);
      between.fallSilent();
      expect(await Promise.all([summary, summary, summary].map(status))).toEqual([503, 503, 503]);
      await expect.poll(() => status('/readyz'), { timeout: 30_000 }).toBe(503);
      expect(await status('/healthz')).toBe(200);
      between.speak();
      await expect.poll(() => status('/readyz'), { timeout: 30_000 }).toBe(200);
      expect(await status(summary)).toBe(200);
    } finally {
      await app.stop();
      between.stop();
    }
  });
});

/** Forwards data until stopped; connections stay open. */
async function startRelay(toPort: number) {
  let silent = false;
  const sockets = new Set<Socket>();
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => silent || to.write(chunk));
    from.on('error', () => {}).on('close', () => to.destroy());
  };
  const relay = createServer((socket) => {
    const upstream = connect(toPort, '127.0.0.1');
    pass(socket, upstream);
    pass(upstream, socket);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  return {
    port: (relay.address() as AddressInfo).port,
    fallSilent: () => {
      silent = true;
    },
    speak: () => {
      silent = false;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
}

async function started(options: Parameters<typeof startPostgres>[0] = {}): Promise<PostgresServer> {
  const outcome = await startPostgres(options);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}
