import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type ConfiguredUnit, configuredUnit } from './configured-unit.ts';
import { expect, test } from './visit.ts';
import { bodyOf, type Size } from './visitor.ts';

const contact = {
  phone: '+49 251 5550 100',
  firstName: 'Anna',
  lastName: 'Weßling',
  company: 'Hof Weßling GmbH',
};

let addresses = 0;
/** Each test uses its own address, so that the mail limits do not interfere. */
const freshAddress = () => `anna.${process.pid}.${Date.now()}.${addresses++}@example.com`;

async function toOverview(unit: ConfiguredUnit): Promise<void> {
  await unit.visitor.button('step.overview').click();
  await unit.visitor.expectStep('overview');
}

async function fillForm(page: Page, email: string): Promise<void> {
  for (const [name, text] of Object.entries({ email, ...contact }))
    await page.locator(`[name="${name}"]`).fill(text);
}

test('on a phone picture, name and total come first, the bar keeps its place, the sheet opens on demand; the link to share is there; only the sheet is printed (OV-02, ST-08, ST-09, IN-05)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'nb', { size: 'phone' });
  const { page, visitor } = unit;
  const bar = page.locator('[data-bottom-bar]');
  const barOnConfigure = await bar.boundingBox();
  const total = (await unit.total.textContent()) ?? '-';
  await toOverview(unit);
  await expect(unit.total).toHaveText(total);
  await expect.poll(() => bar.boundingBox()).toEqual(barOnConfigure);
  await expect(visitor.button('action.back')).toHaveText(visitor.t('action.back'));
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  for (const part of [page.getByText('1 × Wet by-products tank').first(), page.getByText(total).first()])
    expect((await part.boundingBox())!.y).toBeLessThan(title!.y);
  const sheet = page.getByRole('region', { name: visitor.t('overview.document'), exact: true });
  await expect(sheet).toBeHidden();
  for (const link of ['yard.plan', 'yard.photo', 'share.button'])
    await expect(visitor.button(link)).toBeVisible();
  await visitor.button('overview.show-lines').click();
  await expect(sheet).toBeVisible();
  await expect(visitor.button('share.button')).toHaveCount(1);
  await visitor.button('overview.hide-lines').click();
  await expect(sheet).toBeHidden();
  // The strip is above the form, so the Tab key reaches it first.
  await visitor.button('share.button').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('[name="email"]')).toBeFocused();

  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.locator('[name="email"]')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('on small phones the longest button leaves the total of many units free (ST-09)', async ({ visit }) => {
  const unit = await configuredUnit(visit, 'nb', {
    size: 'phone',
    language: 'de',
    wish: { amountOfUnits: 99 },
  });
  const { page, visitor } = unit;
  await toOverview(unit);
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const amount = (await unit.total.boundingBox())!;
    const button = (await visitor.button('overview.submit').boundingBox())!;
    const back = (await visitor.button('action.back').boundingBox())!;
    expect(amount.x).toBeGreaterThan(back.x + back.width);
    expect(button.x > amount.x + amount.width || button.y > amount.y + amount.height).toBe(true);
    expect(button.x + button.width).toBeLessThan(width);
  }
});

test('finalized sends once, says what happens next, and a reload does not send again (FN-01, FN-02, FN-03, FN-05, FN-07, FN-09, ST-10, threat 11, V9, V23, U5)', async ({
  visit,
}) => {
  test.slow();
  const unit = await configuredUnit(visit, 'fs', { query: '&DEBUG' });
  const { page, visitor } = unit;
  const { t } = visitor;
  await unit.expectServerPrice();
  await toOverview(unit);
  const total = await page.getByTestId('estimated-total').textContent();
  expect(total).toBe(unit.shown(Number((await unit.state()).values.price)));
  const email = freshAddress();
  await fillForm(page, email);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/create-offer')) sent.push(bodyOf(request));
  });

  // First the server is unavailable: the specified text and a retry button.
  await page.route('**/create-offer', (route) => route.abort());
  await visitor.button('overview.submit').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We're sorry...");
  await expect(page.getByRole('alert')).toContainText(
    'Something went wrong. Please try to send your information again.',
  );
  await expect(page).toHaveTitle(/^We're sorry/);
  await page.unroute('**/create-offer');
  // Then it refuses the input: the page says so and links back to the form.
  const refusal = { status: 400, json: { code: 'bad-request', message: '', errors: [] } };
  await page.route('**/create-offer', (route) => route.fulfill(refusal));
  await page.getByRole('button', { name: 'Try sending again', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(t('error.bad-request'));
  await page.unroute('**/create-offer');
  await visitor.button('finalized.check-details').click();
  await visitor.expectStep('overview');
  await expect(page.locator('[name="email"]')).toHaveValue(email);
  await page.route('**/create-offer', (route) => route.abort());
  await visitor.button('overview.submit').click();
  await expect(page.getByRole('button', { name: 'Try sending again', exact: true })).toBeVisible();
  await page.unroute('**/create-offer');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/create-offer', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Try sending again', exact: true }).click();
  await expect(page.getByText(t('finalized.sending'))).toBeVisible();
  release();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('finalized.title'));
  await expect(page).toHaveTitle(/^Quotation sent/);
  await expect(page.getByText(t('finalized.subtitle', { email }))).toBeVisible();
  const sheet = page.getByRole('region', { name: t('finalized.sheet'), exact: true });
  const number = await sheet.getByTestId('quotation-number').textContent();
  expect(number).toMatch(/^Q-\d{4}-\d{6}$/);
  await expect(sheet.getByText(total ?? '-')).toBeVisible();
  // Download, meeting and sharing come before what happens next; starting over is last.
  const order = [
    page.getByRole('link', { name: t('finalized.download'), exact: true }),
    page.getByRole('link', { name: t('action.book-meeting'), exact: true }),
    visitor.button('share.button'),
    page.getByRole('heading', { name: t('finalized.next-steps'), exact: true }),
    visitor.button('finalized.new-configuration'),
  ];
  const places = await Promise.all(order.map(async (part) => (await part.boundingBox())!));
  expect(places.map(({ y, x }) => y * 10_000 + x)).toEqual(
    places.map(({ y, x }) => y * 10_000 + x).toSorted((a, b) => a - b),
  );
  expect(sent.at(-1)).toEqual({
    id: (await unit.state()).values.id,
    clientEmail: email,
    phoneNumber: contact.phone,
    firstName: contact.firstName,
    lastName: contact.lastName,
    companyName: contact.company,
  });
  // Neither the unit panel nor the product overview.
  await expect(page.getByRole('region', { name: t('configure.preview'), exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: t('overview.document'), exact: true })).toHaveCount(0);
  const dealer = (await unit.state()).values.dealerOffer === true;
  await expect(
    page.getByRole('listitem').filter({ hasText: dealer ? '72 hours' : '48 hours on working days' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: t('help.title'), exact: true })).toBeVisible();
  await expect(visitor.button('finalized.new-configuration')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to homepage', exact: true })).toBeVisible();
  await expect(visitor.button('action.back')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign PDF', exact: true })).toHaveAttribute(
    'href',
    `/sign/en/${(await unit.state()).values.id}`,
  );

  const pdf = page.waitForEvent('download');
  await page.getByRole('link', { name: t('finalized.download'), exact: true }).click();
  expect((await pdf).suggestedFilename()).toContain('Q-');

  const calls = sent.length;
  await page.reload();
  await expect(page.getByTestId('quotation-number')).toHaveText(number ?? '');
  expect(sent).toHaveLength(calls);

  // Another address: refused for this configuration, offered as a copy with its own number.
  await page.goBack();
  await visitor.expectStep('overview');
  const other = freshAddress();
  await page.locator('[name="email"]').fill(other);
  await visitor.button('overview.submit').click();
  await page.getByRole('button', { name: t('finalized.send-copy', { email: other }), exact: true }).click();
  await expect(page.getByTestId('quotation-number')).toHaveText(/^Q-\d{4}-\d{6}$/);
  await expect(page.getByTestId('quotation-number')).not.toHaveText(number ?? '');

  const id = (await unit.state()).values.id;
  await visitor.button('finalized.new-configuration').click();
  await visitor.expectStep('market');
  expect((await unit.state()).values.id).not.toBe(id);
});

test('a held mail is reported; a long address fits a small phone; the tracker gets it only after consent (FN-03, FN-06, Y22)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'spw');
  const { page, visitor } = unit;
  await toOverview(unit);
  const email = `purchasing-and-logistics.${freshAddress()}`;
  await fillForm(page, email);
  await page.route('**/create-offer', (route) =>
    route.fulfill({ json: { ok: true, quotation_number: 'Q-2026-000042', mail: 'held' } }),
  );
  await visitor.button('overview.submit').click();
  await expect(page.getByText(visitor.t('finalized.held'))).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const pushed = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: { email?: string }[] }).dataLayer ?? []).flatMap(({ email }) => email ?? []),
    );
  expect(await pushed()).toEqual([]);
  await page.evaluate(() => localStorage.setItem('silowright-consent', 'granted'));
  await page.reload();
  await expect(page.getByTestId('quotation-number')).toBeVisible();
  await expect.poll(pushed).toEqual([email]);
});

// One width on every run; both in `npm run check`.
for (const size of ['wide', 'phone'] satisfies Size[])
  test(`axe finds nothing on overview and finalized, ${size} (OV-01, FN-03)`, {
    tag: size === 'phone' ? [] : ['@full'],
  }, async ({ visit }) => {
    test.slow();
    const unit = await configuredUnit(visit, 'ms', { size, language: 'nl' });
    const { page, visitor } = unit;
    await toOverview(unit);
    if (size === 'phone') await visitor.button('overview.show-lines').click();
    await visitor.button('overview.submit').click();
    await expectAccessible(page, 'overview');
    await fillForm(page, freshAddress());
    await visitor.button('overview.submit').click();
    await expect(page.getByTestId('quotation-number')).toBeVisible();
    await expectAccessible(page, 'overview');
  });
