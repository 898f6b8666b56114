import { expectAccessible } from './axe.ts';
import { configuredUnit } from './configured-unit.ts';
import { expect, test } from './visit.ts';
import { bodyOf } from './visitor.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
test.use({
  serverEnv: {
    LOG_LEVEL: 'debug',
    AERIAL_TILES_URL: 'https://aerial.example/{z}/{x}/{y}.png',
    AERIAL_TILES_ATTRIBUTION: '© Example Survey',
  },
});

test('the yard is found on an aerial picture, and the code for the phone is shown, by keyboard (TD-04, TD-06)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4');
  const { page, visitor } = unit;
  const { t } = visitor;
  const asked: string[] = [];
  await page.route('https://aerial.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: png });
  });
  await unit.expectServerPrice();
  await visitor.button('step.overview').click();
  await visitor.expectStep('overview');

  const view = visitor.button('yard.view').filter({ visible: true });
  await view.press('Enter');
  const code = page.getByRole('dialog', { name: t('yard.view'), exact: true });
  await expect(code.getByRole('img', { name: t('yard.code'), exact: true })).toBeVisible();
  await expectAccessible(page, 'code for the phone');
  await page.keyboard.press('Escape');
  await expect(view).toBeFocused();

  await visitor.button('yard.plan').filter({ visible: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: t('yard-plan.title'), exact: true });
  const button = (key: string) => dialog.getByRole('button', { name: t(key), exact: true });
  await button('yard-plan.aerial-add').waitFor();
  expect(asked, 'nothing is asked before the visitor wants it').toEqual([]);
  await button('yard-plan.aerial-add').press('Enter');
  const map = dialog.getByRole('application', { name: t('yard-plan.aerial-map'), exact: true });
  await dialog.locator('.leaflet-tile-loaded').first().waitFor();
  await map.press('Enter');
  const tiles = dialog.locator('img[src^="https://aerial.example/19/"]');
  await expect.poll(() => tiles.first().evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(1);
  await dialog.getByLabel(`${t('yard-plan.turn')} (°)`, { exact: true }).fill('30');
  await button('yard-plan.aerial').press('ArrowRight');
  await expectAccessible(page, 'aerial picture');
  await expect(
    dialog.getByText(t('yard-plan.aerial-source', { name: '© Example Survey' }), { exact: true }),
  ).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/configurator/yard-plan'));
  await button('yard-plan.save').click();
  expect(bodyOf(await sent)).toMatchObject({
    plan: {
      aerial: {
        lat: expect.closeTo(51.96, 3),
        lng: expect.closeTo(7.63, 3),
        at: [25.5, 25],
        turnDeg: 30,
      },
    },
  });
  await expect(dialog.getByText(t('yard-plan.saved'), { exact: true })).toBeVisible();
  await button('yard-plan.aerial-remove').click();
  await expect(tiles).toHaveCount(0);
});
