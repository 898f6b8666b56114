import { formatMoneyDifference } from '../packages/texts/src/format.ts';
import { expectAccessible } from './axe.ts';
import { configuredUnit } from './configured-unit.ts';
import { expect, test } from './visit.ts';
import { type Size, words } from './visitor.ts';

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
  await page.getByRole('button', { name: visitor.t('configure.about', { name: title }) }).click();
  const panel = page.getByRole('dialog', { name: title });
  const paragraphs = visitor.t('option-info.outflow_height').split(/\n\s*\n/);
  expect(paragraphs.length).toBeGreaterThan(1);
  await expect(panel.locator('p')).toHaveText(paragraphs);
  // Back closes the panel, not the step.
  await page.goBack();
  await expect(panel).toHaveCSS('transition-duration', '0.4s');
  await expect(panel).toBeHidden();
  await visitor.expectStep('configure');

  await visitor.button('accordion.open-all').click();
  await expect(open).toHaveCount(await page.locator('[data-section]').count());
  await unit.head('vent').click();
  await expect(open).toHaveCount(1);
  await expect(open).toHaveAttribute('data-section', 'vent');
  await expect(unit.input('vent.vent_type', 'vent_line')).toBeVisible();
});

test('defaults on entry; choices survive a reload, Back and a language switch; a new unit starts with defaults and offers the earlier choices (CF-05, CF-09, OV-02, V16)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4');
  const { page, visitor } = unit;
  expect((await unit.state()).configuration).toEqual({
    'colour.body_colour': 'semi_transparent',
    'colour.roof_colour': 'semi_transparent',
    'measurement.content_measurement': 'none',
    'flow.outflow_valve': 'slide_manual',
    'flow.outflow_height': '1.00',
    'flow.fill_coupling': 'storz_a_110',
    'flow.outlet_adapter': 'flange_400',
    'flow.discharge_aid': 'none',
    'access.inspection_hatch': ['roof_600'],
    'access.ladder': 'by_client',
    'vent.vent_type': 'vent_line',
    'safety.earthing': 'lugs',
  });
  await unit.choose('vent.vent_type', 'air_control');
  await unit.choose('colour.body_colour', '6011');
  await unit.expectServerPrice();
  const chosen = (await unit.state()).configuration;

  await page.reload();
  await unit.total.waitFor();
  await unit.expectServerPrice();
  expect((await unit.state()).configuration).toEqual(chosen);

  await visitor.button('step.overview').click();
  await visitor.expectStep('overview');
  await visitor.button('action.back').click();
  await visitor.expectStep('configure');
  await unit.total.waitFor();
  expect((await unit.state()).configuration).toEqual(chosen);

  await page.goto('/?language=de#configure');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konfigurieren Sie Ihr Silo');
  await unit.total.waitFor();
  expect((await unit.state()).configuration).toEqual(chosen);

  await page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('silowright-session') ?? '{}');
    stored.state.keepOptions = false;
    sessionStorage.setItem('silowright-session', JSON.stringify(stored));
  });
  await page.reload();
  await unit.total.waitFor();
  expect((await unit.state()).configuration['colour.body_colour']).toBe('semi_transparent');
  // The earlier choices are listed and can be restored, and that can be undone.
  const german = words('de');
  await expect(page.getByText(german('option.body_colour.6011'), { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: german('configure.earlier-take') }).click();
  await expect.poll(async () => (await unit.state()).configuration).toEqual(chosen);
  await expect(unit.head('size')).toBeFocused();
  await page.getByRole('button', { name: german('configure.undo'), exact: true }).click();
  await expect
    .poll(async () => (await unit.state()).configuration['colour.body_colour'])
    .toBe('semi_transparent');
});

test('without an inspection hatch Next shows an error and stays (CF-17)', async ({ visit }) => {
  const unit = await configuredUnit(visit, 'nb');
  const { page, visitor } = unit;
  await unit.open('access');
  await unit.turnOff('access.inspection_hatch', 'roof_600');
  await unit.open('size');
  await visitor.button('step.overview').click();
  const alert = page.getByRole('alert').filter({ hasText: visitor.t('validation.hatch') });
  await expect(alert).toBeVisible();
  expect(visitor.t('validation.hatch').toLowerCase()).toContain('select at least one option');
  await visitor.expectStep('configure');
  await expect(unit.input('access.inspection_hatch', 'roof_600')).toBeFocused();
  await unit.choose('access.inspection_hatch', 'side_600');
  await expect(alert).toBeHidden();
  await unit.expectServerPrice();
  await visitor.button('step.overview').click();
  await visitor.expectStep('overview');
});

test('a choice that hides another says so before the click, reports what was removed and can be undone (CF-03, CF-07, Y16)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'dds4');
  const { page, visitor } = unit;
  const { t } = visitor;
  await unit.open('access');
  const byProvider = unit.input('access.ladder', 'by_provider').locator('..');
  const byClient = unit.input('access.ladder', 'by_client').locator('..');
  await expect(byProvider).toContainText(t('configure.opens', { names: t('option-group.roof_rail') }));
  await unit.choose('access.ladder', 'by_provider');
  await unit.choose('access.roof_rail', 'roof_rail');
  await unit.expectServerPrice();
  const withRail = await unit.total.textContent();
  const rail = t('option.roof_rail.roof_rail');
  await expect(byClient).toContainText(rail);
  await expect(byClient).toContainText('less');

  await byClient.click();
  await expect(page.getByText(t('configure.dropped', { names: rail }), { exact: true })).toBeVisible();
  expect((await unit.state()).configuration).not.toHaveProperty(['access.roof_rail']);
  await unit.expectServerPrice();

  await visitor.button('configure.take-back').click();
  await expect(unit.input('access.roof_rail', 'roof_rail')).toBeChecked();
  await expect(unit.input('access.ladder', 'by_provider')).toBeFocused();
  await expect(unit.total).toHaveText(withRail ?? '');
  await unit.expectServerPrice();
});

test('a change shows the difference of the total at once, and undo reverts it, also for a size (CF-09, CF-10, V4, Y16)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vb4', { wish: { amountOfUnits: 10 } });
  const { page, visitor } = unit;
  const said = page.getByRole('status').filter({ hasText: /./ });
  const before = await unit.total.textContent();
  const cents = (text: string | null) => Math.round(Number(text?.replace(/[^\d.]/g, '')) * 100);
  const expectDifference = async () => {
    const difference = cents(await unit.total.textContent()) - cents(before);
    await expect(page.getByTestId('price-difference')).toHaveText(
      formatMoneyDifference({ minor: difference, currency: 'EUR' }, 'en_GB'),
    );
    expect(difference).not.toBe(0);
  };
  await unit.choose('vent.roof_valve', 'roof_valve');
  await expect(page.getByTestId('price-difference')).toHaveText(
    formatMoneyDifference({ minor: 560_000, currency: 'EUR' }, 'en_GB'),
  );
  await expectDifference();
  await visitor.button('configure.undo').focus();
  await page.keyboard.press('Enter');
  await expect(unit.total).toHaveText(before ?? '');
  await expect(unit.input('vent.roof_valve', 'roof_valve')).not.toBeChecked();
  await expect(said).toContainText(
    visitor.t('configure.undone', { name: visitor.t('option.roof_valve.roof_valve') }),
  );
  // After the last undo the button keeps the focus.
  await expect(visitor.button('configure.undo')).toBeFocused();
  await expect(visitor.button('configure.undo')).toHaveAttribute('aria-disabled', 'true');

  await unit.open('size');
  const size = String((await unit.state()).values.uuid);
  await page.locator(`input[name="size"]:not([value="${size}"])`).first().locator('..').click();
  await expect(unit.total).not.toHaveText(before ?? '');
  await expectDifference();
  await visitor.button('configure.undo').click();
  await expect(unit.total).toHaveText(before ?? '');
  expect((await unit.state()).values.uuid).toBe(size);
  await expect(visitor.button('configure.undo')).toHaveAttribute('aria-disabled', 'true');
  await unit.expectServerPrice();
});

test('the drawing fades for 500 ms on any change and follows the choices (CF-10)', async ({ visit }) => {
  const unit = await configuredUnit(visit, 'fs', { wish: { amountOfUnits: 3 } });
  const { page, visitor } = unit;
  const panel = page.getByRole('region', { name: visitor.t('configure.preview') });
  await expect(panel).toContainText('3 × Salt foundation silo');
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
  expect(await page.evaluate(() => (window as { fades?: unknown[] }).fades)).toContain(500);
  expect(await picture.innerHTML()).not.toBe(before);
  await expect(picture.locator('desc')).toContainText(visitor.t('option.ladder.by_provider'));
});

test('price overview: units times unit and options, transport, each line with what it depends on (CF-13, FN-07, V12, V17, V18)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4', { wish: { amountOfUnits: 2 } });
  const { page, visitor } = unit;
  const { t } = visitor;
  await unit.choose('access.ladder', 'by_provider');
  await unit.choose('engineering.static_calculation', 'static_calculation');
  await unit.expectServerPrice();
  const overview = page.getByTestId('price-overview');
  await expect(overview).toBeHidden();
  await visitor.button('configure.show-price-overview').click();
  const { answer } = unit.answers.at(-1)!;
  const each = answer.selected_unit.price_in_cents + answer.selected_option_to_price.options_cost;
  const shown = (cents: number) => unit.shown(cents);
  for (const [label, amount] of [
    [t('configure.diameter'), '2.80 m'],
    [t('configure.height'), '7.92 m'],
    [t('configure.volume'), '30 m³'],
    [t('configure.total-unit-price'), shown(each)],
    [t('configure.times-units', { count: 2 }), shown(2 * each)],
    [t('configure.transport'), shown(answer.transportation_cost ?? Number.NaN)],
    [t('configure.estimated-total'), shown(2 * each + (answer.transportation_cost ?? Number.NaN))],
  ] as const)
    await expect(overview.locator('dl > div').filter({ hasText: label }).first()).toContainText(amount);
  await expect(overview).toContainText('By height (7.92 m)');
  await expect(overview).not.toContainText('35000');
  await expect(overview).toContainText(t('configure.source-fixed'));
  await expect(overview).toContainText(t('overview.versions', { prices: 1, options: 1 }));
  await expect(overview.getByRole('listitem')).toContainText([
    `${t('option-group.body_colour')}: ${t('option.body_colour.semi_transparent')}`,
    `${t('option-group.roof_colour')}: ${t('option.roof_colour.semi_transparent')}`,
  ]);
  // The name is used only with options included, as in the bar, not for the bare unit (V17).
  await expect(overview).not.toContainText(t('price.unit-price'));
  await visitor.button('configure.hide-price-overview').click();
  await expect(overview).toBeHidden();
});

test('unavailable transport is shown as such and adds nothing (CF-13)', async ({ visit }) => {
  const unit = await configuredUnit(visit, 'vvs4', {
    wish: {
      locationPlacename: undefined,
      locationLattitude: undefined,
      locationLongitude: undefined,
      locationCountry: undefined,
    },
  });
  await unit.expectServerPrice();
  expect(unit.answers.at(-1)?.answer.transportation_cost).toBeNull();
  await unit.visitor.button('configure.show-price-overview').click();
  await expect(unit.page.getByTestId('price-overview')).toContainText('not available');
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
    'Specific gravity',
    'Design temperature',
    'Volume per unit',
    'Amount of units',
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

  const help = page.getByRole('region', { name: t('help.title') });
  await expect(help).toContainText(t('help.body'));
  await expect(help.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(help.locator('a[href^="tel:"]')).toBeVisible();

  const preview = page.getByRole('region', { name: t('configure.preview') });
  await expect(preview).toBeVisible();
  await visitor.button('preview.hide').click();
  await expect(preview).toBeHidden();
  await visitor.button('preview.show').click();
  await expect(preview).toBeVisible();

  const salt = await configuredUnit(visit, 'ms');
  await expect(salt.page.getByText(t('price.unit-price'))).toBeVisible();
  await expect(salt.page.locator('#provided-data-list')).toContainText('Bulk density');
});

test('colours are found by number and by name; an unlisted one becomes a custom colour (CF-04, CF-18, Y8)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vb4');
  const { page, visitor } = unit;
  await unit.open('colour');
  const body = page.locator('fieldset[data-group="colour.body_colour"]');
  const search = body.getByRole('combobox');
  const said = page.getByRole('status').filter({ hasText: /./ });
  await search.fill('7016');
  await expect(said).toHaveText(visitor.t('configure.ral-count', { count: 1 }));
  await search.press('Enter');
  await expect(unit.input('colour.body_colour', '7016')).toBeChecked();
  await expect(search).toBeFocused();
  await expect(said).toContainText(/^RAL 7016 anthracite grey chosen\. \+ €/);
  await search.fill('yellow green');
  await body.getByRole('option', { name: /RAL 6018/ }).click();
  await expect(search).toBeFocused();
  await expect(unit.input('colour.body_colour', 'other')).toBeChecked();
  await expect(page.locator('input[name="colour.body_colour-custom"]')).toHaveValue('RAL 6018');
  await unit.expectServerPrice();
  await search.fill('no such colour');
  await expect(body.getByText(visitor.t('configure.ral-none', { query: 'no such colour' }))).toBeVisible();

  // A custom colour needs a name before the overview.
  await page.locator('input[name="colour.body_colour-custom"]').fill('');
  await visitor.button('step.overview').click();
  await visitor.expectStep('configure');
  await expect(page.locator('input[name="colour.body_colour-custom"]')).toBeFocused();
  await expect(body.getByText('This field is required')).toBeVisible();
});

test('indoors an outflow or a filter that does not fit cannot be chosen, and says why (CF-03, EN-05)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4', {
    wish: { placement: 'inside', spaceLimitationHeightInMeter: 8.5, spaceLimitationHeightInMm: 8500 },
  });
  await unit.open('flow');
  const raised = unit.input('flow.outflow_height', '2.00');
  await expect(raised).toBeDisabled();
  await expect(raised.locator('..')).toContainText(
    unit.visitor.t('configure.too-tall', { height: '8.92', tallest: '8.20' }),
  );
  await unit.choose('flow.outflow_height', '1.27');
  await unit.expectServerPrice();
  await unit.open('vent');
  const filter = unit.input('vent.vent_type', 'air_control');
  await expect(filter).toBeDisabled();
  await expect(filter.locator('..')).toContainText(
    unit.visitor.t('configure.too-high', { height: '8.71', tallest: '8.50' }),
  );
});

test('the server becomes unavailable: the price keeps running, the page says so, and catches up (CF-16)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'dds4');
  const { page, visitor } = unit;
  await unit.expectServerPrice();
  await page.route('**/api/**', (route) => route.abort());
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const before = await unit.total.textContent();
  await unit.choose('flow.outflow_valve', 'slide_ss');
  await expect(unit.total).not.toHaveText(before ?? '');
  await expect(page.getByText(visitor.t('configure.away'))).toBeVisible();
  await expect(visitor.button('configure.show-price-overview')).toBeHidden();
  await unit.choose('flow.outflow_valve', 'slide_pneumatic');
  const meanwhile = await unit.total.textContent();
  expect(errors.some((text) => text.includes('Problem pricing the options'))).toBe(true);

  await page.unroute('**/api/**');
  await expect(page.getByText(visitor.t('configure.away'))).toBeHidden();
  await unit.expectServerPrice();
  await expect(unit.total).toHaveText(meanwhile ?? '');
  await expect(visitor.button('configure.show-price-overview')).toBeVisible();
});

test('options that cannot be fetched are logged, nothing else breaks, and a retry works (CF-16)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4');
  const { page, visitor } = unit;
  await page.route('**/configurator/select-preconfigured-unit', (route) => route.fulfill({ status: 503 }));
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Problem fetching the options'),
  );
  await page.reload();
  await logged;
  await expect(page.getByRole('alert')).toContainText(visitor.t('error.unavailable', { wait: '2 seconds' }));
  await expect(unit.total).toBeHidden();
  await page.unroute('**/configurator/select-preconfigured-unit');
  await visitor.button('action.try-again').click();
  await unit.total.waitFor();
});

test('by keyboard alone from size to overview (CF-01, CF-03, CF-09)', async ({ visit }) => {
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
    await unit.visitor.button('configure.show-price-overview').click();
    await unit.page.waitForTimeout(600);
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
