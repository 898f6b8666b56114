import { freshAddress, mailTo } from '../basic-walk.ts';
import { expect, testOn } from './visit.ts';

const test = testOn({ CATALOGUE_DIR: 'catalogues/steel' }, { sendMails: true });

test('another manufacturer is a folder: from its market to a signed quotation, in its name and its currency, with every control of its options (CT-08, CT-10, MO-02, C20, V28)', async ({
  visit,
  page,
  request,
}) => {
  const visitor = await visit('en');
  const { t } = visitor;
  await visitor.open('/');
  await expect(page).toHaveTitle(/Norrstål Silo/);
  await page.getByRole('button', { name: 'Concrete & building materials', exact: true }).click();
  await visitor.chooseProduct('binders', 'cement');
  await visitor.giveVolume(60, 2);
  await visitor.givePlace('Uppsala');
  await visitor.askRecommendation();
  const card = visitor.dialog.locator('li[data-type="cs"]').first();
  await expect(card.getByRole('heading', { name: 'Cement silo on a skirt', exact: true })).toBeVisible();
  await expect(card).toContainText(/SEK\s[\d,]+/);
  await card.getByRole('button').click();
  await visitor.expectStep('configure');
  await expect(page.getByTestId('estimated-total')).toHaveText(/^SEK\s[\d,]+/);
  // Every control of every group does what it says.
  await visitor.button('accordion.open-all').click();
  const inputs = page.locator('fieldset[data-group] input:is([type="radio"], [type="checkbox"])');
  const controls = await inputs.evaluateAll((all) =>
    all.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value]),
  );
  expect(new Set(controls.map(([name]) => name)).size).toBeGreaterThan(8);
  for (const [name, value] of controls) {
    const control = page.locator(`input[name="${name}"][value="${value}"]`);
    if (!(await control.isChecked())) await control.locator('..').click();
    await expect(control).toBeChecked();
  }
  const words = page.locator('input[name="finish.body_colour-custom"]');
  const swatches = page.locator('fieldset[data-group="finish.body_colour"] [data-swatch]');
  await expect(swatches).toHaveCount(4);
  // Few colours of different prices are together, each with its price (ST-07).
  await expect(page.locator('fieldset[data-group="finish.body_colour"] .grid')).toHaveCount(1);
  expect(await swatches.first().getAttribute('style')).toContain('#D7D5CB');

  // The colour that is not listed is asked for, by every way to the quotation.
  await expect(words).toHaveAttribute('placeholder', 'RAL 6018');
  await expect(words).not.toHaveAttribute('aria-invalid', /./);
  await page.evaluate(() => {
    location.hash = 'overview';
  });
  await visitor.expectStep('configure');
  await expect(words).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await visitor.expectStep('configure');
  await visitor.button('accordion.open-all').click();
  await words.fill('RAL 6018');
  await expect(words).not.toHaveAttribute('aria-invalid', /./);
  const total = (await page.getByTestId('estimated-total').textContent()) ?? '';
  await visitor.openOverview();
  await expect(page.getByTestId('estimated-total')).toHaveText(total);
  await expect(page.locator('#root')).toContainText('RAL 6018');
  const email = freshAddress();
  await visitor.giveContact({ email });
  await visitor.sendQuotation();
  expect(await page.locator('#root').innerText()).not.toMatch(/Silowright|€/);

  const mail = await mailTo(request, email, 'offer');
  expect(mail.replaceAll('\u00a0', ' ')).toContain(total.replaceAll('\u00a0', ' '));
  const link = /\/sign\/en\/[\w-]+#[\w-]{22}/.exec(mail)?.[0] ?? '';
  await page.goto(link);
  // A DOM has no frames: what the frame shows becomes the page.
  await page.goto((await page.locator('iframe').getAttribute('src')) ?? '');
  await page.locator('#buyer-street').fill('Kungsgatan 1');
  await page.locator('#buyer-postalCode').fill('753 20');
  await page.locator('#buyer-city').fill('Uppsala');
  await page.locator('#buyer-country').selectOption('SE');
  for (const none of await page.getByRole('checkbox').all()) await none.check();
  await page.getByRole('button', { name: t('buyer.continue'), exact: true }).click();
  await page.getByLabel(t('signing.name')).fill('Karin Lind');
  await page.getByText(t('signing.typed'), { exact: true }).click();
  await page.getByLabel(t('signing.typed-label')).fill('Karin Lind');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('signing.sign'), exact: true }).click();
  await expect(page).toHaveURL(/\/sign\/en\/complete$/);
});
