import { vi } from 'vitest';
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
