import { type Page, request as requests } from '@playwright/test';
import { freshAddress, mailTo } from './basic-walk.ts';
import { addUnit, trayButton } from './project-walk.ts';
import { openTwoSites } from './two-sites.ts';
import { expect, test } from './visit.ts';
import { Visit } from './visitor.ts';

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
  await expect(
    page.getByRole('region', { name: t('finalized.sheet'), exact: true }).getByRole('listitem'),
  ).toHaveCount(3);
  expect(await mailTo(request, email, 'offer')).toContain((await number.textContent()) ?? '-');
});

test('on a page of another site three units become one quotation, which a reload and the link in the mail bring back (PJ-07, IN-01)', async () => {
  test.slow();
  const sites = await openTwoSites();
  const mailbox = await requests.newContext({ baseURL: sites.address });
  try {
    const page = await sites.context.newPage();
    await page.goto(sites.dealer);
    const configurator = async () => {
      const find = () => page.frames().find((frame) => frame.url().startsWith(sites.silos));
      await expect.poll(() => find() !== undefined).toBe(true);
      return new Visit(find() as unknown as Page, 'en');
    };
    await threeUnits(await configurator());
    await page.reload();
    const again = await configurator();
    await again.expectStep('overview');
    await expect(trayButton(again)).toContainText('3');
    const email = freshAddress();
    await again.giveContact({ email });
    await again.sendQuotation();
    await expect(again.page.getByTestId('quotation-number')).toHaveText(/^Q-\d{4}-\d{6}$/);
    const quoted = () =>
      page.evaluate(() => {
        const { dataLayer = [] } = window as unknown as { dataLayer?: { readonly event: string }[] };
        return dataLayer.filter(({ event }) => event === 'silowright_quoted');
      });
    await expect.poll(quoted).toMatchObject([{ positions: 3, units: 4, kind: 'quotation', currency: 'EUR' }]);

    const link = /\/open\/[\w-]+/.exec(await mailTo(mailbox, email, 'offer'))?.[0] ?? '';
    await page.goto(`${sites.dealer}/#silowright=${encodeURIComponent(link)}`);
    const opened = await configurator();
    await opened.expectStep('overview');
    await expect(trayButton(opened)).toContainText('3');
  } finally {
    await mailbox.dispose();
    await sites.stop();
  }
});
