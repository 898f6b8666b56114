import type { Page } from '@playwright/test';
import { freshAddress } from './basic-walk.ts';
import { configuredUnit } from './configured-unit.ts';
import { sentQuotation } from './sent-quotation.ts';
import { expect, test } from './visit.ts';
import { type Size, sizes } from './visitor.ts';

/** A phone on a poor line. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
const slowdown = 4;

/** Notes every part that moves without a click or key of the visitor. */
async function watchShifts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
        sources: { node?: Element }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? 'text');
        shifts.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

for (const size of Object.keys(sizes) as Size[])
  test(`nothing moves while a page loads on a slow line, ${size} (ST-01)`, async ({
    visit,
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    const visitor = await visit('de', size);
    const { link } = await sentQuotation(request, 'de');
    await watchShifts(page);
    const pages = {
      '/': 'h1',
      '/food': '#product-basic-name',
      '/agriculture': 'input[value="animal_feed"]',
      '/meeting': '#meeting-email',
      '/budget/questions': 'input[value="liquid"]',
      '/sign/de/complete': '#next-steps',
      [`/open/${'x'.repeat(22)}`]: '[role=alert]',
    };
    for (const [address, element] of Object.entries(pages)) {
      await visitor.open(address);
      await page.locator(element).first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect.soft(await shiftsOf(page), address).toEqual([]);
    }
    await page.goto(link);
    await page.frameLocator('iframe').locator('canvas[data-drawn="true"]').first().waitFor();
    expect.soft(await shiftsOf(page), 'sign').toEqual([]);
  });

for (const size of Object.keys(sizes) as Size[])
  test(`nothing moves from step to step on a slow line, ${size} (ST-01)`, async ({ visit, page }) => {
    test.setTimeout(300_000);
    const visitor = await visit('de', size);
    await watchShifts(page);
    const expectStill = async (step: string) => {
      await page.waitForLoadState('networkidle');
      expect.soft(await shiftsOf(page), step).toEqual([]);
    };
    await visitor.open();
    await expectStill('market');
    await visitor.chooseMarket('agricultural');
    await visitor.expectStep('product-group');
    await expectStill('product group');
    await visitor.chooseProduct('animal_feed', 'mixed_feed');
    await visitor.expectStep('volume');
    // Typed by keys: a filled field is no input for the browser, and what it shows would count.
    await page.locator('#volume-volume').pressSequentially('30');
    await page.locator('#volume-amount').press('ControlOrMeta+a');
    await page.locator('#volume-amount').pressSequentially('2');
    await visitor.button('step.location').click();
    await visitor.expectStep('location');
    await expectStill('volume and location');
    await visitor.givePlace('Cloppenburg');
    await visitor.askRecommendation();
    await visitor.dialog.locator('li[data-type]').first().waitFor();
    await expectStill('recommendation');
    await visitor.chooseFirstUnit();
    await visitor.expectStep('configure');
    await expectStill('configure');
    await visitor.openOverview();
    await expectStill('overview');
  });

test('nothing moves when overview and finalized are opened again on a slow line (ST-01)', async ({
  visit,
  page,
}) => {
  test.setTimeout(300_000);
  const { visitor } = await configuredUnit(visit, 'vvs4', { language: 'de', request: { amountOfUnits: 2 } });
  await visitor.openOverview();
  await page.getByTestId('estimated-total').first().waitFor();
  await watchShifts(page);
  await page.reload();
  await page.getByTestId('estimated-total').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect.soft(await shiftsOf(page), 'overview').toEqual([]);
  await visitor.giveContact({ email: freshAddress() });
  await visitor.sendQuotation();
  await page.reload();
  await page.getByTestId('quotation-number').waitFor();
  await page.waitForLoadState('networkidle');
  expect.soft(await shiftsOf(page), 'finalized').toEqual([]);
});
