import { expectAccessible } from './axe.ts';
import { addUnit, trayButton, trayRow } from './project-walk.ts';
import { expect, test } from './visit.ts';
import { bodyOf } from './visitor.ts';

// A renderer in software, for WebGL only: pages are composed as in every other test.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-unsafe-swiftshader'] }),
});

const feed = { group: 'animal_feed', characteristic: 'mixed_feed' } as const;

test('space, yard and photo have the units of all positions, each with its number (PJ-06)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  await visitor.open('/?three_d');
  await visitor.toRecommendation({
    market: 'agricultural',
    ...feed,
    volume: 30,
    amount: 2,
    place: 'Cloppenburg',
  });
  await visitor.chooseFirstUnit();
  await visitor.openOverview();
  await addUnit(visitor, { group: 'wet_by_product', characteristic: 'cold_and_light', volume: 25 });
  await visitor.openOverview();
  await addUnit(visitor, { ...feed, volume: 12 });
  await page.setViewportSize({ width: 1100, height: 560 });
  await visitor.button('configure.view-space').click();
  const panel = page.getByRole('region', { name: t('configure.preview'), exact: true });
  const picture = panel.getByRole('img');
  await expect(picture.locator('canvas')).toHaveAttribute('data-frames', /[1-9]/);
  await expect(picture).toHaveAccessibleName(/2 × .*; 1 × .*; 1 × /);

  await visitor.button('configure.view-scene').click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await visitor.openOverview();
  await visitor.button('yard.plan').filter({ visible: true }).click();
  const yard = page.getByRole('dialog', { name: t('yard-plan.title'), exact: true });
  const thing = (name: string) =>
    yard.getByRole('button', { name: t('yard-plan.unit', { number: name }), exact: true });
  for (const name of ['10 (1)', '10 (2)', '20', '30']) await expect(thing(name)).toBeVisible();
  await expectAccessible(page, 'yard of a project');
  await thing('30').press('ArrowRight');
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/yard-plan')) saves.push(request.postData() ?? '');
  });
  await yard.getByRole('button', { name: t('yard-plan.save'), exact: true }).click();
  await expect(yard.getByText(t('yard-plan.saved'), { exact: true })).toBeVisible();
  expect(saves.map((body) => JSON.parse(body).plan.units.length)).toEqual([2, 1, 1]);
  await page.keyboard.press('Escape');

  const png = await page.evaluate(() => {
    const drawn = Object.assign(document.createElement('canvas'), { width: 480, height: 320 });
    const context = drawn.getContext('2d')!;
    for (const [colour, top] of [
      ['#cde', 0],
      ['#ba9', 150],
    ] as const) {
      context.fillStyle = colour;
      context.fillRect(0, top, 480, 320);
    }
    return drawn.toDataURL('image/png').split(',')[1]!;
  });
  await visitor.button('yard.photo').filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: t('photo.title'), exact: true });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'yard.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  const composed = dialog.getByRole('img', { name: t('photo.alt'), exact: true });
  await expect(composed).toHaveAttribute('data-shown', 'unit');
  const pixels = () => composed.evaluate((each) => (each as HTMLCanvasElement).toDataURL());
  const before = await pixels();
  await dialog
    .getByRole('button', { name: `5 ${t('yard-plan.unit', { number: '30' })}`, exact: true })
    .press('ArrowLeft');
  await expect.poll(pixels).not.toBe(before);

  // The photo is the project's, whichever position is on screen.
  await dialog.getByRole('checkbox', { name: t('photo.consent'), exact: true }).check();
  const stored = page.waitForRequest('**/site-photo');
  await dialog.getByRole('button', { name: t('photo.add'), exact: true }).click();
  expect(bodyOf(await stored)).toMatchObject({ id: JSON.parse(saves[0]!).id });
  await expect(dialog.getByText(t('photo.added'), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await trayButton(visitor).click();
  await trayRow(visitor, '20')
    .getByRole('button', { name: new RegExp(`^${t('project.change')}`) })
    .click();
  await visitor.openOverview();
  await visitor.button('yard.photo').filter({ visible: true }).click();
  const kept = dialog.getByRole('img', { name: t('photo.stored-alt'), exact: true });
  await expect.poll(() => kept.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(480);
});
