import { exampleDealers } from '@silowright/catalogue/testing/sample';
import { bodyOf } from '../visitor.ts';
import { expect, test } from './visit.ts';

const dealer = exampleDealers.find(({ segments }) => segments.includes('road_salt'))!;

for (const [language, size] of [
  ['de', 'wide'],
  ['da', 'phone'],
] as const) {
  test(`road salt in dealer mode skips the lead form, ${language} ${size} (RT-04, MK-06, PG-04, DL-01, IP-01, IP-02, LG-09)`, async ({
    page,
    visit,
  }) => {
    const visitor = await visit(language, size);
    const looked = page.waitForRequest('**/api/ip?format=json');
    const started = page.waitForRequest('**/dealer/start-configuration');
    await visitor.open(`/dealer/${language}/${dealer.id}`);
    await looked;
    const request = await started;
    expect(bodyOf(request)).toEqual({
      id: (await visitor.values()).id,
      dealerId: dealer.id,
      localeStr: { de: 'de_DE', da: 'da_DK' }[language],
    });
    expect(new URL(request.url()).pathname).toBe('/api/dealer/start-configuration');
    expect(request.headers()['content-type']).toBe('application/json');
    expect(request.headers()['user-ip']).toMatch(/\d/);
    await expect(page.locator('html')).toHaveAttribute('lang', /^(de-DE|da-DK)$/);

    await visitor.chooseMarket('road_salt_and_brine');
    await visitor.expectStep('product-group');
    await expect(visitor.dialog).toBeHidden();
    expect(await visitor.values()).toMatchObject({ dealer_id: dealer.id, segment: 'road_salt' });

    // No characteristics: the choice is submitted at once.
    await page.locator('input[value="road_salt"]').click();
    await visitor.expectStep('volume');
    await expect(visitor.heading('volume.title-silo')).toBeVisible();
    await visitor.giveVolume(50);
    await visitor.givePlace('Flensburg');
    await visitor.askRecommendation();
    await expect(visitor.dialog.locator('li[data-type="fs"]').first()).toBeVisible();
  });
}

test('an unknown dealer or a failing call changes nothing for the visitor (RT-09, DL-02, threat 46)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await visitor.open('/dealer/en/nobody-knows-me');
  await expect(visitor.button('market.agricultural')).toBeVisible();
  await page.route('**/dealer/start-configuration', (route) => route.abort());
  await page.reload();
  await expect.poll(() => logged.some((line) => line.includes('dealer'))).toBe(true);
  await visitor.chooseMarket('agricultural');
  await visitor.expectStep('product-group');
});

test('the first answer under a dealer was lost: a reload still shows the dealer (D3, DL-01)', async ({
  page,
  visit,
  request,
}) => {
  const visitor = await visit();
  await page.route('**/dealer/start-configuration', (route) => route.abort());
  await visitor.open(`/dealer/en/${dealer.id}`);
  const { id } = await visitor.values();
  const data = { id, dealerId: dealer.id, localeStr: 'en_GB' };
  expect((await request.put('/api/dealer/start-configuration', { data })).status()).toBe(200);
  await page.unroute('**/dealer/start-configuration');
  await page.reload();
  await expect(page.getByRole('banner')).toContainText(dealer.city);
  expect((await visitor.values()).id).not.toBe(id);
});

test('without an IP address none is sent, and the visit continues (IP-01)', async ({ page, visit }) => {
  const visitor = await visit();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/api/ip?*', (route) => route.abort());
  await visitor.open();
  await expect.poll(() => logged.some((line) => line.includes('Problem fetching my IP'))).toBe(true);
  const listed = page.waitForRequest('**/product-groups/**');
  await visitor.chooseMarket('agricultural');
  expect((await listed).headers()).not.toHaveProperty('user-ip');
});
