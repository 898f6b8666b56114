import type { GroupFlowAnswer } from '@silowright/contract/configurator';
import { firstDemand } from '../first-demand.ts';
import { bodyOf } from '../visitor.ts';
import { onShipped } from './shipped.ts';
import { expect } from './visit.ts';

for (const [catalogue, language, size] of [
  ['grp', 'en', 'wide'],
  ['steel', 'de', 'phone'],
] as const)
  onShipped[catalogue](
    `a visitor finds a unit of ${catalogue}, ${language} ${size} (CT-08, RT-01, MK-04, PG-02, PG-03, VO-01, VO-05, VO-07, LO-01, LO-08, LO-09, LO-11, RM-01, RM-03, RM-04, RM-09, EN-03, EN-06, Y10)`,
    async ({ page, visit }) => {
      const { segment, label, group, characteristic, type, volume, place: town } = firstDemand(catalogue);
      const visitor = await visit(language, size);
      const { t } = visitor;
      await visitor.open();
      await visitor.expectStep('market');
      await visitor.chooseMarket(segment);

      await visitor.expectStep('product-group');
      await expect(visitor.heading(`market.${segment}`)).toBeVisible();
      expect(await visitor.values()).toMatchObject({
        segment,
        segment_label: label,
        fromMarketSelect: true,
        id: expect.stringMatching(/^[0-9a-w]{4}-[0-9a-w]{4}-[0-9a-w]{4}$/),
      });
      await page.locator(`input[value="${group}"]`).check();
      await expect(page.locator(`input[value="${characteristic}"]`)).toBeChecked();
      await visitor.button('step.volume').click();

      await expect(visitor.heading('volume.title-silo')).toBeVisible();
      await page.locator('#volume-volume').fill(String(volume));
      await page.locator('#volume-amount').fill('2');
      await expect(page.locator('#volume-total')).toHaveValue(String(2 * volume));
      await visitor.button('step.location').click();

      await expect(visitor.heading('location.title')).toBeVisible();
      await expect(page.locator('input[name="placement"][value="outside"]')).toBeChecked();
      await visitor.givePlace(town);
      const asked = page.waitForRequest('**/configurator/create-recommendation');
      const answered = page.waitForResponse('**/configurator/create-recommendation');
      await visitor.askRecommendation();
      const body = bodyOf(await asked);
      expect(body).toMatchObject({
        segment,
        productGroupType: group,
        characteristicGroupType: characteristic,
        volumePerUnit: volume,
        amountOfUnits: 2,
        placement: 'outside',
        recommendationShown: 'product-group',
        locationLattitude: expect.any(Number),
        locationLongitude: expect.any(Number),
      });
      const place = String(body.locationPlacename);
      expect(body.locationCountry).toBe(place.split(',').at(-1)?.trim());

      const news = visitor.dialog.getByRole('status');
      await expect(news).toBeFocused();
      await visitor.dialog.locator('li[data-type]').first().waitFor();
      const count = await visitor.dialog.locator('li[data-type]').count();
      await expect(news).toContainText(t('recommendation.found', { count }));
      const card = visitor.dialog.locator(`li[data-type="${type}"]`).first();
      await expect(
        card.getByRole('heading', { name: t(`storage-type.${type}.name`), exact: true }),
      ).toBeVisible();
      await expect(card.getByText(t('recommendation.volume-per-unit', { volume }))).toBeVisible();
      await expect(card.getByText(/^\d+[.,]\d\s×\s\d+[.,]\d\sm$/)).toBeVisible();
      for (const point of [1, 2, 3])
        await expect(card.getByText(t(`storage-type.${type}.selling-point-${point}`))).toBeVisible();
      await expect(card.getByRole('img')).toBeVisible();
      await expect(card.getByText(new RegExp(t('recommendation.from', { price: '' })))).toBeVisible();
      await visitor.dialog.getByText(t('recommendation.compare')).click();
      await expect(visitor.dialog.getByRole('row')).toHaveCount(count + 1);
      // The first says why it is first; no other does, but each what it gives instead.
      const { explanation } = (await (await answered).json()) as GroupFlowAnswer;
      const reason = `recommendation.first-${explanation.first!.kind}`;
      await expect(visitor.dialog.getByText(t(reason))).toHaveCount(1);
      const instead = t('recommendation.instead', { list: '' }).slice(0, -1).trim();
      const different = Object.values(explanation.cards).filter(({ differences }) =>
        differences.some(({ kind }) => kind !== 'cost'),
      );
      await expect(visitor.dialog.getByText(instead)).toHaveCount(different.length);
      // Fewer units for less money are shown with one click.
      await visitor.button('recommendation.split-show').click();
      await expect(news).toContainText(
        t('recommendation.summary-silo', { count: 1, volume: 2 * volume, product: '', place: '' }).slice(
          0,
          12,
        ),
      );
      expect(await visitor.values()).toMatchObject({ volumePerUnit: 2 * volume, amountOfUnits: 1 });
      await visitor.dialog.getByRole('button', { name: t('action.back'), exact: true }).click();
      await visitor.giveVolume(volume, 2);
      await visitor.askRecommendation();
      await expect(visitor.dialog.getByText(t('recommendation.footnote'))).toBeVisible();
      await card
        .getByRole('button', {
          name: t('recommendation.select-named', { name: t(`storage-type.${type}.name`), volume }),
          exact: true,
        })
        .click();
      await visitor.expectStep('configure');
      expect(await visitor.values()).toMatchObject({
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        preconfiguredUnitType: type,
        diameterInMm: expect.any(Number),
        heightInMm: expect.any(Number),
        unitPriceInCents: expect.any(Number),
        volumePerUnit: volume,
        locationPlacename: place,
      });
    },
  );

onShipped.grp(
  'Back closes the modal first, then goes one step back; Back in the modal goes to the step before location (RT-07, RM-05)',
  async ({ page, visit }) => {
    const visitor = await visit();
    await visitor.open();
    await visitor.toRecommendation({ market: 'agricultural', group: 'animal_feed', volume: 30 });
    await page.goBack();
    await expect(visitor.dialog).toBeHidden();
    await visitor.expectStep('location');
    await expect(visitor.placeField).toHaveValue(/Zwolle/);
    await page.goBack();
    await visitor.expectStep('volume');
    await expect(page.locator('#volume-volume')).toHaveValue('30');
    await page.goForward();
    await visitor.expectStep('location');
    await visitor.askRecommendation();
    await visitor.dialog.getByRole('button', { name: visitor.t('action.back'), exact: true }).click();
    await visitor.expectStep('volume');
    await expect(visitor.dialog).toBeHidden();
  },
);
