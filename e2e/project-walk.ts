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
