import { type APIRequestContext, type Page, request as requests } from '@playwright/test';
import { textOfPdf } from '../apps/server/src/deals/paper/testing/text-of-pdf.ts';
import { checkSeal } from '../apps/server/src/signing/seal/testing/check-seal.ts';
import { expectAccessible } from './axe.ts';
import { freshAddress, mailTo } from './basic-walk.ts';
import { chooseByKeyboard, giveBuyer, signChosen } from './choosing.ts';
import { expectForFingers } from './fingers.ts';
import { comparisonButton, threeWithChoices, trayButton, trayRow } from './project-walk.ts';
import { openTwoSites } from './two-sites.ts';
import { expect, test } from './visit.ts';
import { bodyOf, sizes, Visit } from './visitor.ts';

const normal = (text: string): string => text.replace(/\s+/g, ' ');

test('three different units with an alternative and an option, by the link of a dealer on a phone in German: compared, sent, chosen by keyboard, and signed (PJ-04, PJ-07, Y4)', async ({
  page,
  visit,
  request,
}) => {
  test.setTimeout(240_000);
  const visitor = await visit('de', 'phone');
  const { t } = visitor;
  await visitor.open('/dealer/de/heidkamp');
  const email = freshAddress();
  await threeWithChoices(visitor, email);
  await expect(page.locator('[data-position="10.B"] summary')).toContainText(/gesamt\s[+−]/);
  await page.locator('[data-position="20"] summary').click();
  await expectAccessible(page, 'overview with choices');
  await page.locator('[data-position="20"]').getByRole('checkbox').check();
  await expect(page.locator('[data-position="20"] summary')).toContainText(t('project.counted'));
  await page.getByRole('button', { name: t('project.undo'), exact: true }).click();
  await compareByKeyboard(visitor);

  const number = await expectSentWithRoles(visitor, page);
  const link = await signLink(request, email);
  await page.goto(link);
  const frame = page.frameLocator('iframe');
  await giveBuyer(frame, t);
  await chooseByKeyboard(visitor, page, number);
  const bought = await signChosen(frame, t, { number, chosen: '10.B, 20 und 30', rest: '10.A' });
  await expect(page).toHaveURL(/\/sign\/de\/complete$/);
  await expect(visitor.heading('signing.complete-title')).toBeVisible();
  await expect(page.getByRole('img', { name: /^10\.B .* · 20 .* · 30 / })).toBeVisible();
  const letter = normal(await mailTo(request, email, 'offer-signed'));
  expect(letter).toContain(normal(bought));
  expect(letter).toContain('10.B, 20, 30');
  const text = await sealedText(request, link);
  expect(text).toContain(normal(bought));
  expect(text).toContain('nehme es mit 10.B, 20 und 30 an');
  expect(text).toContain('Nicht gewählt 10.A');
  expect(text).toContain('Heidkamp');

  // Opened again, it is signed.
  await page.goto(link);
  await expect(frame.getByRole('heading', { name: t('signing.signed-title'), exact: true })).toBeVisible();
});

test('the same on a page of another site at 1280: resumed, sent, signed with one of two and without the option, and opened again by its link (PJ-04, PJ-07, IN-01)', async () => {
  test.setTimeout(240_000);
  const sites = await openTwoSites('de');
  const mailbox = await requests.newContext({ baseURL: sites.address });
  try {
    const page = await sites.context.newPage();
    await page.goto(sites.dealer);
    const configurator = async () => {
      const find = () => page.frames().find((each) => each.url().startsWith(sites.silos));
      await expect.poll(() => find() !== undefined).toBe(true);
      return new Visit(Object.assign(find()!, { keyboard: page.keyboard }) as unknown as Page, 'de');
    };
    const email = freshAddress();
    const visitor = await configurator();
    const { t } = visitor;
    await threeWithChoices(visitor, email, 'Zwolle');
    await trayButton(visitor).click();
    await comparisonButton(visitor, '10.A, 10.B').click();
    await visitor.dialog.getByRole('button', { name: t('compare.keep-both'), exact: true }).click();
    await expect(visitor.page.locator('#project-tray')).toContainText(t('project.group-open'));
    await page.reload();
    const again = await configurator();
    await again.expectStep('overview');
    await expect(trayButton(again)).toContainText('4');
    const number = await expectSentWithRoles(again, page);
    const quoted = () =>
      page.evaluate(() => {
        const { dataLayer = [] } = window as unknown as { dataLayer?: { readonly event: string }[] };
        return dataLayer.filter(({ event }) => event === 'silowright_quoted');
      });
    await expect.poll(quoted).toMatchObject([{ positions: 4, units: 6, kind: 'quotation', currency: 'EUR' }]);

    // The host page opens the link of the mail in the element.
    const inElement = (link: string) => `${sites.dealer}/sign#silowright=${encodeURIComponent(link)}`;
    const link = await signLink(mailbox, email);
    await page.goto(inElement(link));
    const frame = page.frameLocator('iframe').frameLocator('iframe');
    await giveBuyer(frame, t);
    await frame.getByRole('radio', { name: /^10\.A/ }).check();
    await expect(frame.getByText(t('signing.vat', { percent: '21' }), { exact: true }).first()).toBeVisible();
    const bought = await signChosen(frame, t, { number, chosen: '10.A und 30', rest: '10.B, 20' });
    await expect(page.frameLocator('iframe').getByText(t('signing.complete-title'))).toBeVisible();
    const text = await sealedText(mailbox, link);
    expect(text).toContain(normal(bought));
    expect(text).toContain('nehme es mit 10.A und 30 an');
    expect(text).toContain('Nicht gewählt 10.B, 20');

    const opened = /\/open\/[\w-]+/.exec(await mailTo(mailbox, email, 'offer'))?.[0] ?? '';
    await page.goto(`${sites.dealer}/#silowright=${encodeURIComponent(opened)}`);
    const copy = await configurator();
    await copy.expectStep('overview');
    await expect(trayButton(copy)).toContainText('4');
    // Nothing replaces what is signed, so that nobody is asked.
    await expect(copy.page.locator('#overview-email')).toBeVisible();
    await expect(copy.page.locator('input[name="copy-kind"]')).toHaveCount(0);
  } finally {
    await mailbox.dispose();
    await sites.stop();
  }
});

async function signLink(request: APIRequestContext, email: string): Promise<string> {
  return /\/sign\/de\/[\w-]+#[\w-]{22}/.exec(await mailTo(request, email, 'offer'))?.[0] ?? '';
}

/** The text of the sealed document, on one line. */
async function sealedText(request: APIRequestContext, link: string): Promise<string> {
  const [, id, token] = /([\w-]+)#(.+)$/.exec(link)!;
  const answer = await request.get(`/api/signing/${id}/document`, { headers: { 'Sign-Token': token! } });
  const pdf = await answer.body();
  expect(checkSeal(pdf)).toMatchObject({ digestMatches: true, signatureMatches: true });
  return normal((await textOfPdf(pdf)).join(' '));
}

/** Tray and comparison by touch and by keyboard. What is chosen is left to who signs at the end. */
async function compareByKeyboard(visitor: Visit): Promise<void> {
  const { page, t } = visitor;
  await trayButton(visitor).click();
  const tray = page.locator('#project-tray');
  await expect(trayRow(visitor, '20').getByRole('checkbox')).not.toBeChecked();
  await expectForFingers(tray);
  await expectAccessible(page, 'tray with choices');
  const compare = comparisonButton(visitor, '10.A, 10.B');
  await compare.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('compare.what-differs'), { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page, 'comparison on a phone');
  await expectForFingers(dialog);
  await page.setViewportSize(sizes.wide);
  await expectAccessible(page, 'comparison');
  await expectForFingers(dialog);
  await page.setViewportSize(sizes.phone);
  // Escape and Back close it, and the focus is where it was.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(compare).toBeFocused();
  await expect(tray).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(tray).toBeVisible();
  await expect(compare).toBeFocused();
  // Arrow keys choose, and nothing is chosen before the button says so.
  await page.keyboard.press('Enter');
  await dialog.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked();
  await dialog.getByRole('button', { name: t('compare.continue', { letter: 'B' }), exact: true }).click();
  await expect(trayRow(visitor, '10.B').getByRole('checkbox')).toBeChecked();
  await compare.click();
  await dialog.getByRole('button', { name: new RegExp(t('compare.keep-short')) }).click();
  await expect(trayRow(visitor, '10.B').getByRole('checkbox')).not.toBeChecked();
  await expect(tray).toContainText(t('project.group-open'));
  await page.keyboard.press('Escape');
}

/** 10.A or 10.B is left to who signs, 20 is optional, 30 is in the total. */
async function expectSentWithRoles(visitor: Visit, page: Page): Promise<string> {
  const { t } = visitor;
  const sent = page.waitForRequest('**/create-deal-offer');
  await visitor.sendQuotation();
  const body = bodyOf(await sent);
  expect((body.positions as { role: string }[]).map(({ role }) => role)).toEqual([
    'alternative',
    'alternative',
    'optional',
    'included',
  ]);
  expect(body.chosen ?? []).toEqual([]);
  const later = [
    t('project.choice-between', { list: '10.A, 10.B' }),
    t('project.choice-optional', { number: '20' }),
  ].join('; ');
  await expect(visitor.page.locator('#root')).toContainText(t('project.choices-later', { list: later }));
  const number = visitor.page.getByTestId('quotation-number');
  await expect(number).toHaveText(/^Q-\d{4}-\d{6}$/);
  return (await number.textContent()) ?? '';
}
