import { configuredUnit } from './configured-unit.ts';
import { expect, test } from './visit.ts';

// A renderer in software, for WebGL only: pages are composed as in every other test.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-unsafe-swiftshader'] }),
});

test('the unit in space follows choices, turns by keyboard, and leaves nothing behind (TD-01, TD-02)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'ms', { query: '&three_d' });
  const { page, visitor } = unit;
  // Fewer pixels take less time.
  await page.setViewportSize({ width: 1100, height: 560 });
  const space = visitor.button('configure.view-space');
  await space.click();
  const panel = page.getByRole('region', { name: visitor.t('configure.preview'), exact: true });
  const picture = panel.getByRole('img');
  const canvas = picture.locator('canvas');
  const frames = async () => Number(await canvas.getAttribute('data-frames'));
  await expect(canvas).toHaveAttribute('data-frames', /[1-9]/);
  await expect(picture).toHaveAccessibleDescription(new RegExp(visitor.t('three-d.keys')));
  const changes = async (act: () => Promise<void>) => {
    const before = await frames();
    await act();
    await expect.poll(frames).toBeGreaterThan(before);
  };
  await changes(() => unit.choose('access.ladder', 'by_provider'));
  await changes(() => picture.press('ArrowLeft'));
  await changes(() => visitor.button('three-d.dimensions').click());
  await changes(() => visitor.button('three-d.truck').click());

  await visitor.button('configure.view-front').click();
  await expect(picture.locator('title')).toBeAttached();
  const left = await page.evaluate(() =>
    performance.getEntriesByName('unit-space-closed').map((mark) => (mark as PerformanceMark).detail),
  );
  expect(left).toEqual([{ geometries: 0, textures: 0 }]);
});
