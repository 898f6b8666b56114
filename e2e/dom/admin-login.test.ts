import { vi } from 'vitest';
import { sharedWorkshop } from '../../apps/server/src/platform/identity/testing/workshop-login.ts';
import { staffWords } from '../staff-texts.ts';
import type { DomPage } from './dom-page.ts';
import { haveSession } from './login-double.ts';
import { expect, test } from './staff.ts';

const pages = ['prices', 'home', 'dealers', 'history', 'quotations', 'leads', 'meetings', 'mails', 'privacy'];

test('without a login every page redirects to the login after 800 ms (PR-01, AD-05)', async ({ page }) => {
  let shownMs: number[] = [];
  // Notes each timer that ends while the message is shown. That of the redirect does not wait.
  await page.addInitScript(() => {
    const later = setTimeout;
    shownMs = [];
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) =>
      later(
        () => {
          const isShown = document.body.textContent.includes('Not logged in, returning to login...');
          if (isShown) shownMs.push(ms);
          work();
        },
        ms === 800 ? 0 : ms,
      )) as typeof setTimeout);
  });
  for (const name of pages) {
    await page.goto(`/admin/${name}`);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
    expect(shownMs, name).toContain(800);
  }
});

test('a language chosen before the login is remembered by the browser, and from the login on by the person (B24)', async ({
  page,
  another,
}) => {
  const account = { sub: 'early', email: 'early@example.com', name: 'Early Bird' };
  const de = staffWords('de');
  await page.goto('/admin');
  await page.locator('header summary').first().click();
  await page.getByRole('button', { name: 'Deutsch', exact: true }).click();
  const login = page.getByRole('button', { name: de('admin.login'), exact: true });
  await expect(login).toBeVisible();
  await page.goto('/admin');
  await expect(login).toBeVisible();

  await haveSession(page as unknown as DomPage, sharedWorkshop(), account);
  await page.goto('/admin/prices');
  await expect(
    page.getByRole('heading', { level: 1, name: de('admin.prices-title'), exact: true }),
  ).toBeVisible();
  const elsewhere = (await another(account)).page;
  await elsewhere.goto('/admin/prices');
  await expect(
    elsewhere.getByRole('heading', { level: 1, name: de('admin.prices-title'), exact: true }),
  ).toBeVisible();
});
