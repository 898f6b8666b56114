import { configuredUnit } from '../configured-unit.ts';
import { walkThroughChoices } from '../random-walk.ts';
import { expect, test } from './visit.ts';

test('one section open at a time, a control opens all; information in a side panel (CF-01, V3)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4');
  const { page, visitor } = unit;
  const open = page
    .locator('[data-section]')
    .filter({ has: page.locator('h2 button[aria-expanded="true"]') });
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

test('provided data and help are beside the choices; a phone collapses the data (CF-14, CF-15, CF-09, BB-01)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'nb', { size: 'phone', request: { amountOfUnits: 2 } });
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
  for (const uuid of [first!, second!, start, first!]) await unit.input('size', uuid).locator('..').click();
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

test('a random walk through the choices of vvs4: the screen matches the server (CF-13, CF-21)', async ({
  visit,
}) => {
  await walkThroughChoices(await configuredUnit(visit, 'vvs4'), 1);
});
