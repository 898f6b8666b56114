import { expectAccessible } from './axe.ts';
import { configuredUnit } from './configured-unit.ts';
import { expect, test } from './visit.ts';
import type { Size } from './visitor.ts';

test('one section open at a time, a control opens all; information in a side panel that closes in 0.4 s (CF-01, V3)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4');
  const { page, visitor } = unit;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const open = page.locator('[data-section]:has(h2 button[aria-expanded="true"])');
  await expect(open).toHaveCount(1);
  await expect(open).toHaveAttribute('data-section', 'size');
  await unit.open('flow');
  await expect(open).toHaveCount(1);
  await expect(open).toHaveAttribute('data-section', 'flow');

  const title = visitor.t('option-group.outflow_height');
  await page
    .getByRole('button', { name: visitor.t('configure.about', { name: title }), exact: true })
    .click();
  const panel = page.getByRole('dialog', { name: title, exact: true });
  const paragraphs = visitor.t('option-info.outflow_height').split(/\n\s*\n/);
  expect(paragraphs.length).toBeGreaterThan(1);
  await expect(panel.locator('p')).toHaveText(paragraphs);
  await expect(panel).toHaveCSS('transition-duration', '0.4s');
  // Back closes the panel, not the step.
  await page.goBack();
  await expect(panel).toBeHidden();
  await visitor.expectStep('configure');

  await visitor.button('accordion.open-all').click();
  await expect(open).toHaveCount(await page.locator('[data-section]').count());
  await unit.head('vent').click();
  await expect(open).toHaveCount(1);
  await expect(open).toHaveAttribute('data-section', 'vent');
  await expect(unit.input('vent.vent_type', 'vent_line')).toBeVisible();
});

test('the drawing fades for 500 ms on any change and follows the choices; no 3D without a graphics card (CF-10, TD-01)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'fs', { wish: { amountOfUnits: 3 } });
  const { page, visitor } = unit;
  const panel = page.getByRole('region', { name: visitor.t('configure.preview'), exact: true });
  await expect(panel).toContainText('3 × Salt silo on foundation');
  // Without a graphics card the drawing stays (TD-01).
  await expect(
    panel.getByRole('button', { name: visitor.t('configure.view-space'), exact: true }),
  ).toHaveCount(0);
  const picture = panel.getByRole('img');
  const before = await picture.innerHTML();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    const fades: unknown[] = [];
    Object.assign(window, { fades });
    Element.prototype.animate = function (keyframes, options) {
      fades.push((options as KeyframeAnimationOptions).duration);
      return animate.call(this, keyframes, options);
    };
  });
  await unit.choose('access.ladder', 'by_provider');
  // The drawing follows after the frame that shows the choice.
  await expect.poll(() => page.evaluate(() => (window as { fades?: unknown[] }).fades)).toContain(500);
  await expect.poll(() => picture.innerHTML()).not.toBe(before);
  await expect(picture.locator('desc')).toContainText(visitor.t('option.ladder.by_provider'));
});

test('provided data and help are beside the choices; a phone collapses the data (CF-14, CF-15, CF-09, BB-01)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'nb', { size: 'phone', wish: { amountOfUnits: 2 } });
  const { page, visitor } = unit;
  const { t } = visitor;
  const data = page.locator('#provided-data-list');
  await expect(data).toBeHidden();
  await visitor.button('provided.show').click();
  await expect(data.locator('dt')).toHaveText([
    'Market',
    'Product group',
    'Product',
    'Product name',
    'Substance',
    'Density',
    'Design temperature',
    'Volume per unit',
    'Number of units',
    'Total volume',
    'Location',
  ]);
  await expect(data.locator('dd')).toHaveText([
    'Agriculture',
    'Wet by-product',
    'Cold and light',
    '–',
    'Liquid',
    '1,100 kg/m³',
    '30 °C',
    '40 m³',
    '2',
    '80 m³',
    'Münster, Germany',
  ]);
  await visitor.button('provided.hide').click();
  await expect(data).toBeHidden();

  const help = page.getByRole('region', { name: t('help.title'), exact: true });
  await expect(help).toContainText(t('help.body'));
  await expect(help.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(help.locator('a[href^="tel:"]')).toBeVisible();

  const preview = page.getByRole('region', { name: t('configure.preview'), exact: true });
  await expect(preview).toBeVisible();
  await visitor.button('preview.hide').click();
  await expect(preview).toBeHidden();
  await visitor.button('preview.show').click();
  await expect(preview).toBeVisible();

  const salt = await configuredUnit(visit, 'ms');
  await expect(salt.page.getByText(t('price.unit-price'))).toBeVisible();
  await expect(salt.page.locator('#provided-data-list')).toContainText('Bulk density');
});

test('by keyboard alone from size to overview, with an own logo (ST-07, CF-01, CF-03, CF-09)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4');
  const { page, visitor } = unit;
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
  await tabTo(focused('button[type="submit"]'));
  await page.keyboard.press('Enter');
  await visitor.expectStep('overview');
});

// One width on every run; both in `npm run check`.
for (const size of ['wide', 'phone'] satisfies Size[])
  test(`axe finds nothing on configure, ${size} (CF-01)`, {
    tag: size === 'wide' ? [] : ['@full'],
  }, async ({ visit }) => {
    test.slow();
    const unit = await configuredUnit(visit, 'fs', { size, language: 'de' });
    await unit.visitor.button('accordion.open-all').click();
    await unit.choose('colour.body_colour', '5010');
    await unit.expectServerPrice();
    await unit.visitor.button('configure.show-price-overview').click();
    await expect(unit.page.getByTestId('price-overview')).toBeVisible();
    await expectAccessible(unit.page, 'configure');
  });

test('quick clicks on sizes and a lost response: the server ends with the size on screen (CF-06)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4');
  const { page, visitor } = unit;
  const start = String((await unit.state()).values.uuid);
  const [first, second] = await page
    .locator(`input[name="size"]:not([value="${start}"])`)
    .evaluateAll((inputs) => inputs.slice(0, 2).map((input) => (input as HTMLInputElement).value));
  await page.route('**/select-preconfigured-unit', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  for (const uuid of [first!, second!, start, first!])
    await unit.input('size', uuid).locator('..').click({ noWaitAfter: true });
  await expect.poll(async () => (await unit.state()).values.uuid).toBe(first);
  await unit.expectServerPrice();

  // The server stores the size, but its response never arrives.
  await page.unroute('**/select-preconfigured-unit');
  await page.route('**/select-preconfigured-unit', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await unit.input('size', second!).locator('..').click();
  await expect(page.getByText(visitor.t('configure.size-failed'))).toBeVisible();
  await page.unroute('**/select-preconfigured-unit');
  await unit.choose('engineering.static_calculation', 'static_calculation');
  await unit.expectServerPrice();
  expect((await unit.state()).values.uuid).toBe(first);
});
