import type { Locator } from '@playwright/test';
import type { Visit } from './visitor.ts';

export interface FurtherUnit {
  /** Another market than that of the position before. */
  readonly market?: string;
  readonly group: string;
  readonly characteristic?: string;
  readonly volume: number;
  readonly amount?: number;
}

/** The button of overview and finalized; one is displayed. */
export const addAnother = ({ page, t }: Visit): Locator =>
  page.getByRole('button', { name: t('overview.add-another'), exact: true });

/** From overview or finalized to the configuration of a further position. The place is known. */
export async function addUnit(visitor: Visit, unit: FurtherUnit): Promise<void> {
  await addAnother(visitor).first().click();
  await visitor.expectStep('product-group');
  if (unit.market) {
    await visitor.page.getByRole('button', { name: visitor.t('action.back'), exact: true }).click();
    await visitor.expectStep('market');
    await visitor.chooseMarket(unit.market);
    await visitor.expectStep('product-group');
  }
  await visitor.chooseProduct(unit.group, unit.characteristic);
  await visitor.giveVolume(unit.volume, unit.amount);
  await visitor.askRecommendation();
  await visitor.chooseFirstUnit();
}

export const trayButton = ({ page }: Visit): Locator => page.locator('[aria-controls="project-tray"]');
export const trayRow = ({ page }: Visit, number: string): Locator =>
  page.locator(`#project-tray [data-position="${number}"]`);

const rowButton = (row: Locator, action: string): Locator =>
  row.getByRole('button', { name: new RegExp(`^${action}`) });

export const duplicate = async (visitor: Visit, number: string, as: 'another' | 'alternative') => {
  const { t } = visitor;
  const row = trayRow(visitor, number);
  await rowButton(row, t('project.duplicate')).click();
  const name = t(`project.as-${as}`, { number });
  await row.getByRole('button', { name, exact: true }).click();
};

export const changeInTray = ({ t }: Visit, row: Locator): Promise<void> =>
  rowButton(row, t('project.change')).click();

/** What a position is: included, optional, or an alternative. */
export const roleOf = (visitor: Visit, number: string): Locator =>
  trayRow(visitor, number).getByRole('combobox');

export const comparisonButton = ({ page, t }: Visit, list: string): Locator =>
  page
    .locator('#project-tray')
    .getByRole('button', { name: t('project.compare-named', { list }), exact: true });

/**
 * Three different units: two silos with a larger alternative, a small silo that is optional, and a tank. Ends on
 * overview, with the contact given and the tray closed.
 */
export async function threeWithChoices(visitor: Visit, email: string, place = 'Cloppenburg'): Promise<void> {
  const { page } = visitor;
  await visitor.toRecommendation({
    market: 'agricultural',
    group: 'animal_feed',
    characteristic: 'mixed_feed',
    volume: 30,
    amount: 2,
    place,
  });
  await visitor.chooseFirstUnit();
  await visitor.openOverview();
  await visitor.giveContact({ email });
  await addUnit(visitor, { group: 'animal_feed', characteristic: 'mixed_feed', volume: 12 });
  await visitor.openOverview();
  await addUnit(visitor, { group: 'wet_by_product', characteristic: 'cold_and_light', volume: 25 });
  await trayButton(visitor).click();
  await duplicate(visitor, '10', 'alternative');
  await roleOf(visitor, '20').selectOption('optional');
  await changeInTray(visitor, trayRow(visitor, '10.B'));
  await visitor.expectStep('configure');
  await page.locator('input[name="size"]').first().waitFor();
  const sizes = page.locator('input[name="size"]');
  const at = await sizes.evaluateAll((all) => all.findIndex((input) => (input as HTMLInputElement).checked));
  await sizes
    .nth(at + 1)
    .locator('..')
    .click();
  await visitor.openOverview();
}
