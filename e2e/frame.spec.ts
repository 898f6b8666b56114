import { type Frame, type Page, request } from '@playwright/test';
import { hostileAddresses } from '../apps/site/src/embed/testing/hostile-addresses.ts';
import { freshAddress, mailTo } from './basic-walk.ts';
import { controlPaths, openTwoSites } from './two-sites.ts';
import { expect, test } from './visit.ts';
import { Visit } from './visitor.ts';

interface Heard {
  readonly name: string;
  readonly address?: string;
  readonly link?: string;
}

test('on a page of another site over HTTPS, with third-party cookies blocked, a visitor gets from market to a signed quotation, the page hears each event once, and links to it open nothing but the configurator (IN-01, A9, threat 72, A1, S15)', async () => {
  test.slow();
  const sites = await openTwoSites();
  const mailbox = await request.newContext({ baseURL: sites.address });
  try {
    const page = await sites.context.newPage();
    await page.goto(sites.dealer);
    const frame = await configuratorIn(page, sites.silos);
    const heard = () => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
    const milestones = async () => (await heard()).map(({ name }) => name).filter((name) => name !== 'step');

    // Control: this browser does not return an unpartitioned cookie.
    const ask = (path: string) =>
      frame.evaluate(async (address) => (await fetch(address)).text(), sites.silos + path);
    await ask(controlPaths.set);
    expect(await ask(controlPaths.read)).not.toContain('control');

    // The host's colour, and a frame as high as its contents.
    await expect(frame.locator('html')).toHaveAttribute('data-grows');
    await expect(frame.locator('html')).toHaveAttribute('style', /--color-brand: #0b5394/);
    const heights = () =>
      Promise.all([
        page.locator('iframe').evaluate((element) => element.clientHeight),
        frame.evaluate(() => document.documentElement.scrollHeight),
      ]);
    await expect.poll(async () => new Set(await heights()).size).toBe(1);

    const visitor = new Visit(frame as unknown as Page, 'en');
    await visitor.toFirstUnit();
    await expect.poll(milestones).toEqual(['recommended']);

    // Back of the host page goes back in the frame; a reload keeps the step.
    await expect.poll(async () => (await heard()).at(-1)?.address).toContain('#configure');
    await page.evaluate(() => history.back());
    await visitor.expectStep('location');
    await page.evaluate(() => history.forward());
    await visitor.expectStep('configure');
    expect(await milestones()).toEqual(['recommended']);
    await page.reload();
    const reloaded = await configuratorIn(page, sites.silos);
    const again = new Visit(reloaded as unknown as Page, 'en');
    await again.expectStep('configure');

    await again.openOverview();
    const email = freshAddress();
    await again.giveContact({ email });
    await again.sendQuotation();
    await expect(reloaded.getByTestId('quotation-number')).toHaveText(/^Q-\d{4}-\d{6}$/);
    await expect.poll(milestones).toEqual(['configured', 'quoted']);
    const [, quoted] = await page.evaluate(
      () => (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer,
    );
    expect(quoted).toMatchObject({
      event: 'silowright_quoted',
      currency: 'EUR',
      kind: 'quotation',
      market: 'agriculture',
      units: 1,
    });
    expect(JSON.stringify(quoted)).not.toMatch(/@|Q-\d/);
    // The whole visit needed no cookie, also for the file.
    const download = page.waitForEvent('download');
    await reloaded.locator('a[download]').first().click();
    expect((await download).suggestedFilename()).toMatch(/^Q-.*\.pdf$/);
    expect((await sites.context.cookies(sites.silos)).map(({ name }) => name)).toEqual([]);

    // A link of the host page opens the sign page in the element.
    const mail = await mailTo(mailbox, email, 'offer');
    const link = /\/sign\/en\/[\w-]+#[\w-]{22}/.exec(mail)?.[0] ?? '';
    await page.goto(`${sites.dealer}/sign#silowright=${encodeURIComponent(link)}`);
    const signing = page.frameLocator('iframe').frameLocator('iframe');
    // The contract names the buyer.
    for (const [field, value] of [
      ['street', 'Dorfstraße 1'],
      ['postalCode', '48143'],
      ['city', 'Münster'],
    ])
      await signing.locator(`#buyer-${field}`).fill(value!);
    await signing.locator('#buyer-country').selectOption('DE');
    for (const none of await signing.getByRole('checkbox').all()) await none.check();
    await signing.getByRole('button', { name: again.t('buyer.continue'), exact: true }).click();
    await signing.getByLabel(again.t('signing.name')).fill('Anna Weßling');
    await signing.getByText(again.t('signing.typed'), { exact: true }).click();
    await signing.getByLabel(again.t('signing.typed-label')).fill('Anna Weßling');
    await signing.getByRole('checkbox').check();
    await signing.getByRole('button', { name: again.t('signing.sign'), exact: true }).click();
    await expect(page.frameLocator('iframe').getByText(again.t('signing.complete-title'))).toBeVisible();
    await expect.poll(milestones).toEqual(['signed']);

    for (const address of hostileAddresses)
      expect(new URL(await openedBy(page, address)).origin, address).toBe(sites.silos);
    expect(await page.evaluate(() => 'taken' in window)).toBe(false);
    expect(page.url()).toMatch(`${sites.dealer}/sign`);
  } finally {
    await mailbox.dispose();
    await sites.stop();
  }
});

/** The page opened by a link with this address, in its frame, and after a change of the hash. */
const openedBy = (page: Page, address: string): Promise<string> =>
  page.evaluate(async (text) => {
    const hash = `#silowright=${encodeURIComponent(text)}`;
    history.replaceState(null, '', hash);
    const element = document.createElement('silowright-configurator');
    document.body.append(element);
    const opened = element.querySelector('iframe')?.src ?? '';
    // A script in the address would run now, and one behind a change of the hash.
    await new Promise((resolve) => setTimeout(resolve, 20));
    dispatchEvent(new Event('hashchange'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    element.remove();
    return opened;
  }, address);

async function configuratorIn(page: Page, origin: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(origin));
  await expect.poll(() => find() !== undefined).toBe(true);
  return find() as Frame;
}
