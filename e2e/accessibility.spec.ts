import type { Locator } from '@playwright/test';
import { languages } from '../packages/domain/src/locale.ts';
import { walkWithAxe } from './axe-walk.ts';
import { expect, test } from './visit.ts';

for (const [index, language] of languages.entries())
  test(`no accessibility finding on any step in ${language}, widths alternating`, async ({ visit }) => {
    test.slow();
    await walkWithAxe(await visit(language), index % 2 === 0 ? ['wide', 'phone'] : ['phone', 'wide']);
  });

test('forced colours and more contrast show what is chosen, marked, done and next (Y5)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visitor.open('/agriculture');
  await visitor.chooseProduct('animal_feed');
  await visitor.giveVolume(20);
  const look = (locator: Locator, property: string) =>
    locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  const card = (placement: string) => page.locator(`label:has(input[value="${placement}"])`);
  expect(await look(card('outside'), 'border-top-width')).toBe('3px');
  expect(await look(card('inside'), 'border-top-width')).toBe('1px');
  expect(await look(card('outside'), 'border-top-color')).not.toBe(
    await look(card('inside'), 'border-top-color'),
  );

  await visitor.placeField.fill('Den');
  const options = page.getByRole('option');
  await options.nth(1).waitFor();
  expect(await look(options.nth(0), 'background-color')).not.toBe(
    await look(options.nth(1), 'background-color'),
  );
  await visitor.placeField.press('Escape');

  const steps = page.getByRole('navigation', { name: visitor.t('indicator.label') }).getByRole('listitem');
  expect(await look(steps.first(), 'border-top-style')).toBe('solid');
  expect(await look(steps.last(), 'border-top-style')).toBe('dotted');

  const next = visitor.button('step.configure');
  expect(await look(next, 'border-top-width')).toBe('1px');
  expect(await look(next, 'border-top-color')).not.toBe(await look(page.locator('body'), 'background-color'));

  await page.emulateMedia({ forcedColors: 'none', contrast: 'more', colorScheme: 'light' });
  const hint = page.getByText(visitor.t('location.search-hint'));
  const asked = await look(hint, 'color');
  await page.emulateMedia({ contrast: 'no-preference' });
  expect(asked).not.toBe(await look(hint, 'color'));
});
