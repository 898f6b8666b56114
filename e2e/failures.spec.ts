import { expect, test } from './visit.ts';
import { words } from './visitor.ts';

test('a missing script chunk shows an error and offers a reload (RT-12, RT-13, RT-15, threat 60)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/static/js/product-group-screen*', (route) => route.fulfill({ status: 404, body: '' }));
  await visitor.open('/agriculture');
  await expect(page.getByRole('alert')).toContainText(
    'Something went wrong. Please refresh the page or contact us.',
  );
  await expect
    .poll(() => logged.join('\n'))
    .toMatch(/Loading chunk product-group failed \(missing: .*\/static\/js\//);
  await page.unroute('**/static/js/product-group-screen*');
  await page.getByRole('button', { name: 'Reload the page', exact: true }).click();
  await expect(page.locator('input[value="animal_feed"]')).toBeVisible();
});

const loadError = 'Something went wrong. Please refresh the page or contact us.';

test('the page shows an error if its main script does not load (RT-12)', async ({ page }) => {
  await page.route('**/static/js/main-*', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText(loadError)).toBeVisible();
});

test('the page shows an error if no script loads, and without scripting (RT-12, U14)', async ({
  page,
  browser,
  baseURL,
}) => {
  // CSS alone shows the message after a delay; the test speeds up time.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 50 });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText(loadError)).toBeVisible();
  await expect(page.getByRole('link', { name: 'info@silowright.example', exact: true })).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const reader = await plain.newPage();
  await reader.goto('/meeting');
  await expect(reader.locator('noscript h1')).toContainText('Please switch JavaScript on');
  await expect(reader.locator('noscript h1')).toBeVisible();
  await expect(reader.locator('#load-error')).toBeHidden();

  // The first page can be read without scripting, in each language.
  await reader.goto('/?language=de');
  const t = words('de');
  await expect(reader.getByRole('heading', { level: 1, name: t('market.title'), exact: true })).toBeVisible();
  await expect(reader.getByRole('button', { name: t('market.agricultural'), exact: true })).toBeVisible();
  await expect(
    reader.getByText(t('state.no-script', { company: 'Silowright' }), { exact: true }),
  ).toBeVisible();
  await expect(reader.locator('#load-error')).toBeHidden();
  await reader.getByLabel(t('language.switch', { name: 'Deutsch' }), { exact: true }).click();
  await reader.getByRole('button', { name: 'Nederlands', exact: true }).click();
  await expect(reader.locator('html')).toHaveAttribute('lang', 'nl-NL');
  await reader.getByRole('button', { name: words('nl')('market.agricultural'), exact: true }).click();
  await expect(reader).toHaveURL('/agriculture?language=nl');
  await expect(reader.getByRole('radio')).not.toHaveCount(0);
  await plain.close();
});
