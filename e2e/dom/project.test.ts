import { exampleDealers } from '@silowright/catalogue/testing/sample';
import { freshAddress } from '../basic-walk.ts';
import { addAnother, addUnit, trayButton, trayRow } from '../project-walk.ts';
import { bodyOf } from '../visitor.ts';
import { expect, test } from './visit.ts';

const dealer = exampleDealers.find(({ segments }) => segments.includes('road_salt'))!;
const feed = { group: 'animal_feed', characteristic: 'mixed_feed' } as const;

test('three different units become one quotation, from the market to the sent mail (PJ-01, PJ-02, PJ-03)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(request.url().split('/').at(-1) ?? '');
  });
  // A dealer's link offers road salt too.
  await visitor.open(`/dealer/en/${dealer.id}`);
  await visitor.toRecommendation({
    market: 'agricultural',
    ...feed,
    volume: 30,
    amount: 2,
    place: 'Cloppenburg',
  });
  await visitor.chooseFirstUnit();
  await visitor.openOverview();
  const email = freshAddress();
  await visitor.giveContact({ email });
  // One unit: no tray, no call of a project.
  await expect(trayButton(visitor)).toHaveCount(0);
  expect(asked).not.toContain('price-deal');

  await addUnit(visitor, { group: 'wet_by_product', characteristic: 'cold_and_light', volume: 25 });
  const priced = page.waitForResponse('**/price-deal');
  await visitor.openOverview();
  await priced;
  // Another market: place and contact stay.
  await addUnit(visitor, { market: 'road_salt_and_brine', group: 'road_salt', volume: 30 });
  expect(await visitor.values()).toMatchObject({ segment: 'road_salt' });
  const last = page.waitForResponse('**/price-deal');
  await visitor.openOverview();
  const answer = await (await last).json();
  expect(answer.positions.map(({ number }: { number: string }) => number)).toEqual(['10', '20', '30']);
  expect(answer.transport.in_cents).toBeLessThan(answer.transport.alone_in_cents);
  const goods = answer.positions.reduce(
    (sum: number, each: { goods_in_cents: number }) => sum + each.goods_in_cents,
    0,
  );
  expect(answer.total_in_cents).toBe(goods + answer.transport.in_cents);
  const total = `€${(answer.total_in_cents / 100).toLocaleString('en', { maximumFractionDigits: 0 })}`;
  await expect(page.getByTestId('estimated-total')).toHaveText(total);
  const sheet = page.getByRole('region', { name: t('overview.document'), exact: true });
  for (const number of ['10', '20', '30'])
    await expect(sheet.locator(`[data-position="${number}"]`)).toHaveCount(1);
  await expect(page.locator('#overview-email')).toHaveValue(email);

  const sent = page.waitForRequest('**/create-deal-offer');
  await visitor.sendQuotation();
  const body = bodyOf(await sent);
  expect(body).toMatchObject({
    clientEmail: email,
    positions: answer.positions.map(({ configurationId }: { configurationId: string }) => ({
      configurationId,
      role: 'included',
    })),
  });
  expect(body.id).toBe(answer.positions[0].configurationId);
  const page1 = page.getByRole('region', { name: t('finalized.sheet'), exact: true });
  await expect(page1.getByTestId('quotation-number')).toHaveText(/^Q-\d{4}-\d{6}$/);
  await expect(page1.getByRole('listitem')).toHaveCount(3);
  await expect(page1).toContainText(total);
  await expect(addAnother(visitor)).toBeVisible();
  // A reload shows it and sends nothing again.
  const number = await page1.getByTestId('quotation-number').textContent();
  const before = asked.filter((name) => name === 'create-deal-offer').length;
  await page.reload();
  await expect(page1.getByTestId('quotation-number')).toHaveText(number ?? '');
  await expect(page1.getByRole('listitem')).toHaveCount(3);
  expect(asked.filter((name) => name === 'create-deal-offer')).toHaveLength(before);
});

test('the tray changes number, copies, removes, takes back, and puts another position on screen (PJ-01, Y4)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  await visitor.open();
  await visitor.toRecommendation({ market: 'agricultural', ...feed, volume: 30, place: 'Cloppenburg' });
  await visitor.chooseFirstUnit();
  await visitor.openOverview();
  await addUnit(visitor, { ...feed, volume: 12 });
  await trayButton(visitor).click();
  const tray = page.locator('#project-tray');
  await expect(tray.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(trayRow(visitor, '20')).toHaveAttribute('aria-current', 'true');
  const status = tray.getByRole('status');

  const more = page.waitForResponse('**/price-deal');
  await tray.getByRole('button', { name: t('project.more', { number: '10' }), exact: true }).click();
  await expect(status).toHaveText(
    t('project.amount-is', { number: '10', units: t('project.units', { count: 2 }) }),
  );
  expect((await (await more).json()).positions[0].amount_of_units).toBe(2);

  const copied = page.waitForResponse('**/price-deal');
  await trayRow(visitor, '10')
    .getByRole('button', { name: new RegExp(`^${t('project.duplicate')}`) })
    .click();
  const { positions } = await (await copied).json();
  expect(positions).toHaveLength(3);
  expect(positions[1].goods_in_cents).toBe(positions[0].goods_in_cents);
  expect(positions[1].amount_of_units).toBe(2);

  await trayRow(visitor, '20')
    .getByRole('button', { name: new RegExp(`^${t('project.remove')}`) })
    .click();
  await expect(trayRow(visitor, '30')).toHaveCount(0);
  await tray.getByRole('button', { name: t('project.undo'), exact: true }).click();
  await expect(trayRow(visitor, '30')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(tray).toHaveCount(0);
  await expect(trayButton(visitor)).toBeFocused();

  await trayButton(visitor).click();
  await trayRow(visitor, '10')
    .getByRole('button', { name: new RegExp(`^${t('project.change')}`) })
    .click();
  await expect(tray).toHaveCount(0);
  await visitor.expectStep('configure');
  expect(await visitor.values()).toMatchObject({ volumePerUnit: 30, amountOfUnits: 2 });

  // Without a connection the project stays, and words say why there is no price.
  await page.route('**/price-deal', (route) => route.abort());
  await trayButton(visitor).click();
  await tray.getByRole('button', { name: t('project.more', { number: '20' }), exact: true }).click();
  await expect(tray.getByText(t('project.away')).first()).toBeVisible();
  await expect(trayRow(visitor, '20')).toHaveCount(1);
  await page.unroute('**/price-deal');
  await tray.getByRole('button', { name: t('action.try-again'), exact: true }).click();
  await expect(tray.getByText(t('project.away'))).toHaveCount(0);
});
