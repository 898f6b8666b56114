import { expectAccessible } from './axe.ts';
import { expectForFingers } from './fingers.ts';
import { addUnit, trayButton, trayRow } from './project-walk.ts';
import { expect, test } from './visit.ts';

for (const size of ['phone', 'wide'] as const)
  test(`the tray on a ${size} screen: targets, the page beside it, Escape and Back (PJ-01, Y4)`, async ({
    page,
    visit,
  }) => {
    const visitor = await visit('de', size);
    const { t } = visitor;
    await visitor.open();
    await visitor.toRecommendation({
      market: 'agricultural',
      group: 'animal_feed',
      characteristic: 'mixed_feed',
      volume: 30,
      place: 'Cloppenburg',
    });
    await visitor.chooseFirstUnit();
    await visitor.openOverview();
    await addUnit(visitor, { group: 'wet_by_product', characteristic: 'cold_and_light', volume: 25 });
    await trayButton(visitor).click();
    const tray = page.locator('#project-tray');
    await expect(tray.getByText(t('project.transport')).first()).toBeVisible();
    await expectAccessible(page, `tray, ${size}`);
    await expectForFingers(tray);

    await page.keyboard.press('Escape');
    await expect(tray).toBeHidden();
    await expect(trayButton(visitor)).toBeFocused();
    await trayButton(visitor).click();
    await expect(tray).toBeVisible();
    await page.goBack();
    await expect(tray).toBeHidden();
    await visitor.expectStep('configure');

    await visitor.openOverview();
    await expect(page.locator('[data-position="20"]')).toBeVisible();
    await page.locator('[data-position="10"] summary').click();
    await expectAccessible(page, `overview of a project, ${size}`);
    await trayButton(visitor).click();
    await trayRow(visitor, '10')
      .getByRole('button', { name: new RegExp(`^${t('project.change')}`) })
      .click();
    await visitor.expectStep('configure');
    expect(await visitor.values()).toMatchObject({ volumePerUnit: 30 });
  });
