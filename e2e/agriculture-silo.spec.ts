import { makeSessionId } from '../packages/domain/src/session/session-id.ts';
import { requests } from './configured-unit.ts';
import { expect, test } from './visit.ts';
import { sizes } from './visitor.ts';

test('the recommendation fills a phone, and on a wide screen every candidate can be chosen without scrolling (RM-03, ST-06)', async ({
  page,
  visit,
}) => {
  const visitor = await visit('de', 'phone');
  await visitor.openAt('location', {
    id: makeSessionId(() => Math.floor(Math.random() * 256)),
    ...requests.vvs4,
    volumePerUnit: 36,
    amountOfUnits: 2,
  });
  await visitor.givePlace('Cloppenburg');
  await visitor.askRecommendation();
  const buttons = visitor.dialog.locator('li[data-type] button');
  await buttons.first().waitFor();
  // Below 652 px it fills the screen except for a scrollbar.
  const width = async () => (await visitor.dialog.boundingBox())?.width;
  await expect.poll(width).toBeGreaterThanOrEqual(375);
  await page.setViewportSize({ ...sizes.wide, height: 800 });
  await expect.poll(width).toBe(700);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
});
