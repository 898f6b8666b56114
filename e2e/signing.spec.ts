import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { checkSeal } from '../apps/server/src/signing/seal/testing/check-seal.ts';
import { expectClean } from './axe-walk.ts';
import { mailTo } from './basic-walk.ts';
import { expectRoomForLargeText } from './large-text.ts';
import { sentQuotation } from './sent-quotation.ts';
import { expect, test } from './visit.ts';
import { sizes, type Visit } from './visitor.ts';

const frameOf = ({ page }: Visit) => page.frameLocator('iframe');

/** Waits until every page of the document is drawn. */
async function documentDrawn(visitor: Visit): Promise<void> {
  const frame = frameOf(visitor);
  await expect(frame.locator('canvas[data-drawn="true"]')).toHaveCount(5);
}

test('from the link in the mail to the signed document, once (SG-01, SG-02, SG-03, SG-04, RT-17, Y13)', async ({
  visit,
  page,
  request,
}, testInfo) => {
  test.slow();
  const visitor = await visit('de');
  const { t } = visitor;
  const quotation = await sentQuotation(request, 'de');
  const { id, number, token } = quotation;
  const asked = page.waitForRequest((each) => each.url().includes('/configurator/signrequest/'));
  await page.goto(quotation.link);
  const headers = await (await asked).allHeaders();
  expect(headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    'user-ip': expect.stringMatching(/^[\d.:a-f]+$/),
    'sign-token': token,
  });
  await expect(page).toHaveTitle(/^Ihr Angebot unterschreiben/);
  await expect(page.getByRole('link', { name: t('signing.back'), exact: true })).toBeVisible();
  const frame = frameOf(visitor);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(t('signing.document-title', { number }));
  await documentDrawn(visitor);

  // Missing input is reported at its field, one after the other.
  await frame.getByRole('button', { name: t('signing.go-to-signature'), exact: true }).click();
  await frame.getByLabel(t('signing.name')).fill('');
  await frame.getByText(t('signing.drawn'), { exact: true }).click();
  const signButton = frame.getByRole('button', { name: t('signing.sign'), exact: true });
  await signButton.click();
  for (const key of ['name-missing', 'signature-missing', 'consent-missing'])
    await expect(frame.getByText(t(`signing.${key}`))).toBeVisible();
  await expect(frame.getByLabel(t('signing.name'))).toBeFocused();
  const marked = [
    [frame.getByRole('radiogroup', { name: t('signing.signature'), exact: true }), 'signature-missing'],
    [frame.getByRole('checkbox'), 'consent-missing'],
  ] as const;
  for (const [field, complaint] of marked) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(`⚠ ${t(`signing.${complaint}`)}`);
  }
  await expectClean(visitor, 'the document, and the form with complaints');
  // Each change of the width draws all pages again, so that the phone's checks are together.
  await page.setViewportSize(sizes.phone);
  await expectClean(visitor, 'the document, and the form with complaints, on a phone');
  await expectRoomForLargeText(page, 'the document, and the form with complaints');
  const decline = frame.getByRole('button', { name: t('signing.decline'), exact: true });
  await decline.click();
  await decline.click();
  await expect(frame.getByText(t('signing.reason-missing'))).toBeVisible();
  await expectClean(visitor, 'declining');
  await page.setViewportSize(sizes.wide);
  await frame.getByRole('button', { name: t('signing.decline-keep'), exact: true }).click();

  await frame.getByLabel(t('signing.name')).fill('Anna Weßling');
  await draw(visitor);
  await frame.getByRole('checkbox').check();
  for (const [field] of marked) await expect(field).not.toHaveAttribute('aria-invalid');
  await signButton.click();
  await expect(page).toHaveURL(/\/sign\/de\/complete$/);
  await expect(visitor.heading('signing.complete-title')).toBeVisible();
  await expect(page.getByText(t('signing.complete-subtitle'))).toBeVisible();
  // The drawing of what was bought; the page itself is checked in third-parties.spec.ts.
  await expectClean(visitor, 'the complete page');

  const mail = await mailTo(request, quotation.email, 'offer-signed');
  expect(mail).toContain(number);
  const sealed = await request.get(`/api/signing/${id}/document`, { headers: { 'Sign-Token': token } });
  const pdf = await sealed.body();
  const path = testInfo.outputPath('signed.pdf');
  writeFileSync(path, pdf);
  expect(checkSeal(pdf)).toMatchObject({
    coversWholeFile: true,
    digestMatches: true,
    signatureMatches: true,
  });
  const poppler = spawnSync('pdfsig', [path], { encoding: 'utf8' });
  if (poppler.status === 0) {
    expect(poppler.stdout).toContain('Signature is Valid');
    expect(poppler.stdout).toContain('Total document signed');
  }
  const flipped = Buffer.from(pdf);
  flipped[1000] = (flipped[1000] ?? 0) ^ 1;
  expect(checkSeal(flipped).digestMatches).toBe(false);

  // The same link again: nothing is left to sign.
  await page.goto(quotation.link);
  await expect(frame.getByRole('heading', { name: t('signing.signed-title'), exact: true })).toBeVisible();
  await expect(frame.getByRole('link', { name: t('signing.download-signed'), exact: true })).toBeVisible();
  await expect(signButton).toHaveCount(0);
});

async function draw(visitor: Visit): Promise<void> {
  const { page, t } = visitor;
  const pad = frameOf(visitor).getByRole('img', { name: t('signing.draw-label'), exact: true });
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.1, 0.6));
  await page.mouse.down();
  for (const [x, y] of [
    [0.2, 0.2],
    [0.3, 0.7],
    [0.45, 0.3],
    [0.6, 0.65],
    [0.8, 0.4],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 5 });
  await page.mouse.up();
}

test('on a phone: a look without a token, a wrong link, a closed quotation, and a signature by keyboard alone (SG-01, SG-03)', async ({
  visit,
  page,
  request,
}) => {
  test.slow();
  const visitor = await visit('da', 'phone');
  const { t } = visitor;
  const frame = frameOf(visitor);
  const { id, link } = await sentQuotation(request, 'da');
  await page.context().addCookies((await request.storageState()).cookies);
  // To draw the document takes longer than all the rest; it is drawn at the end.
  await page.route('**/api/signing/*/document', () => {});
  await page.goto(`/sign/da/${id}`);
  await expect(frame.getByRole('button', { name: t('signing.send-again'), exact: true })).toBeVisible();
  await expectClean(visitor, 'looking without the token');
  await page.unroute('**/api/signing/*/document');

  await page.context().clearCookies();
  await page.goto(`/sign/da/${id}#${'x'.repeat(22)}`);
  await expect(page.getByText(t('signing.link-hint'))).toBeVisible();
  await expectClean(visitor, 'a wrong link');

  // Closed quotations differ in their words only; how they are reached is tested in a DOM.
  await page.route('**/api/signing/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), state: 'superseded' } });
  });
  await page.goto(link);
  await expect(
    frame.getByRole('heading', { name: t('signing.superseded-title'), exact: true }),
  ).toBeVisible();
  await expect(frame.getByRole('link', { name: t('signing.download'), exact: true })).toBeVisible();
  await expectClean(visitor, 'a replaced quotation');
  await page.unroute('**/api/signing/*');

  await page.reload();
  await documentDrawn(visitor);
  // Every price is visible without horizontal scrolling.
  const rights = await frame
    .locator('article td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
  expect(rights.length).toBeGreaterThan(20);
  expect(Math.max(...rights)).toBeLessThanOrEqual(390);
  const focused = () =>
    page
      .frames()
      .at(-1)
      ?.evaluate(() => {
        const { activeElement: element } = document;
        return element?.id || element?.textContent?.trim();
      });
  const tabTo = async (target: string) => {
    for (let tabs = 0; tabs < 30 && (await focused()) !== target; tabs++) await page.keyboard.press('Tab');
    expect(await focused()).toBe(target);
  };
  await tabTo(t('signing.go-to-signature'));
  await page.keyboard.press('Enter');
  await tabTo('signing-name');
  await expect(frameOf(visitor).getByLabel(t('signing.name'))).toHaveValue('Anna Weßling');
  await tabTo('signing-typed');
  const signature = 'Anna Katharina Weßling-Brinkmann';
  await page.keyboard.type(signature);
  // The typed signature is shown in full.
  const shown = frameOf(visitor).getByText(signature, { exact: true });
  expect(await shown.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
  await tabTo('signing-consent');
  await page.keyboard.press('Space');
  await tabTo(t('signing.sign'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign\/da\/complete$/);
});
