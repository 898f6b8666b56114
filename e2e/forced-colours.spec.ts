import type { Locator } from '@playwright/test';
import { configuredUnit } from './configured-unit.ts';
import { expect, test } from './visit.ts';

test('forced colours and more contrast show the chosen, marked, done and next states, and swatches keep their colour (Y5)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const look = (locator: Locator, property: string) =>
    locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const card = (name: string, value: string) =>
    page.locator(`label:has(> input[name="${name}"][value="${value}"])`);
  const expectChosen = async (chosen: Locator, other: Locator) => {
    expect(await look(chosen, 'border-top-width')).toBe('3px');
    expect(await look(other, 'border-top-width')).toBe('1px');
    expect(await look(chosen, 'border-top-color')).not.toBe(await look(other, 'border-top-color'));
  };

  await visitor.open('/agriculture');
  await card('product-group', 'animal_feed').click();
  await expect(page.locator('input[value="mixed_feed"]')).toBeVisible();
  await expectChosen(card('product-group', 'animal_feed'), card('product-group', 'waste_water'));
  await visitor.chooseProduct('animal_feed', 'mixed_feed');
  await visitor.giveVolume(20);
  await expectChosen(card('placement', 'outside'), card('placement', 'inside'));

  await visitor.placeField.fill('Den');
  const options = page.getByRole('option');
  await options.nth(1).waitFor();
  expect(await look(options.nth(0), 'background-color')).not.toBe(
    await look(options.nth(1), 'background-color'),
  );
  await visitor.placeField.press('Escape');

  const steps = page
    .getByRole('navigation', { name: visitor.t('indicator.label'), exact: true })
    .getByRole('listitem');
  // A done step has a tick, the current one a line, those to come neither.
  await expect(steps.first().locator('svg')).toBeVisible();
  await expect(steps.last().locator('svg')).toHaveCount(0);
  const line = (which: 'first' | 'current' | 'last') =>
    look(
      which === 'current' ? steps.and(page.locator('[aria-current]')) : steps[which](),
      'border-bottom-color',
    );
  expect(await line('current')).not.toBe(await line('last'));

  const next = visitor.button('step.configure');
  expect(await look(next, 'border-top-width')).toBe('1px');
  expect(await look(next, 'border-top-color')).not.toBe(await look(page.locator('body'), 'background-color'));

  await page.emulateMedia({ forcedColors: 'none', contrast: 'more', colorScheme: 'light' });
  const hint = page.getByText(visitor.t('location.search-hint'));
  const asked = await look(hint, 'color');
  await page.emulateMedia({ contrast: 'no-preference' });
  expect(asked).not.toBe(await look(hint, 'color'));

  // On configure swatches keep their colour.
  const unit = await configuredUnit(visit, 'vvs4');
  const choice = (group: string, value: string) => unit.input(group, value).locator('..');
  const chosen = choice('colour.body_colour', '6011');
  const swatch = chosen.locator('[data-swatch]');
  await unit.open('colour');
  const ownColour = await swatch.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await unit.choose('vent.vent_type', 'air_control');
  await expect(choice('vent.vent_type', 'air_control')).toHaveCSS('border-top-width', '3px');
  await expect(choice('vent.vent_type', 'vent_line')).toHaveCSS('border-top-width', '1px');

  await unit.choose('colour.body_colour', '6011');
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await expect(choice('colour.body_colour', '9001')).toHaveCSS('outline-style', 'none');
  await expect(swatch).toHaveCSS('forced-color-adjust', 'none');
  await expect(swatch).toHaveCSS('background-color', ownColour);
});
