import { freshAddress, mailTo } from '../basic-walk.ts';
import { expect, testOn } from './visit.ts';

const test = testOn({ CATALOGUE_DIR: 'catalogues/steel' }, { sendMails: true });

test('another manufacturer is a folder: from its market to a signed quotation, in its name and its currency (CT-08, CT-10, MO-02)', async ({
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
  const total = (await page.getByTestId('estimated-total').textContent()) ?? '';
  await visitor.openOverview();
  await expect(page.getByTestId('estimated-total')).toHaveText(total);
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
