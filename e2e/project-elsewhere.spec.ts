import { freshAddress, mailTo } from './basic-walk.ts';
import { addUnit } from './project-walk.ts';
import { expect, test } from './visit.ts';
import type { Visit } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

const feed = { group: 'animal_feed', characteristic: 'mixed_feed' } as const;

async function threeUnits(visitor: Visit): Promise<void> {
  await visitor.toFirstUnit();
  await visitor.openOverview();
  await addUnit(visitor, { group: 'wet_by_product', characteristic: 'cold_and_light', volume: 25 });
  await visitor.openOverview();
  await addUnit(visitor, { ...feed, volume: 12, amount: 2 });
  await visitor.openOverview();
}

test('a project asked for without a network is kept with all positions and sent once (PJ-07, IN-06)', async ({
  page,
  visit,
  context,
  request,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  await visitor.open();
  await threeUnits(visitor);
  const email = freshAddress();
  await visitor.giveContact({ email });
  const total = page.getByTestId('estimated-total');
  await expect(total).toHaveText(/^€\d/);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        const files = names.filter((name) => /^\/static\//.test(new URL(name).pathname));
        const kept = await Promise.all(files.map((file) => caches.match(file)));
        return files.filter((_, at) => !kept[at]);
      }),
    )
    .toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await visitor.expectStep('overview');
  for (const number of ['10', '20', '30'])
    await expect(page.locator(`[data-position="${number}"]`).first()).toBeVisible();
  await page.getByRole('button', { name: t('overview.submit'), exact: true }).click();
  await expect(page.getByText(t('offline.kept'))).toBeVisible();
  await context.setOffline(false);
  const number = page.getByTestId('quotation-number');
  await expect(number).toHaveText(/^Q-\d{4}-\d{6}$/);
  const sheet = page.getByRole('region', { name: t('finalized.sheet'), exact: true });
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  expect(await mailTo(request, email, 'offer')).toContain((await number.textContent()) ?? '-');
});
