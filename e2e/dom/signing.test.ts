import type { Page } from '@playwright/test';
import { mailTo } from '../basic-walk.ts';
import { sentQuotation } from '../sent-quotation.ts';
import { words } from '../visitor.ts';
import { expect, testWithMails as test } from './visit.ts';

/** A DOM has no frames: what the frame of the page shows becomes the page. The tab keeps the token. */
async function openFrame(page: Page): Promise<void> {
  await page.goto((await page.locator('iframe').getAttribute('src')) ?? '');
}

test('declined with a reason that both sides see (SG-03)', async ({ visit, page, request }) => {
  const { t } = await visit('nl');
  const quotation = await sentQuotation(request, 'nl');
  await page.goto(quotation.link);
  await openFrame(page);
  const decline = page.getByRole('button', { name: t('signing.decline'), exact: true });
  await decline.click();
  await expect(page.getByRole('heading', { name: t('signing.decline-title'), exact: true })).toBeFocused();
  await decline.click();
  await expect(page.getByText(t('signing.reason-missing'))).toBeVisible();
  await page.getByLabel(t('signing.reason')).fill('De silo is te hoog voor ons erf.');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/decline**', async (route) => {
    await held;
    await route.continue();
  });
  await decline.click();
  // On its way it can no longer be kept.
  await expect(page.getByRole('button', { name: t('signing.decline-keep'), exact: true })).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: t('signing.declined-title'), exact: true })).toBeVisible();
  // Its text asks for contact, so it says how.
  await expect(page.getByRole('link', { name: 'info@silowright.example', exact: true })).toBeVisible();
  for (const recipient of [quotation.email, 'sales@silowright.example'])
    expect(await mailTo(request, recipient, 'offer-declined')).toContain('De silo is te hoog voor ons erf.');
});

test('a wrong link shows an error; without a token the browser of the quotation can read but not sign (SG-01, SG-04, S2)', async ({
  visit,
  page,
  otherDevice,
}) => {
  const { t } = await visit();
  const { id, link, number, email } = await sentQuotation(page.request, 'en');
  await page.goto(`/sign/${id}`);
  await expect(page).toHaveURL(new RegExp(`/sign/en/${id}$`));
  await openFrame(page);
  const sign = page.getByRole('button', { name: t('signing.sign'), exact: true });
  await expect(page.getByText(t('signing.look-text', { number, email }))).toBeVisible();
  await expect(sign).toHaveCount(0);
  await page.getByRole('button', { name: t('signing.send-again'), exact: true }).click();
  await expect(page.getByText(t('signing.sent-again', { email }))).toBeVisible();

  const stranger = await otherDevice();
  await stranger.goto(`/sign/en/${id}#${'x'.repeat(22)}`);
  await expect(stranger.getByRole('alert')).toContainText(
    'Something went wrong. Please refresh the page or contact us.',
  );
  await expect(stranger.getByText(t('signing.link-hint'))).toBeVisible();
  await expect(stranger.getByRole('link', { name: t('signing.back'), exact: true })).toHaveAttribute(
    'href',
    '/?language=en',
  );
  await expect(stranger.locator('iframe')).toHaveCount(0);

  // The fragment survives the short address and a language switch.
  await stranger.goto(link.replace('/en/', '/'));
  await expect(stranger).toHaveURL(new RegExp(`/sign/en/${id}#`));
  await stranger.locator('header summary').click();
  await stranger.getByRole('button', { name: 'Nederlands', exact: true }).click();
  await expect(stranger).toHaveURL(new RegExp(`/sign/nl/${id}`));
  await expect(stranger.locator('iframe')).toHaveAttribute('src', /\/nl\//);
  await openFrame(stranger);
  await expect(
    stranger.getByRole('button', { name: words('nl')('signing.sign'), exact: true }),
  ).toBeVisible();
});

test('a quotation that is replaced, expired, withdrawn, voided, or closed by its signed alternative says so, and cannot be signed (SG-01, SG-03, CU-02)', async ({
  visit,
  page,
  request,
}) => {
  const { t } = await visit();
  const { link, revise } = await sentQuotation(request, 'en');
  await revise();
  await page.goto(link);
  await openFrame(page);
  const expectClosed = async (state: string) => {
    await expect(page.getByRole('heading', { name: t(`signing.${state}-title`), exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: t('signing.download'), exact: true })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  };
  await expectClosed('superseded');
  for (const state of ['expired', 'withdrawn', 'voided']) {
    // These states take too long to reach: the test changes the server's response.
    await page.route('**/api/signing/*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), state } });
    });
    await page.reload();
    await expectClosed(state);
    await page.unroute('**/api/signing/*');
  }
  await page.route('**/api/signing/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), signed_instead: 'Q-2026-000009' } });
  });
  await page.reload();
  await expectClosed('instead');
  await expect(page.getByText('Q-2026-000009')).toBeVisible();
});
