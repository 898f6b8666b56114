import { configuredUnit } from './configured-unit.ts';
import { expect, test } from './visit.ts';

// A renderer in software, for WebGL only: pages are composed as in every other test.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-unsafe-swiftshader'] }),
});

test('the unit in space follows choices, turns by keyboard, leaves nothing behind, and goes into a photo (TD-01, TD-02, TD-05)', async ({
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

  // A drawn photo; small, because the renderer is slow.
  const png = await page.evaluate(() => {
    const drawn = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
    const context = drawn.getContext('2d')!;
    for (const [colour, top] of [
      ['#cde', 0],
      ['#ba9', 120],
    ] as const) {
      context.fillStyle = colour;
      context.fillRect(0, top, 320, 240);
    }
    return drawn.toDataURL('image/png').split(',')[1]!;
  });
  const { t } = visitor;
  await visitor.button('step.overview').click();
  await visitor.expectStep('overview');
  const open = visitor.button('yard.photo');
  await open.click();
  const dialog = page.getByRole('dialog', { name: t('photo.title'), exact: true });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'yard.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  const composed = dialog.getByRole('img', { name: t('photo.alt'), exact: true });
  await expect(composed).toHaveAttribute('data-shown', 'unit');
  const pixels = () => composed.evaluate((each) => (each as HTMLCanvasElement).toDataURL());
  const before = await pixels();
  await dialog.getByRole('button', { name: `3 ${t('photo.unit')}`, exact: true }).press('ArrowLeft');
  await expect.poll(pixels).not.toBe(before);

  const add = dialog.getByRole('button', { name: t('photo.add'), exact: true });
  await expect(add).toBeDisabled();
  await dialog.getByRole('checkbox', { name: t('photo.consent'), exact: true }).check();
  await add.click();
  await expect(dialog.getByText(t('photo.added'), { exact: true })).toBeVisible();
  const stored = dialog.getByRole('img', { name: t('photo.stored-alt'), exact: true });
  await expect.poll(() => stored.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(320);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(composed).toHaveAttribute('data-shown', 'unit');
  await dialog.getByRole('button', { name: t('photo.remove'), exact: true }).click();
  await expect(dialog.getByText(t('photo.removed'), { exact: true })).toBeVisible();
  await expect(stored).toBeHidden();
});
