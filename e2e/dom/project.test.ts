import { exampleDealers } from '@silowright/catalogue/testing/sample';
import { freshAddress } from '../basic-walk.ts';
import {
  addAnother,
  addUnit,
  changeInTray,
  comparisonButton,
  duplicate,
  roleOf,
  threeWithChoices,
  trayButton,
  trayRow,
} from '../project-walk.ts';
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
  await duplicate(visitor, '10', 'another');
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
  await changeInTray(visitor, trayRow(visitor, '10'));
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

test('a German visitor of a dealer compares an alternative, chooses it, leaves an option to the quotation, and it is sent so (PJ-04, PJ-07, CU-02)', async ({
  page,
  visit,
}) => {
  const visitor = await visit('de', 'phone');
  const { t } = visitor;
  await visitor.open(`/dealer/de/${dealer.id}`);
  const email = freshAddress();
  const copied = page.waitForRequest('**/copy-configuration');
  await threeWithChoices(visitor, email);
  const { id, copyId } = bodyOf(await copied);
  const sheet = page.getByRole('region', { name: t('overview.document'), exact: true });
  const row = (number: string) => sheet.locator(`[data-position="${number}"]`);
  const total = page.getByTestId('project-total').first();
  const [small, alternative, not] = ['optional', 'alternative', 'not-in-total'].map((key) =>
    t(key === 'not-in-total' ? `project.${key}` : `project.role-${key}`),
  );
  await expect(row('10.A')).toContainText(`${alternative}, ${t('project.counted')}`);
  await expect(row('10.B')).toContainText(`${alternative}, ${not}`);
  await expect(row('20')).toContainText(`${small}, ${not}`);
  await expect(row('30')).not.toContainText(not!);
  // What a choice does is said before it is made.
  await expect(row('20')).toContainText(/gesamt\s[+−]/);
  const before = await total.textContent();

  await trayButton(visitor).click();
  const compared = page.waitForResponse('**/compare-positions');
  await comparisonButton(visitor, '10.A, 10.B').click();
  const answer = await (await compared).json();
  expect(answer.positions.map(({ configurationId }: { configurationId: string }) => configurationId)).toEqual(
    [id, copyId],
  );
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByText(t('compare.what-differs'), { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText(/^B kostet .* mehr/);
  await dialog.getByRole('radio').nth(1).check();
  await dialog.getByRole('button', { name: t('compare.continue', { letter: 'B' }), exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(comparisonButton(visitor, '10.A, 10.B')).toBeFocused();
  await expect(total).not.toHaveText(before!);

  // The last change can be taken back, and made again.
  const tray = page.locator('#project-tray');
  const chosen = (number: string) => trayRow(visitor, number).getByRole('checkbox');
  await expect(chosen('10.B')).toBeChecked();
  await tray.getByRole('button', { name: t('project.undo'), exact: true }).click();
  await expect(chosen('10.A')).toBeChecked();
  await expect(total).toHaveText(before!);
  await chosen('10.B').click();
  await expect(chosen('10.A')).not.toBeChecked();
  await page.keyboard.press('Escape');

  const sent = page.waitForRequest('**/create-deal-offer');
  await visitor.sendQuotation();
  const body = bodyOf(await sent);
  const roles = (body.positions as { role: string }[]).map(({ role }) => role);
  expect(roles).toEqual(['alternative', 'alternative', 'optional', 'included']);
  expect(body).toMatchObject({ id, chosen: [copyId] });
  const page1 = page.getByRole('region', { name: t('finalized.sheet'), exact: true });
  await expect(page1).toContainText(t('project.of-positions', { list: '10.B, 30', count: 4 }));
  await expect(page.locator('#root')).toContainText(
    t('project.choices-later', { list: t('project.choice-optional', { number: '20' }) }).slice(0, 20),
  );
});

test('two that are included again, and Back goes to the position that was on screen then (PJ-01, PJ-04)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  await visitor.open();
  await visitor.toRecommendation({ market: 'agricultural', ...feed, volume: 30, place: 'Cloppenburg' });
  await visitor.chooseFirstUnit();
  await visitor.openOverview();
  await addUnit(visitor, { ...feed, volume: 12 });
  await trayButton(visitor).click();
  const toFirst = await roleOf(visitor, '20').locator('option').nth(2).getAttribute('value');
  await roleOf(visitor, '20').selectOption(toFirst!);
  await expect(trayRow(visitor, '10.B')).toHaveCount(1);
  await expect(roleOf(visitor, '10.B')).toBeFocused();
  await roleOf(visitor, '10.B').selectOption('included');
  await expect(trayRow(visitor, '20')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await visitor.openOverview();
  await addAnother(visitor).first().click();
  await visitor.expectStep('product-group');
  await page.goBack();
  await visitor.expectStep('overview');
  await page.goBack();
  const volume = async () => (await visitor.values()).volumePerUnit;
  await expect.poll(volume).toBe(12);
  await visitor.expectStep('configure');
  await page.goForward();
  await page.goForward();
  await expect.poll(volume).toBeUndefined();
  await visitor.expectStep('product-group');
});
