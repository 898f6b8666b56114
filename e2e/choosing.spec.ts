import { expectClean } from './axe-walk.ts';
import { mailTo } from './basic-walk.ts';
import { expectRoomForLargeText } from './large-text.ts';
import { sentChoices } from './sent-choices.ts';
import { expect, test } from './visit.ts';
import { sizes } from './visitor.ts';

test('one of two sizes and an option are chosen by keyboard, kept over a reload, and signed (PJ-04)', async ({
  visit,
  page,
  request,
}) => {
  test.slow();
  const visitor = await visit('de');
  const { t } = visitor;
  const { number, email, link } = await sentChoices(request, 'de');
  await page.goto(link);
  const frame = page.frameLocator('iframe');
  const radio = (name: string) => frame.getByRole('radio', { name: new RegExp(`^${name}`) });
  const option = frame.getByRole('switch', { name: /^20 / });
  const total = frame.getByTestId('choice-total');
  await expect(radio('10\\.A')).not.toBeChecked();
  await expect(frame.getByText(t('signing.without-positions', { list: '10' }))).toBeVisible();
  const before = await total.textContent();
  // All are drawn beside the list, and faint is what is not in the total.
  const faint = frame
    .getByRole('img', { name: /10\.A.+10\.B.+20.+30/ })
    .first()
    .locator('g[opacity="0.45"]');
  await expect(faint).toHaveCount(3);

  // Nothing of the group is chosen: the signature says so, at the group.
  const unnamed = frame.getByRole('button', { name: t('signing.sign'), exact: true });
  await unnamed.click();
  const group = frame.getByRole('radiogroup', {
    name: t('signing.choose-one', { number: '10' }),
    exact: true,
  });
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  await expect(group).toHaveAccessibleDescription(`⚠ ${t('signing.choice-missing', { list: '10.A, 10.B' })}`);
  await expect(radio('10\\.A')).toBeFocused();
  await expectClean(visitor, 'choosing, with a complaint');
  await page.setViewportSize(sizes.phone);
  await expectClean(visitor, 'choosing on a phone');
  await expectRoomForLargeText(page, 'choosing');
  await page.setViewportSize(sizes.wide);

  await radio('10\\.A').focus();
  await page.keyboard.press('Space');
  await expect(radio('10\\.A')).toBeChecked();
  await expect(faint).toHaveCount(2);
  await expect(total).toHaveText(/€/);
  await expect(total).not.toHaveText(before ?? '');
  const withA = await total.textContent();
  await expect(frame.getByText(t('signing.vat', { percent: '21' }), { exact: true }).first()).toBeVisible();

  // While the server computes, no total is shown, and nothing can be signed.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/choice', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('ArrowDown');
  await expect(radio('10\\.B')).toBeChecked();
  await expect(total).toHaveText('');
  await expect(frame.getByText(t('signing.choice-busy'))).toHaveCount(1);
  await expect(unnamed).toBeDisabled();
  release();
  await expect(total).toHaveText(/€/);
  await page.unroute('**/choice');
  await expect(total).not.toHaveText(withA ?? '');
  const consent = frame.getByRole('checkbox', {
    name: new RegExp(`${t('signing.consent-rest', { list: '10.A, 20' })}$`),
  });
  await consent.check();
  // Another choice needs another consent.
  await option.focus();
  await page.keyboard.press('Space');
  await expect(option).toBeChecked();
  await expect(
    frame.getByRole('checkbox', { name: new RegExp(`${t('signing.consent-rest', { list: '10.A' })}$`) }),
  ).not.toBeChecked();
  await expect(total).toHaveText(/€/);
  const bought = (await total.textContent()) ?? '';

  await page.reload();
  await expect(radio('10\\.B')).toBeChecked();
  await expect(option).toBeChecked();
  await expect(total).toHaveText(bought);
  await frame.getByLabel(t('signing.typed-label')).fill('Hendrik Brügge');
  await frame
    .getByRole('checkbox', {
      name: new RegExp(`^${t('signing.consent-choice', { number, chosen: '10.B, 20 und 30' })}`),
    })
    .check();
  await frame.getByRole('button', { name: t('signing.sign-for', { total: bought }), exact: true }).click();
  await expect(page).toHaveURL(/\/sign\/de\/complete$/);
  await expect(visitor.heading('signing.complete-title')).toBeVisible();
  await expect(page.getByRole('img', { name: /^10\.B .* · 20 .* · 30 / })).toBeVisible();
  const letter = await mailTo(request, email, 'offer-signed');
  expect(letter.replace(/\s/g, ' ')).toContain(bought.replace(/\s/g, ' '));
  expect(letter).toContain('10.B, 20, 30');

  // Opened again, it is signed.
  await page.goto(link);
  await expect(frame.getByRole('heading', { name: t('signing.signed-title'), exact: true })).toBeVisible();
});
