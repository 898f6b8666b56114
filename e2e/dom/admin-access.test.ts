import { t } from '../staff-texts.ts';
import { expect, test } from './staff.ts';

test('an administrator makes a token and gives a role; a viewer sees no actions (DK-06, DK-09, IN-03)', async ({
  staff,
  page,
  request,
  kim,
}) => {
  await kim.get('me');
  await staff.open('access');
  await expect(page.getByText(t('admin.role-own'))).toBeVisible();

  await page.getByRole('button', { name: t('admin.token-make'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(t('admin.token-name-missing'));
  await page.getByLabel(t('admin.token-name')).fill('ERP');
  await page.getByLabel(t('admin.scope-incoming-read')).check();
  await page.getByRole('button', { name: t('admin.token-make'), exact: true }).click();
  const token = (await page.getByText(/^silowright_/).textContent()) ?? '';
  const ask = async () =>
    (
      await request.get('/api/admin/incoming/quotations', {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status();
  expect(await ask()).toBe(200);
  page.once('dialog', (dialog) => dialog.accept());
  await page
    .getByRole('button', { name: t('admin.token-withdraw-of', { name: 'ERP' }), exact: true })
    .click();
  await expect(page.getByText(/^withdrawn/)).toBeVisible();
  expect(await ask()).toBe(401);
  await expect(page.getByText(token)).toHaveCount(0);

  await page.getByLabel(t('admin.role-of', { name: 'Kim Colleague' })).selectOption('viewer');
  await expect(page.getByText(t('admin.role-given', { name: 'Kim Colleague' }))).toBeVisible();
  const colleague = await kim.openTab();
  await colleague.open('prices');
  await expect(colleague.page.getByText(t('admin.prices-look-only'))).toBeVisible();
  await expect(colleague.page.getByRole('button', { name: t('admin.publish'), exact: true })).toHaveCount(0);
  await expect(colleague.page.getByRole('textbox', { name: /^New price/ }).first()).not.toBeEditable();
  // Pages outside of the role are not opened by their address either.
  for (const name of ['access', 'privacy', 'dealer-import']) {
    await colleague.open(name);
    await expect(
      colleague.page.getByRole('heading', { level: 1, name: t('admin.forbidden-title'), exact: true }),
    ).toBeVisible();
  }
  await colleague.open('home');
  await expect(colleague.page.getByRole('link', { name: t('admin.page-privacy'), exact: true })).toHaveCount(
    0,
  );
});
