import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mixedFeed } from '../apps/server/src/configurator/testing/worked-cases.ts';
import { createDatabase, startPostgres } from '../apps/server/src/store/testing/postgres-server.ts';
import { startServerProcess } from '../apps/server/src/testing/server-process.ts';
import { makeSessionId } from '../packages/domain/src/session/session-id.ts';
import { test as base, expect, Staff } from './back-office.ts';
import type { Office } from './servers.ts';
import { t } from './staff-texts.ts';

interface Replicas {
  readonly here: Office;
  readonly there: Office;
}

/** Two processes with one PostgreSQL; staff of both log in at the provider of the first, so that both trust one token. */
const test = base.extend<{ replicas: Replicas }>({
  replicas: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const postgres = await startPostgres();
      test.skip(!postgres.ok, 'no PostgreSQL can be started here');
      if (!postgres.ok) return;
      const dataDir = mkdtempSync(path.join(tmpdir(), 'silowright-replicas-'));
      const shared = { DATABASE_URL: await createDatabase(postgres.value.url) };
      const demo = { DATA_DIR: dataDir, DEMO_LOGIN: 'on', DEMO_LOGIN_PORT: '0' };
      const first = await startServerProcess({ ...shared, ...demo });
      const { identity } = await (await fetch(`${first.address}/api/settings`)).json();
      const second = await startServerProcess({
        ...shared,
        AUTH_DOMAIN_PRODUCTION: identity.domain,
        AUTH_CLIENT_ID_PRODUCTION: identity.client_id,
        AUTH_ORG_ID: identity.organization,
      });
      const { password } = JSON.parse(readFileSync(path.join(dataDir, 'demo-login.json'), 'utf8'));
      await use({
        here: { address: first.address, password },
        there: { address: second.address, password },
      });
      await Promise.all([first.kill(), second.kill()]);
      await postgres.value.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { timeout: 480_000 },
  ],
});

interface Recommended {
  readonly preconfigured_unit_recommendations: Readonly<
    Record<string, { uuid: string; preconfigured_unit_type: string; price_in_cents: number }>
  >;
}

/** A visitor of one process, over HTTP without a browser. */
function visitorOf(address: string) {
  const id = makeSessionId(() => Math.floor(Math.random() * 256));
  const key = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
  const put = async <Answer>(at: string, call: string, body: object): Promise<Answer> => {
    const response = await fetch(`${at}/api/configurator/${call}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'configuration-key': key },
      body: JSON.stringify({ id, ...body }),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as Answer;
  };
  const recommended = async () => {
    const { preconfigured_unit_recommendations: units } = await put<Recommended>(
      address,
      'create-recommendation',
      mixedFeed,
    );
    const [unit] = Object.values(units);
    if (!unit) throw new Error('nothing was recommended');
    return unit;
  };
  const versionOf = async (at: string, unit: Awaited<ReturnType<typeof recommended>>) => {
    const answer = await put<{ price_list: { prices_version: number } }>(at, 'select-preconfigured-unit', {
      preconfiguredUnitType: unit.preconfigured_unit_type,
      preconfiguredUnitUuid: unit.uuid,
    });
    return answer.price_list.prices_version;
  };
  return { recommended, versionOf };
}

test('a version published in one process takes effect in the other and on open pages within 2 seconds; configurations keep theirs (PR-07, PR-06)', async ({
  replicas: { here, there },
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: there.address, locale: 'en-GB' });
  const staff = new Staff(await context.newPage(), there);
  await staff.logIn();
  await staff.open('prices');
  const started = visitorOf(there.address);
  const unit = await started.recommended();
  const before = await started.versionOf(there.address, unit);

  const headers = { authorization: `Bearer ${await staff.bearer()}` };
  const { request } = context;
  const list = await (
    await request.get(`${here.address}/api/admin/unit/prices/agricultural`, { headers })
  ).json();
  const [first, ...others] = list.prices;
  const answer = await request.put(`${here.address}/api/admin/unit/prices`, {
    headers,
    data: {
      id: { ...list.id, version: list.id.version + 1 },
      prices: [{ ...first, priceInCents: first.priceInCents + 100 }, ...others],
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const publishedAt = performance.now();
  const seen = async (look: () => Promise<void>): Promise<number> => {
    await look();
    return performance.now() - publishedAt;
  };

  const version = before + 1;
  const [atOther, onPage] = await Promise.all([
    seen(() =>
      expect
        .poll(
          async () => {
            const visitor = visitorOf(there.address);
            return visitor.versionOf(there.address, await visitor.recommended());
          },
          { intervals: [50] },
        )
        .toBe(version),
    ),
    seen(() =>
      expect(staff.page.getByText(`Version ${version} was published by staff@example.com`)).toBeVisible(),
    ),
  ]);
  console.info(
    `seen by the other process after ${atOther.toFixed(0)} ms, by an open page after ${onPage.toFixed(0)} ms`,
  );
  const fresh = visitorOf(here.address);
  expect(await fresh.versionOf(here.address, await fresh.recommended())).toBe(version);

  // Existing configurations keep their prices in both processes.
  for (const { address } of [here, there]) expect(await started.versionOf(address, unit)).toBe(before);
  await expect(staff.page.getByRole('button', { name: t('admin.carry-over'), exact: true })).toBeVisible();
  await context.close();
});
