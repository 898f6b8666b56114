import { freshAddress, mailTo } from './basic-walk.ts';
import { expect, test } from './visit.ts';
import type { Visit } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network the opened steps work, and an offer asked for is kept and sent once: one offer, one mail (IN-06)', async ({
  page,
  visit,
  context,
  request,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  await visitor.open();
  await visitor.toFirstUnit();
  await visitor.openOverview();
  const email = freshAddress();
  await visitor.giveContact({ email });
  const total = (await totalOf(visitor).textContent()) ?? '';
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(missingOffline)).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await visitor.expectStep('overview');
  // The prices are those of the last visit, with the versions of their lists.
  await expect(totalOf(visitor)).toHaveText(total);
  await expect(page.getByText(/Price list version \d+/).first()).toBeVisible();
  await page.getByRole('button', { name: t('overview.submit'), exact: true }).click();
  await expect(page.getByText(t('offline.kept'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('offline.kept'))).toBeVisible();

  // A second tab has the same request waiting; both send it.
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByText(t('offline.waiting', { email }))).toBeVisible();
  const mark = other.locator('header img');
  await expect
    .poll(() => mark.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await context.setOffline(false);
  const number = page.getByTestId('quotation-number');
  await expect(number).toHaveText(/^Q-\d{4}-\d{6}$/);
  // It tries again until the network works.
  await expect(other.getByText(t('offline.waiting', { email }))).toBeHidden();
  expect(await mailTo(request, email, 'offer')).toContain((await number.textContent()) ?? '-');
  const mailbox = await (await request.get('/dev/mailbox')).text();
  expect(mailbox.split('<tr>').filter((row) => row.includes(`>${email}<`))).toHaveLength(1);
  expect(await other.evaluate(() => localStorage.getItem('silowright-waiting'))).toBeNull();
});

test('a part that was not opened before is left out of the overview and is not asked for again and again (IN-06)', async ({
  page,
  visit,
  context,
}) => {
  const visitor = await visit('en', 'phone');
  await visitor.open();
  await visitor.toFirstUnit();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The next step is loaded when the page is idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/overview-screen-')),
  );
  await expect.poll(() => page.evaluate(missingOffline)).toEqual([]);
  await context.setOffline(true);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('/unit-at-place-'));
  await visitor.openOverview();
  await missing;
  await page.evaluate(async () => {
    for (let at = 0; at < 200; at++) await fetch(`/static/nothing-${at}`).catch(() => undefined);
  });
  await expect(page.locator('#overview-email')).toBeVisible();
  await expect(visitor.button('share.button')).toBeVisible();
  expect(failed.filter((url) => url.includes('/unit-at-place-')).length).toBeLessThan(5);
  // The texts of the missing part are not needed by the next step.
  await visitor.giveContact({ email: freshAddress() });
  await visitor.button('overview.submit').click();
  await expect(page.getByText(visitor.t('offline.kept'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(visitor.t('files.title'))).toBeVisible();
});

test('a part that could not be loaded is in the overview when the network is back (IN-06)', async ({
  page,
  visit,
  context,
}) => {
  const visitor = await visit();
  await visitor.open();
  await visitor.toFirstUnit();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/overview-screen-')),
  );
  await context.setOffline(true);
  const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('/unit-at-place-'));
  await visitor.openOverview();
  await missing;
  await expect(page.locator('#overview-email')).toBeVisible();
  await expect(page.getByText(visitor.t('files.title'))).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText(visitor.t('files.title'))).toBeVisible();
});

const totalOf = ({ page }: Visit) => page.getByTestId('estimated-total');

/** Runs in the page: what it needs without a network and has not kept yet. */
async function missingOffline(): Promise<string[]> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/((static|map)\/|(brand|favicon|logo)\.)/.test(new URL(name).pathname));
  const kept = await Promise.all(['/', ...files].map((file) => caches.match(file)));
  const answers = await (await caches.open('silowright-answers')).keys();
  const found = [...files, ...answers.map(({ url }) => url)];
  return [
    ...['/', ...files].filter((_, at) => !kept[at]),
    ...['waiting-notice', 'select-preconfigured-unit'].filter(
      (part) => !found.some((url) => url.includes(part)),
    ),
  ];
}
