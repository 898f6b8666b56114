import { expectAccessible } from './axe.ts';
import { type ConfiguredUnit, configuredUnit } from './configured-unit.ts';
import { expectRoomForLargeText } from './large-text.ts';
import { expectSizePictures } from './size-pictures.ts';
import { expect, test } from './visit.ts';
import { sizes } from './visitor.ts';

test('every size of a silo on foundation has its picture; information closes in 0.4 s; the drawing fades for 500 ms on any change over the one before and follows the choices; no 3D without a graphics card; axe finds nothing (CF-01, CF-02, CF-10, TD-01, U24)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'fs', {
    size: 'phone',
    language: 'de',
    request: { amountOfUnits: 3 },
  });
  const { page, visitor } = unit;
  await expectSizePictures(page);
  await page.setViewportSize(sizes.wide);
  await expectSizePictures(page);
  const panel = page.getByRole('region', { name: visitor.t('configure.preview'), exact: true });
  await expect(panel).toContainText(`3 × ${visitor.t('storage-type.fs.name')}`);
  // Without a graphics card the drawing stays (TD-01).
  await expect(
    panel.getByRole('button', { name: visitor.t('configure.view-space'), exact: true }),
  ).toHaveCount(0);
  const picture = panel.getByRole('img');
  const before = await picture.innerHTML();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const ladder = visitor.t('option-group.ladder');
  await unit.open('access');
  await page
    .getByRole('button', { name: visitor.t('configure.about', { name: ladder }), exact: true })
    .click();
  const information = page.getByRole('dialog', { name: ladder, exact: true });
  await expect(information).toHaveCSS('transition-duration', '0.4s');
  await page.goBack();
  await expect(information).toBeHidden();
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    const fades: unknown[] = [];
    Object.assign(window, { fades });
    Element.prototype.animate = function (keyframes, options) {
      const { duration } = options as KeyframeAnimationOptions;
      fades.push({ duration, isOverOld: this.previousElementSibling?.matches('[data-units], svg') });
      return animate.call(this, keyframes, options);
    };
  });
  await unit.choose('access.ladder', 'by_provider');
  // The drawing follows after the frame that shows the choice.
  await expect
    .poll(() => page.evaluate(() => (window as { fades?: unknown[] }).fades))
    .toContainEqual({ duration: 500, isOverOld: true });
  await visitor.button('configure.view-top').click();
  await page.evaluate(() => (window as { fades?: unknown[] }).fades?.splice(0));
  await unit.choose('access.ladder', 'by_client');
  await expect
    .poll(() => page.evaluate(() => (window as { fades?: unknown[] }).fades))
    .toContainEqual({ duration: 500, isOverOld: true });
  await visitor.button('configure.view-scene').click();
  await unit.choose('access.ladder', 'by_provider');
  // Of two half transparent pictures one would see the scene behind both.
  await expect(picture.locator('[data-units]')).toHaveCount(1);
  await expect.poll(() => picture.innerHTML()).not.toBe(before);
  await expect(picture.locator('desc')).toContainText(visitor.t('option.ladder.by_provider'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoFinding(unit);
});

test('every size of a silo has its picture; by keyboard alone from size to overview, with an own logo (ST-07, CF-01, CF-02, CF-03, CF-09)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4');
  const { page, visitor } = unit;
  await expectSizePictures(page);
  const tabTo = async (found: () => Promise<boolean>) => {
    for (let presses = 0; presses < 80; presses++) {
      if (await found()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('not reached by Tab');
  };
  const focused = (selector: string) => () =>
    page.evaluate((text) => document.activeElement?.matches(text) ?? false, selector);
  await tabTo(focused('input[name="size"]'));
  const before = (await unit.state()).values.uuid;
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await unit.state()).values.uuid).not.toBe(before);
  await tabTo(focused('[data-section="colour"] h2 button'));
  await page.keyboard.press('Enter');
  await tabTo(focused('input[name="colour.body_colour"]'));
  await page.keyboard.press('ArrowDown');
  await expect(unit.input('colour.body_colour', '9001')).toBeChecked();
  await tabTo(focused('input[name="colour.logo"]'));
  await page.keyboard.press('ArrowDown');
  await unit.expectServerPrice();
  expect((await unit.state()).configuration['colour.logo']).toBe('logo_1m2');
  // An SVG is drawn by the browser; the server gets a PNG, and the drawing shows it.
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><rect width="60" height="20" fill="#063"/></svg>`;
  const stored = page.waitForResponse((response) =>
    /\/configurator\/logo\/[0-9a-f]+\.png$/.test(response.url()),
  );
  await page
    .getByLabel(visitor.t('logo.choose-logo'), { exact: true })
    .setInputFiles({ name: 'farm.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
  expect((await stored).headers()['content-type']).toBe('image/png');
  await expect(page.locator('.stage-picture svg image')).toHaveAttribute(
    'href',
    /^\/api\/configurator\/logo\//,
  );
  // Figures in front of a building have a light edge.
  await expect(page.locator('.stage-picture text').first()).toHaveCSS('paint-order', 'stroke');
  await tabTo(focused('button[type="submit"]'));
  await page.keyboard.press('Enter');
  await visitor.expectStep('overview');
});

// On every run at the other width, above.
test('axe finds nothing on configure, phone (CF-01)', { tag: '@full' }, async ({ visit }) => {
  await expectNoFinding(await configuredUnit(visit, 'fs', { size: 'phone', language: 'de' }));
});

/** With all sections and the price overview open. */
async function expectNoFinding(unit: ConfiguredUnit): Promise<void> {
  test.slow();
  await unit.visitor.button('accordion.open-all').click();
  await unit.choose('colour.body_colour', '5010');
  await unit.expectServerPrice();
  await unit.visitor.button('configure.show-price-overview').click();
  await expect(unit.page.getByTestId('price-overview')).toBeVisible();
  await expectAccessible(unit.page, 'configure');
  await expectRoomForLargeText(unit.page, 'configure');
}
