import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestApp, type TestApp } from '../http/testing/test-app.ts';
import { openStore } from './store.ts';
import { createDatabase, type PostgresServer, startPostgres } from './testing/postgres-server.ts';

/** A PostgreSQL of its own, for it is killed. */
describe.skipIf(inject('postgresUrl') === null)('a PostgreSQL that goes away', () => {
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

  it('is answered with 503 and a time to come back, the server lives on, and all is well afterwards (threat 54)', async () => {
    const ready = () => app.app.server.inject('/readyz');
    const summary = () => app.app.server.inject('/api/configurator/offer-summary/abcd-efgh-0123');
    expect((await ready()).statusCode).toBe(200);

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
    expect((await ready()).statusCode).toBe(503);
    expect((await app.app.server.inject('/healthz')).statusCode).toBe(200);

    postgres = await started({ port: Number(port), dataFolder: postgres.dataFolder });
    expect((await summary()).json()).toEqual({ dealer_offer: false });
    expect((await ready()).statusCode).toBe(200);
  });
});

async function started(options: Parameters<typeof startPostgres>[0] = {}): Promise<PostgresServer> {
  const outcome = await startPostgres(options);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}
