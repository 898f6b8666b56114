import { configuredUnit } from '../configured-unit.ts';
import { Visit } from '../visitor.ts';
import { expect, test } from './visit.ts';

const totalOf = ({ page }: Visit) => page.getByTestId('estimated-total');

test('a share link opens a copy on another device, without the contact data (IN-05)', async ({
  page,
  visit,
  otherDevice,
}) => {
  const { visitor } = await configuredUnit(visit, 'vvs4');
  const { t } = visitor;
  await visitor.openOverview();
  await visitor.giveContact({ email: 'secret@example.com' });
  const [total, mine] = [await totalOf(visitor).textContent(), await visitor.values()];
  // One for phones, one for wide screens.
  await visitor.button('share.button').first().click();
  const field = page.getByRole('textbox', { name: t('share.link'), exact: true });
  await expect(field).toHaveValue(/\/share#[\w-]+$/);
  await expect(page.getByRole('img', { name: t('share.qr'), exact: true })).toBeVisible();
  const link = await field.inputValue();

  const copy = new Visit(await otherDevice(), 'en');
  await copy.page.goto(link);
  await copy.expectStep('configure');
  await copy.openOverview();
  await expect(totalOf(copy)).toHaveText(total ?? '');
  const theirs = await copy.values();
  expect(theirs.uuid).toBe(mine.uuid);
  expect(theirs.id).not.toBe(mine.id);
  expect(JSON.stringify(theirs)).not.toContain('secret');
  await copy.page.goto('/share#damaged');
  await expect(copy.page.getByText(t('share.open-failed'))).toBeVisible();
});
