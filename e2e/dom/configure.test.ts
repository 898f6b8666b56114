import { formatMoneyDifference } from '../../packages/texts/src/format.ts';
import { configuredUnit } from '../configured-unit.ts';
import { words } from '../visitor.ts';
import { expect, test } from './visit.ts';

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

  await unit.open('vent');
  await visitor.button('step.overview').click();
  await visitor.expectStep('overview');
  await visitor.button('action.back').click();
  await visitor.expectStep('configure');
  await unit.total.waitFor();
  expect((await unit.state()).configuration).toEqual(chosen);
  await expect(unit.head('vent')).toHaveAttribute('aria-expanded', 'true');
  await expect(unit.head('size')).toHaveAttribute('aria-expanded', 'false');

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
  await page.getByRole('button', { name: german('configure.earlier-take'), exact: true }).click();
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
  await expect(byProvider).toContainText(
    t('configure.opens', { names: t('option-group.roof_rail').toLowerCase() }),
  );
  await unit.choose('access.ladder', 'by_provider');
  await unit.choose('access.roof_rail', 'roof_rail');
  await unit.expectServerPrice();
  const withRail = await unit.total.textContent();
  const rail = t('option.roof_rail.roof_rail').toLowerCase();
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

test('Next waits for a size that is being fetched; if it fails, the step stays (CF-06, D20)', async ({
  page,
  visit,
}) => {
  const unit = await configuredUnit(visit, 'dds4');
  const { visitor } = unit;
  await unit.expectServerPrice();
  await unit.open('size');
  const chooseOther = async () => {
    const other = page.locator('input[name="size"]:not(:checked)').first();
    const uuid = await other.getAttribute('value');
    await other.locator('..').click();
    return uuid;
  };
  let answer: (isLost: boolean) => void = () => {};
  await page.route('**/select-preconfigured-unit', async (route) => {
    const isLost = await new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    await (isLost ? route.abort() : route.continue());
  });
  const next = visitor.button('step.overview');
  const stage = page
    .getByRole('region', { name: visitor.t('configure.preview') })
    .locator('p')
    .first();
  const earlier = await stage.textContent();
  await chooseOther();
  // Heading and drawing show the new size; the amounts say that they are being fetched.
  await expect(stage).not.toHaveText(earlier ?? '');
  await expect(unit.total).toHaveAttribute('aria-busy', 'true');
  await next.click();
  await expect(next).toBeDisabled();
  answer(true);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(next).toBeEnabled();
  await expect(stage).toHaveText(earlier ?? '');
  expect(await visitor.onStep('configure')).toBe(true);

  const uuid = await chooseOther();
  await next.click();
  await expect(next).toBeDisabled();
  const priced = page.waitForResponse('**/select-options');
  answer(false);
  await visitor.expectStep('overview');
  expect((await unit.state()).values.uuid).toBe(uuid);
  await priced;
});

test('a change shows the difference of the total at once, and undo reverts it, also for a size (CF-09, CF-10, V4, Y16)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vb4', { request: { amountOfUnits: 10 } });
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

test('price overview: units times unit and options, transport, each line with what it depends on (CF-13, FN-07, V12, V17, V18)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4', { request: { amountOfUnits: 2 } });
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
  await expect(overview).toContainText('Based on height (7.92 m)');
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
    request: {
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

test('colours are found by number and by name; an unlisted one becomes a custom colour, which no way to the quotation leaves without a name (CF-04, CF-18, Y8, V28, V29)', async ({
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

  // Nor by Back and Forward; its price stands in the overview as on the server, as a choice still to be made.
  const custom = page.locator('input[name="colour.body_colour-custom"]');
  await custom.fill('RAL 6018');
  await unit.expectServerPrice();
  const total = await unit.total.textContent();
  await visitor.openOverview();
  await page.goBack();
  await visitor.expectStep('configure');
  await unit.open('colour');
  await custom.fill('');
  await expect(body.getByText('This field is required')).toHaveCount(0);
  await expect(unit.total).toHaveText(total ?? '');
  await page.goForward();
  await visitor.expectStep('configure');
  await expect(body.getByText('This field is required')).toBeVisible();
  await visitor.button('configure.show-price-overview').click();
  await expect(page.getByTestId('price-overview')).toContainText(
    visitor.t('configure.still-open', { names: visitor.t('option-group.body_colour') }),
  );
});

test('indoors an outflow or a filter that does not fit cannot be chosen, and says why (CF-03, EN-05)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4', {
    request: { placement: 'inside', spaceLimitationHeightInMeter: 8.5, spaceLimitationHeightInMm: 8500 },
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
  await expect.poll(() => errors.join('\n')).toContain('Problem pricing the options');

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
