import { expect, test } from './visit.ts';
import { sizes } from './visitor.ts';

test('an unknown market shows the start; other paths return 404 (RT-09)', async ({ page, visit }) => {
  const visitor = await visit();
  await visitor.open('/no-such-market');
  await expect(visitor.button('market.agricultural')).toBeVisible();
  const response = await page.goto('/a/b/c/d');
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { name: 'There is no page at this address', exact: true }),
  ).toBeVisible();
});

test('the page behind a modal does not scroll, the bar keeps its place, and no line of answers starts or ends with a dot (RT-16, RM-03, U1)', async ({
  page,
  visit,
}) => {
  const visitor = await visit('de', 'phone');
  await visitor.open('/');
  await visitor.chooseMarket('agricultural');
  // On short and long pages the bar with Next is at the bottom of the screen.
  const barBottom = async () => {
    const box = await page.locator('[data-bottom-bar]').boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await page.locator('input[name="product-group"]').first().waitFor();
  await expect.poll(barBottom).toBe(sizes.phone.height);
  await visitor.chooseProduct('animal_feed');
  await page.locator('#volume-volume').waitFor();
  await expect.poll(barBottom).toBe(sizes.phone.height);
  await visitor.giveVolume(30);
  await visitor.givePlace('Zwolle');
  // A dot is visible only between two answers of one line.
  const dots = await page
    .locator('main ul')
    .first()
    .evaluate((list) => {
      // Room for two answers in a line.
      const [first, second] = [...list.children].map((item) => item.getBoundingClientRect().width);
      (list as HTMLElement).style.width = `${first! + second! + 2}px`;
      const clip = Number.parseFloat(getComputedStyle(list).clipPath.split(' ').at(-1) ?? '');
      const from = list.getBoundingClientRect().left + clip;
      return [...list.children].map((item, index) => {
        const { left, width } = getComputedStyle(item, '::before');
        const { left: itemLeft, top } = item.getBoundingClientRect();
        const before = list.children[index - 1]?.getBoundingClientRect().top;
        const dot = itemLeft + Number.parseFloat(left);
        return {
          isFirst: before === undefined || before < top,
          isSeen: dot >= from,
          isHidden: dot + Number.parseFloat(width) <= from,
        };
      });
    });
  expect(dots.map(({ isFirst }) => isFirst)).toEqual([true, false, true]);
  expect(dots.filter(({ isFirst, isSeen, isHidden }) => isSeen === isFirst || isHidden !== isFirst)).toEqual(
    [],
  );
  await page.evaluate(() => window.scrollTo(0, 40));
  await visitor.button('help.open').click();
  await visitor.dialog.waitFor();
  const before = await page.evaluate(() => [window.scrollY, document.documentElement.clientWidth]);
  await page.mouse.move(200, 800);
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => [window.scrollY, document.documentElement.clientWidth])).toEqual(before);
  await page.goBack();
  await expect(visitor.dialog).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before[0] ?? 0);
});

test('shows the flow except its last step, marks the current one, from 768 px; a market changes colour under the pointer (SI-01, SI-02, SI-03, RT-16, MK-01)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  await visitor.open('/agriculture');
  const indicator = page.getByRole('navigation', { name: t('indicator.label'), exact: true });
  await expect(indicator.getByRole('listitem')).toHaveText(
    ['product-group', 'volume', 'location', 'configure', 'overview'].map((step) => t(`step.${step}`)),
  );
  await expect(indicator.locator('[aria-current="step"]')).toHaveText(t('step.product-group'));
  await page.setViewportSize({ ...sizes.wide, width: 767 });
  await expect(indicator).toBeHidden();
  await page.setViewportSize({ ...sizes.wide, width: 768 });
  await expect(indicator).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  const brand = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-brand'),
  );
  expect(brand.trim()).toBe('#c2500a');

  await visitor.open('/?SEGMENTS_SIMPLIFIED=false');
  const tile = visitor.button('market.road_salt');
  const colour = () => tile.evaluate((element) => getComputedStyle(element).color);
  const before = await colour();
  await tile.hover();
  await expect.poll(colour).not.toBe(before);
});
