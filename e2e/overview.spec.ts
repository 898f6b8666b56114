import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type ConfiguredUnit, configuredUnit } from './configured-unit.ts';
import { expectRoomForLargeText } from './large-text.ts';
import { expectSizePictures } from './size-pictures.ts';
import { expectVisibleFocusZoomed } from './visible-focus.ts';
import { expect, test } from './visit.ts';
import { type Size, sizes } from './visitor.ts';

const contact = {
  phone: '+49 251 5550 100',
  firstName: 'Anna',
  lastName: 'Weßling',
  company: 'Hof Weßling GmbH',
};

let addresses = 0;
/** Each test uses its own address, so that the mail limits do not interfere. */
const freshAddress = () => `anna.${process.pid}.${Date.now()}.${addresses++}@example.com`;

async function toOverview(unit: ConfiguredUnit): Promise<void> {
  await unit.visitor.button('step.overview').click();
  await unit.visitor.expectStep('overview');
}

async function fillForm(page: Page, email: string): Promise<void> {
  for (const [name, text] of Object.entries({ email, ...contact }))
    await page.locator(`[name="${name}"]`).fill(text);
}

test('on a phone every size has its picture; picture, name and total come first, the bar keeps its place, the sheet opens on demand; the link to share is there; only the sheet is printed; the longest button leaves the total of many units free (CF-02, OV-02, ST-08, ST-09, IN-05, U23)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'nb', {
    size: 'phone',
    language: 'de',
    request: { amountOfUnits: 99 },
  });
  const { page, visitor } = unit;
  await expectSizePictures(page);
  const bar = page.locator('[data-bottom-bar]');
  const barOnConfigure = await bar.boundingBox();
  const total = (await unit.total.textContent()) ?? '-';
  await toOverview(unit);
  await expect(unit.total).toHaveText(total);
  await expect.poll(() => bar.boundingBox()).toEqual(barOnConfigure);
  await expect(visitor.button('action.back')).toHaveText(visitor.t('action.back'));
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  for (const part of [
    page.getByText(`99 × ${visitor.t('storage-type.nb.name')}`).first(),
    page.getByText(total).first(),
  ])
    expect((await part.boundingBox())!.y).toBeLessThan(title!.y);
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const amount = (await unit.total.boundingBox())!;
    const button = (await visitor.button('overview.submit').boundingBox())!;
    const back = (await visitor.button('action.back').boundingBox())!;
    expect(amount.x).toBeGreaterThan(back.x + back.width);
    expect(button.x > amount.x + amount.width || button.y > amount.y + amount.height).toBe(true);
    expect(button.x + button.width).toBeLessThan(width);
  }
  // First and last name are now below each other, with a gap like other fields.
  const [first, last] = [page.locator('#overview-firstName'), page.locator('label[for="overview-lastName"]')];
  const field = (await first.boundingBox())!;
  expect((await last.boundingBox())!.y - field.y - field.height).toBeGreaterThanOrEqual(16);
  await page.setViewportSize(sizes.phone);
  const sheet = page.getByRole('region', { name: visitor.t('overview.document'), exact: true });
  await expect(sheet).toBeHidden();
  for (const link of ['yard.plan', 'yard.photo', 'share.button'])
    await expect(visitor.button(link)).toBeVisible();
  // A dialog does not take over that the links are centred.
  for (const [link, title] of [
    ['yard.plan', 'yard-plan.title'],
    ['yard.photo', 'photo.title'],
  ] as const) {
    await visitor.button(link).click();
    const dialog = page.getByRole('dialog', { name: visitor.t(title), exact: true });
    await expect(dialog).toHaveCSS('text-align', 'start');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await visitor.button('overview.show-lines').click();
  await expect(sheet).toBeVisible();
  await expect(visitor.button('share.button')).toHaveCount(1);
  await visitor.button('overview.hide-lines').click();
  await expect(sheet).toBeHidden();
  // The strip is above the form, so the Tab key reaches it first.
  await visitor.button('share.button').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('[name="email"]')).toBeFocused();

  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.locator('[name="email"]')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

// One width on every run; both in `npm run check`.
for (const size of ['wide', 'phone'] satisfies Size[])
  test(`axe finds nothing on overview and finalized, ${size}, and at 400% no focus is hidden; the order of finalized, its file, and a long address on a small phone (OV-01, FN-03, ST-10, Y1, Y22)`, {
    tag: size === 'phone' ? [] : ['@full'],
  }, async ({ visit }) => {
    test.slow();
    const unit = await configuredUnit(visit, 'ms', { size, language: 'de' });
    const { page, visitor } = unit;
    const { t } = visitor;
    await toOverview(unit);
    if (size === 'phone') await visitor.button('overview.show-lines').click();
    await visitor.button('overview.submit').click();
    await expectAccessible(page, 'overview');
    await expectRoomForLargeText(page, 'overview');
    await fillForm(page, `purchasing-and-logistics.${freshAddress()}`);
    if (size === 'phone') await visitor.button('overview.hide-lines').click();
    await expectVisibleFocusZoomed(page, 'overview', 25);
    await visitor.button('overview.submit').click();
    await expect(page.getByTestId('quotation-number')).toBeVisible();
    await expectAccessible(page, 'finalized');
    await expectRoomForLargeText(page, 'finalized');
    await expectVisibleFocusZoomed(page, 'finalized');

    await page.setViewportSize(sizes.wide);
    // Download, meeting and sharing come before what happens next; starting over is last.
    const download = page.getByRole('link', { name: t('finalized.download'), exact: true });
    const order = [
      download,
      page.getByRole('link', { name: t('action.book-meeting'), exact: true }),
      visitor.button('share.button'),
      page.getByRole('heading', { name: t('finalized.next-steps'), exact: true }),
      visitor.button('finalized.new-configuration'),
    ];
    const places = await Promise.all(order.map(async (part) => (await part.boundingBox())!));
    expect(places.map(({ y, x }) => y * 10_000 + x)).toEqual(
      places.map(({ y, x }) => y * 10_000 + x).toSorted((a, b) => a - b),
    );
    const pdf = page.waitForEvent('download');
    await download.click();
    expect((await pdf).suggestedFilename()).toContain('Q-');
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
