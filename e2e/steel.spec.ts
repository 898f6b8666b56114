import { expectCleanAtBothWidths } from './axe-walk.ts';
import { freshAddress, mailTo } from './basic-walk.ts';
import { firstDemand } from './first-demand.ts';
import { expect, test } from './visit.ts';
import { sizes, Visit } from './visitor.ts';

test.use({ serverEnv: { CATALOGUE_DIR: 'catalogues/steel' } });

test('the second shipped catalogue is walked in a browser, in German on a phone, from market to the mailed quotation: every step fits at both widths and has no accessibility finding (CT-08, RT-16, A18)', async ({
  page,
  request,
}) => {
  await page.setViewportSize(sizes.phone);
  const visitor = new Visit(page, 'de', 'steel');
  const { t } = visitor;
  const { segment, group, characteristic, volume, place, type } = firstDemand('steel');
  await visitor.open();
  await visitor.button(`market.${segment}`).waitFor();
  await expectCleanAtBothWidths(visitor, 'market');
  await visitor.chooseMarket(segment);
  await page.locator('input[name="product-group"]').first().waitFor();
  await expectCleanAtBothWidths(visitor, 'product group');
  await visitor.chooseProduct(group, characteristic);
  // The map opens at the works, which the sample's view does not show (A18).
  const cellOfWorks = page.waitForRequest('**/map/7-68-38.bin');
  await visitor.giveVolume(volume, 3);
  await cellOfWorks;
  await visitor.givePlace(place);
  await expectCleanAtBothWidths(visitor, 'location');
  await visitor.askRecommendation();
  const card = visitor.dialog.locator(`li[data-type="${type}"]`).first();
  await card.waitFor();
  await expectCleanAtBothWidths(visitor, 'recommendation');
  await card.getByRole('button').click();
  await visitor.expectStep('configure');
  const total = page.getByTestId('estimated-total');
  await expect(total).toContainText('SEK');
  await visitor.button('accordion.open-all').click();
  await expectCleanAtBothWidths(visitor, 'configure');
  await visitor.openOverview();
  await expectCleanAtBothWidths(visitor, 'overview');
  const price = (await total.textContent()) ?? '-';
  const email = freshAddress();
  await visitor.giveContact({ email });
  await visitor.sendQuotation();
  const sheet = page.getByRole('region', { name: t('finalized.sheet'), exact: true });
  await expect(sheet.getByText(price)).toBeVisible();
  await expectCleanAtBothWidths(visitor, 'finalized');
  expect(await mailTo(request, email, 'offer')).toContain('Norrstål');
});
