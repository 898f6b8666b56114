import { freshAddress } from '../basic-walk.ts';
import { configuredUnit } from '../configured-unit.ts';
import { bodyOf } from '../visitor.ts';
import { expect, test } from './visit.ts';

test('finalized sends once, says what happens next, and a reload does not send again (FN-01, FN-02, FN-03, FN-05, FN-07, FN-09, ST-10, threat 11, V9, V23, U5, V33)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4', { query: '&DEBUG' });
  const { page, visitor } = unit;
  const { t } = visitor;
  // A raised outlet raises the unit by half a metre.
  await unit.choose('flow.outflow_height', '1.50');
  await unit.expectServerPrice();
  const { heightInMm = 0 } = (await unit.state()).values;
  const raised = `${((Number(heightInMm) + 500) / 1000).toFixed(2)}\u00a0m`;
  await visitor.openOverview();
  const total = await page.getByTestId('estimated-total').textContent();
  expect(total).toBe(unit.shown(Number((await unit.state()).values.price)));
  const email = freshAddress();
  await visitor.giveContact({ email });
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
  await expect(sheet).toContainText(raised);
  expect(sent.at(-1)).toEqual({
    id: (await unit.state()).values.id,
    clientEmail: email,
    phoneNumber: '+31 20 555 0100',
    firstName: 'Anna',
    lastName: 'de Boer',
    companyName: 'De Boer',
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

  const calls = sent.length;
  await page.reload();
  await expect(sheet.getByText(total ?? '-')).toBeVisible();
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

test('a held mail is reported; the tracker gets the address only after consent (FN-03, FN-06)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'spw');
  const { page, visitor } = unit;
  await visitor.openOverview();
  const email = freshAddress();
  await visitor.giveContact({ email });
  await page.route('**/create-offer', (route) =>
    route.fulfill({ json: { ok: true, quotation_number: 'Q-2026-000042', mail: 'held' } }),
  );
  await visitor.button('overview.submit').click();
  await expect(page.getByText(visitor.t('finalized.held'))).toBeVisible();
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
