import {
  createRecommendation,
  type GroupFlowAnswer,
  selectPreconfiguredUnit,
} from '@silowright/contract/configurator';
import { createOffer } from '@silowright/contract/deals';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../app/testing/server-process.ts';
import { client, offersIn, queueOf } from '../configurator/testing/offers.ts';
import { mixedFeed } from '../configurator/testing/worked-cases.ts';
import { startMailServer, type TestMailServer } from '../mails/testing/mail-server.ts';
import { openStore } from '../platform/db/open-store.ts';
import type { Store } from '../platform/db/store.ts';
import { createMigrated } from '../platform/db/testing/engines.ts';
import { newId } from '../platform/http/testing/test-client.ts';

const postgresUrl = inject('postgresUrl');

describe.skipIf(postgresUrl === null)('200 identical create-offer calls over two processes', () => {
  let mails: TestMailServer;
  let store: Store;
  const replicas: ServerProcess[] = [];

  beforeAll(async () => {
    mails = await startMailServer();
    const url = await createMigrated();
    store = await openStore({ engine: 'postgres', url, poolSize: 2 });
    const env = { DATABASE_URL: url, SMTP_URL: mails.url, LOG_LEVEL: 'warn' };
    const start = async () => replicas.push(await startServerProcess(env));
    await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.kill()));
    await store?.close();
    await mails?.stop();
  });

  it('give one offer and one mail per recipient (FN-02, FN-08, threats 11, 12)', async () => {
    let cookie = '';
    const put = async (
      replica: number,
      endpoint: { path: string },
      body: object,
    ): Promise<{ status: number; body: unknown }> => {
      const response = await fetch(`${replicas[replica]?.address}/api${endpoint.path}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
        body: JSON.stringify(body),
      });
      cookie ||= response.headers.get('set-cookie')?.split(';')[0] ?? '';
      // A busy machine may return 503; a visitor retries.
      if (response.status === 503) return put(replica, endpoint, body);
      return { status: response.status, body: await response.json() };
    };
    const id = newId();
    const recommended = await put(0, createRecommendation, { ...mixedFeed, id });
    const first = (recommended.body as GroupFlowAnswer).preconfigured_unit_recommendations['1'];
    await put(1, selectPreconfiguredUnit, {
      id,
      preconfiguredUnitType: first?.preconfigured_unit_type,
      diameterInMm: first?.diameter_mm,
      preconfiguredUnitUuid: first?.uuid,
    });

    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => put(at % 2, createOffer, { id, ...client })),
    );
    const kinds = new Set(answers.map((answer) => JSON.stringify(answer)));
    expect([...kinds]).toHaveLength(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { ok: true, mail: 'queued' } });
    expect(await offersIn(store)).toHaveLength(1);
    await expect
      .poll(async () => (await queueOf(store)).map(({ state }) => state), { interval: 200 })
      .toEqual(['sent', 'sent', 'sent']);
    expect(mails.received.map(({ to }) => to[0]).sort()).toEqual([
      'anna@farm.example',
      'sales@heidkamp.example',
      'sales@silowright.example',
    ]);
  });
});
