import type { Frame, Page } from '@playwright/test';
import { controlPaths, openTwoSites } from './two-sites.ts';
import { expect, test, Visit } from './visit.ts';

test('inside a frame of another site over HTTPS, with third-party cookies blocked, a visitor gets from market to quotation (threat 72, A1)', async () => {
  test.slow();
  const sites = await openTwoSites();
  try {
    const page = await sites.context.newPage();
    await page.goto(sites.dealer);
    const frame = await configuratorIn(page, sites.silos);

    // Control: this browser does not return an unpartitioned cookie.
    const ask = (path: string) =>
      frame.evaluate(async (address) => (await fetch(address)).text(), sites.silos + path);
    await ask(controlPaths.set);
    expect(await ask(controlPaths.read)).not.toContain('control');

    const visitor = new Visit(frame as unknown as Page, 'en');
    await visitor.toQuotation({ email: `frame-${Date.now()}@example.com` });
    await expect(frame.getByTestId('quotation-number')).toHaveText(/^Q-\d{4}-\d{6}$/);

    const cookies = await sites.context.cookies();
    expect(cookies.map(({ name }) => name)).toContain('__Host-silowright');
    for (const cookie of cookies)
      expect(cookie).toMatchObject({ httpOnly: true, secure: true, partitionKey: expect.any(String) });
  } finally {
    await sites.stop();
  }
});

async function configuratorIn(page: Page, origin: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(origin));
  await expect.poll(() => find() !== undefined).toBe(true);
  return find() as Frame;
}
