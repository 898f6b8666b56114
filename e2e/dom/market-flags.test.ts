import { expect, test } from './visit.ts';

const simplified = ['food_and_feed_together', 'agricultural', 'road_salt_and_brine', 'other_industries'];
const all = [
  'food_and_feed',
  'animal_food',
  'road_salt',
  'agricultural',
  'pulp_paper',
  'renewable_energy',
  'chemical_processing',
  'other_industries',
];

test('four segments by default; work in progress opens only the lead form (MK-02, MK-05, ST-03, ST-13, V1)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  await visitor.open();
  const tiles = page.getByRole('main').getByRole('listitem');
  for (const [at, title] of simplified.entries())
    await expect(tiles.nth(at)).toHaveText(
      t(`market.${title}`) + t(title === 'agricultural' ? 'market.configure-now' : 'market.proposal'),
    );
  // What follows is the description of each button, and claims come from the settings (ST-03, ST-13).
  for (const tile of await tiles.getByRole('button').all()) {
    const described = await tile.getAttribute('aria-describedby');
    await expect(page.locator(`#${described}`)).toBeVisible();
  }
  const count = await tiles.count();
  await expect(page.getByText(t('market.trust-iso'))).toBeVisible();
  for (const title of ['food_and_feed_together', 'road_salt_and_brine', 'other_industries']) {
    await visitor.chooseMarket(title);
    await expect(visitor.dialog).toBeVisible();
    await page.goBack();
    await expect(visitor.dialog).toBeHidden();
    expect(await visitor.values()).not.toHaveProperty('segment');
    // The address does not open that market either.
    for (const step of ['product-basic', 'product-group', 'volume']) {
      await page.evaluate((id) => {
        window.location.hash = id;
      }, step);
      await visitor.expectStep('market');
    }
  }
  await visitor.chooseMarket('agricultural');
  await visitor.expectStep('product-group');

  // Opening the lead form of another market keeps all answers (V1).
  await visitor.chooseProduct('animal_feed');
  await visitor.giveVolume(30);
  const before = await visitor.values();
  await page.getByRole('banner').getByRole('link').last().click();
  await expect(
    page.getByRole('group', { name: t('market.question'), exact: true }).getByRole('button'),
  ).toHaveCount(count);
  await visitor.chooseMarket('food_and_feed_together');
  // After a reload the form is still for the same market.
  await page.reload();
  await expect(
    visitor.dialog.getByRole('heading', { name: t('lead.title-work-in-progress'), exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(visitor.dialog).toBeHidden();
  await expect(visitor.button('market.agricultural')).toHaveAttribute('aria-pressed', 'true');
  expect(await visitor.values()).toEqual(before);
  await page.goBack();
  await visitor.expectStep('location');
});

test('eight segments without SEGMENTS_SIMPLIFIED, none in progress (MK-03, FL-05)', async ({
  page,
  visit,
}) => {
  const visitor = await visit('en', 'phone');
  const { t } = visitor;
  await visitor.open('/?SEGMENTS_SIMPLIFIED=false');
  const buttons = page.getByRole('main').getByRole('listitem').getByRole('button');
  for (const [at, title] of all.entries()) await expect(buttons.nth(at)).toHaveText(t(`market.${title}`));
  for (const title of all) {
    await visitor.chooseMarket(title);
    await visitor.expectStep(title === 'agricultural' ? 'product-group' : 'product-basic');
    await expect(visitor.heading(`market.${title}`)).toBeVisible();
    await page.goBack();
    await visitor.expectStep('market');
  }
});

for (const [address, title, step] of [
  ['/?SEGMENTS_SIMPLIFIED=false&AGRA_NEW_FLOW=false', 'agricultural', 'product-basic'],
  ['/?AGRA_NEW_FLOW=false', 'agricultural', 'product-group'],
  ['/?SEGMENTS_SIMPLIFIED=false&SALT_NEW_FLOW', 'road_salt', 'product-basic'],
  ['/dealer/en/nordsilo?SALT_NEW_FLOW=false', 'road_salt_and_brine', 'product-basic'],
  ['/dealer/en/nordsilo', 'road_salt_and_brine', 'product-group'],
] as const)
  test(`${address}: ${title} goes to ${step} (FL-05, MK-03, MK-06)`, async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(address);
    await visitor.chooseMarket(title);
    await visitor.expectStep(step);
  });

test('products follow the segment list: Food alone has no feed (PB-10)', async ({ page, visit }) => {
  const visitor = await visit();
  const count = async (address: string) => {
    const answer = page.waitForResponse('**/api/products/**');
    await visitor.open(address);
    return ((await (await answer).json()) as unknown[]).length;
  };
  const together = await count('/food');
  const alone = await count('/food?SEGMENTS_SIMPLIFIED=false');
  expect(alone).toBeGreaterThan(0);
  expect(alone).toBeLessThan(together);
});

test('a double click on a tile is one step; of two tiles the last one counts (MK-04)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  await visitor.open('/?SEGMENTS_SIMPLIFIED=false');
  await visitor.button('market.agricultural').dblclick();
  await visitor.expectStep('product-group');
  await page.goBack();
  await visitor.expectStep('market');

  const first = await visitor.button('market.agricultural').elementHandle();
  await visitor.button('market.chemical_processing').evaluate((last, before) => {
    (before as HTMLElement).click();
    (last as HTMLElement).click();
  }, first);
  await visitor.expectStep('product-basic');
  await expect(visitor.heading('market.chemical_processing')).toBeVisible();
  await page.goBack();
  await visitor.expectStep('market');
});
