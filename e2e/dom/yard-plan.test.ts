import { configuredUnit } from '../configured-unit.ts';
import { bodyOf } from '../visitor.ts';
import { expect, test } from './visit.ts';

test('the yard is arranged by keyboard and figures, measured in words, saved and removed (TD-06, Y32)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4', { request: { amountOfUnits: 2 } });
  const { page, visitor } = unit;
  const { t } = visitor;
  await unit.expectServerPrice();
  await visitor.button('step.overview').click();
  await visitor.expectStep('overview');
  // One for phones, one for wide screens.
  await visitor.button('yard.plan').first().click();
  const dialog = page.getByRole('dialog', { name: t('yard-plan.title') });
  const left = dialog.getByLabel(`${t('yard-plan.left')} (m)`);
  await expect(dialog.getByText(t('yard-plan.all-good'))).toBeVisible();
  // No provider is set.
  await expect(dialog.getByRole('button', { name: t('yard-plan.aerial-add'), exact: true })).toHaveCount(0);

  const second = dialog.getByRole('button', { name: t('yard-plan.unit', { number: 2 }), exact: true });
  await second.click();
  const before = Number(await left.inputValue());
  await second.press('ArrowRight');
  await second.press('Shift+ArrowRight');
  await expect(left).toHaveValue(String(Math.round((before + 0.6) * 10) / 10));

  // On the way of the truck.
  const road = dialog.getByLabel(`${t('yard-plan.road')} (m)`);
  // Half a number stays as typed; it is said to be missing when the field is left.
  await road.fill('');
  await expect(road).toHaveValue('');
  await expect(road).not.toHaveAttribute('aria-invalid', /./);
  await road.blur();
  await expect(road).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('alert').filter({ hasText: '⚠' })).toHaveCount(1);
  await road.fill('23');
  await expect(road).not.toHaveAttribute('aria-invalid', /./);
  await expect(dialog.getByText(t('yard-plan.all-good'))).toBeHidden();
  const truck = dialog.getByRole('row', { name: t('yard-plan.check.truck-unit') });
  await expect(truck).toContainText(t('yard-plan.state.bad'));

  const sent = page.waitForRequest((request) => request.url().endsWith('/configurator/yard-plan'));
  await dialog.getByRole('button', { name: t('yard-plan.save'), exact: true }).click();
  expect(bodyOf(await sent)).toMatchObject({
    plan: { units: [expect.anything(), [expect.any(Number), 21]] },
  });
  await expect(dialog.getByText(t('yard-plan.saved'))).toBeVisible();
  await dialog.getByRole('button', { name: t('yard-plan.remove'), exact: true }).click();
  await expect(dialog.getByText(t('yard-plan.removed'))).toBeVisible();
});
