import type { FrameLocator, Page } from '@playwright/test';
import { expectClean } from './axe-walk.ts';
import { expectRoomForLargeText } from './large-text.ts';
import { expect } from './visit.ts';
import { sizes, type Visit } from './visitor.ts';

type Texts = Visit['t'];

/** The contract names the buyer. */
export async function giveBuyer(frame: FrameLocator, t: Texts): Promise<void> {
  for (const [field, value] of [
    ['street', 'Dorfstraße 1'],
    ['postalCode', '48143'],
    ['city', 'Münster'],
  ])
    await frame.locator(`#buyer-${field}`).fill(value!);
  await frame.locator('#buyer-country').selectOption('DE');
  for (const none of ['noVatNumber', 'noOrderReference'])
    await frame.getByRole('checkbox', { name: t(`buyer.${none}`), exact: true }).check();
  await frame.getByRole('button', { name: t('buyer.continue'), exact: true }).click();
}

/** A signature with a choice: what is bought is named in the consent, and its total on the button. */
export async function signChosen(
  frame: FrameLocator,
  t: Texts,
  { number, chosen, rest }: { readonly number: string; readonly chosen: string; readonly rest: string },
): Promise<string> {
  const total = frame.getByTestId('choice-total');
  await expect(total).toHaveText(/€/);
  const bought = (await total.textContent()) ?? '';
  await frame.getByLabel(t('signing.name')).fill('Hendrik Brügge');
  await frame.getByText(t('signing.typed'), { exact: true }).click();
  await frame.getByLabel(t('signing.typed-label')).fill('Hendrik Brügge');
  const consent = [
    t('signing.consent-choice', { number, chosen }),
    t('signing.consent-rest', { list: rest }),
  ].join(' ');
  await frame.getByRole('checkbox', { name: consent, exact: true }).check();
  await frame.getByRole('button', { name: t('signing.sign-for', { total: bought }), exact: true }).click();
  return bought;
}

/** 10.A or 10.B, 20 if wanted, and 30: chooses 10.B and 20 by keyboard, and ends after a reload, which keeps them. */
export async function chooseByKeyboard(visitor: Visit, page: Page, number: string): Promise<void> {
  const { t } = visitor;
  const frame = page.frameLocator('iframe');
  const radio = (name: string) => frame.getByRole('radio', { name: new RegExp(`^${name}`) });
  const option = frame.getByRole('switch', { name: /^20 / });
  const total = frame.getByTestId('choice-total');
  await expect(radio('10\\.A')).not.toBeChecked();
  await expect(frame.getByText(t('signing.without-positions', { list: '10' }))).toBeVisible();
  const before = await total.textContent();

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
  await expectClean(visitor, 'choosing on a phone, with a complaint');
  await expectRoomForLargeText(page, 'choosing');
  await page.setViewportSize(sizes.wide);
  await expectClean(visitor, 'choosing');
  await page.setViewportSize(sizes.phone);

  await radio('10\\.A').focus();
  await page.keyboard.press('Space');
  await expect(radio('10\\.A')).toBeChecked();
  await expect(total).toHaveText(/€/);
  await expect(total).not.toHaveText(before ?? '');
  const withA = await total.textContent();

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
  const consent = (chosen: string, rest: string) =>
    frame.getByRole('checkbox', {
      name: `${t('signing.consent-choice', { number, chosen })} ${t('signing.consent-rest', { list: rest })}`,
      exact: true,
    });
  await consent('10.B und 30', '10.A, 20').check();
  // Another choice needs another consent.
  await option.focus();
  await page.keyboard.press('Space');
  await expect(option).toBeChecked();
  await expect(consent('10.B, 20 und 30', '10.A')).not.toBeChecked();
  await expect(total).toHaveText(/€/);
  const bought = (await total.textContent()) ?? '';

  await page.reload();
  await expect(radio('10\\.B')).toBeChecked();
  await expect(option).toBeChecked();
  await expect(total).toHaveText(bought);
}
