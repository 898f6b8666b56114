import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { startRealmProvider } from '../apps/server/src/app/testing/realm-provider.ts';
import { startServerProcess } from '../apps/server/src/app/testing/server-process.ts';
import { t } from './staff-texts.ts';

test.use({ ignoreHTTPSErrors: true });

/** Below the ports that the system gives to servers of other tests. */
async function freePort(): Promise<number> {
  const server = createServer().listen(20_000 + Math.floor(Math.random() * 10_000), '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

test('staff log in at a provider of another shape, by redirect and by popup, and log out (IN-04, DK-09)', async ({
  page,
}) => {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const provider = await startRealmProvider(site);
  const server = await startServerProcess({
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: site,
    AUTH_ISSUER: provider.issuer,
    AUTH_CLIENT_ID: 'silos',
    AUTH_CLIENT_SECRET: 'a secret of the client',
    AUTH_ROLE_CLAIM: 'roles',
    STAFF_DEFAULT_ROLE: 'none',
    // The provider's certificate is its own; only this process trusts it.
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  });
  try {
    await page.goto(`${site}/admin`);
    await page.getByRole('button', { name: t('admin.login'), exact: true }).click();
    await page.getByRole('button', { name: 'Log in as Robin', exact: true }).click();
    await page.waitForURL(/\/admin\/home$/);
    await expect(page.getByText('Robin Realm')).toBeVisible();
    // The role of the claim: sales keeps no personal data.
    await expect(page.getByRole('link', { name: t('admin.page-privacy'), exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: t('admin.page-quotations'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('admin.page-quotations'));

    // The provider's cookie is third-party in a frame: the silent check may fail, but it never hangs.
    await page.reload();
    const login = page.getByRole('button', { name: t('admin.login'), exact: true });
    await expect(page.getByText('Robin Realm').or(login)).toBeVisible();
    if (await login.isVisible()) {
      await login.click();
      await page.waitForURL(/\/admin\/(home|quotations)$/);
    }

    await page.getByRole('button', { name: t('admin.log-out'), exact: true }).click();
    await page.waitForURL(/\/protocol\/openid-connect\/logout/);
    await page.getByRole('button', { name: /yes/i }).click();
    await page.waitForURL(`${site}/admin`);

    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: t('admin.login-popup'), exact: true }).click();
    await (await popup).getByRole('button', { name: 'Log in as Robin', exact: true }).click();
    await page.waitForURL(/\/admin\/home$/);
    await expect(page.getByText('Robin Realm')).toBeVisible();
  } finally {
    await server.stop();
    provider.stop();
  }
});
