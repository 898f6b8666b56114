import { freshAddress } from '../basic-walk.ts';
import { configuredUnit } from '../configured-unit.ts';
import type { Walk } from './walk.ts';

export const firstSteps: Walk = async ({ visitor, look }) => {
  const { page, t } = visitor;
  await visitor.open();
  await visitor.button('market.agricultural').waitFor();
  await look('market');
  await page.locator('header summary').click();
  await look('market languages');
  await page.keyboard.press('Escape');
  await visitor.button('help.open').click();
  await look('market help');
  await page.goBack();
  await visitor.chooseMarket('other_industries');
  await page.locator('#lead-company').waitFor();
  await look('lead');
  await visitor.button('lead.submit').click();
  await look('lead errors');
  await visitor.open('/?SEGMENTS_SIMPLIFIED=false');
  await visitor.button('market.agricultural').waitFor();
  await look('market eight');
  await visitor.open('/agriculture');
  await page.locator('input[value="animal_feed"]').waitFor();
  await look('product-group');
  await page.locator('input[value="wet_by_product"]').check();
  await look('product-group temperatures');
  await page.locator('input[value="animal_feed"]').check();
  await look('product-group chosen');
  await visitor.chooseProduct('animal_feed', 'mixed_feed');
  await page.locator('#volume-volume').waitFor();
  await look('volume');
  await page.locator('#volume-volume').fill('3');
  await visitor.button('step.location').click();
  await page.getByText(t('volume.helper-open')).click();
  await page.getByText(t('planner.open')).click();
  await page.locator('#stock-planner-usePerDayT').fill('2,4');
  await page.getByText(t('planner.table')).click();
  await look('volume planner and error');
  await visitor.giveVolume(30, 2);
  await page.locator('.leaflet-container').waitFor();
  await look('location');
  await visitor.placeField.fill('Zwolle');
  await page.getByRole('option').first().waitFor();
  await look('location suggestions');
  await visitor.placeField.press('Enter');
  await page.getByText(t('location.inside'), { exact: true }).click();
  await look('location inside');
  await page.locator('#location-height').fill('2');
  await visitor.askRecommendation();
  await visitor.button('recommendation.custom-quote').waitFor();
  await look('nothing fits');
  await visitor.button('recommendation.change-placement-outside').click();
  await visitor.dialog.locator('li[data-type]').first().waitFor();
  await look('recommendation');
};

export const configure: Walk = async ({ visitor, look }) => {
  const { page } = visitor;
  const request = { amountOfUnits: 2 };
  const visit = async () => visitor;
  const unit = await configuredUnit(visit, 'vvs4', { language: visitor.language, request });
  await look('configure');
  await unit.open('colour');
  await unit.head('colour').scrollIntoViewIfNeeded();
  await look('configure colour');
  await visitor.button('configure.show-price-overview').first().click();
  await look('configure price overview');
  await visitor.openOverview();
  await page.getByTestId('estimated-total').first().waitFor();
  await look('overview');
  await visitor.button('overview.submit').click();
  await look('overview errors');
  await visitor.giveContact({ email: freshAddress() });
  await look('overview filled');
  await page.route('**/api/configurator/create-offer', (route) => route.fulfill({ status: 503, body: '{}' }));
  await visitor.button('overview.submit').click();
  await visitor.button('finalized.try-again').waitFor();
  await look('finalized failed');
  await page.unroute('**/api/configurator/create-offer');
  await visitor.button('finalized.try-again').click();
  await page.getByTestId('quotation-number').waitFor();
  await look('finalized');
};

/** The other types of the same screens. */
export const otherUnits: Walk = async ({ visitor, look }) => {
  const visit = async () => visitor;
  for (const type of ['fs', 'nb'] as const) {
    const unit = await configuredUnit(visit, type, { language: visitor.language });
    await look(`configure ${type}`);
    await unit.open('access');
    await look(`configure ${type} access`);
    await visitor.openOverview();
    await visitor.page.getByTestId('estimated-total').first().waitFor();
    await look(`overview ${type}`);
  }
};

export const dealer: Walk = async ({ visitor, look }) => {
  const { page } = visitor;
  for (const id of ['waalzout', 'maasland']) {
    await visitor.open(`/dealer/${visitor.language}/${id}`);
    await page.getByRole('main').getByRole('button').first().waitFor();
    await look(`dealer ${id} market`);
  }
  await visitor.toRecommendation({ market: 'road_salt_and_brine', group: 'road_salt', volume: 100 });
  await visitor.dialog.locator('li[data-type] button').first().click();
  await visitor.expectStep('configure');
  await page.getByTestId('estimated-total').waitFor();
  await look('dealer configure');
  await visitor.openOverview();
  await page.getByTestId('estimated-total').first().waitFor();
  await look('dealer overview');
  await visitor.giveContact({ email: freshAddress() });
  await visitor.sendQuotation();
  await look('dealer finalized');
};

export const errors: Walk = async ({ visitor, look }) => {
  const { page, t } = visitor;
  await visitor.open('/no/such/page');
  await look('not found');
  await visitor.open(`/open/${'x'.repeat(22)}`);
  await page.getByText(t('reopen.unknown')).waitFor();
  await look('reopen unknown');
  await visitor.open('/share#damaged');
  await page.getByText(t('share.open-failed')).waitFor();
  await look('share damaged');
  await page.route('**/static/js/product-group-screen*', (route) => route.fulfill({ status: 404, body: '' }));
  await visitor.open('/agriculture');
  await page.getByRole('alert').waitFor();
  await look('script missing');
  await page.unroute('**/static/js/product-group-screen*');
  await page.route('**/static/js/main-*', (route) => route.abort());
  await visitor.open();
  await page.locator('#load-error').waitFor();
  await look('no script');
};
