import { globSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { mailTo } from './basic-walk.ts';
import { expect, test } from './visit.ts';

/** Collects policy violations of all pages in the context. */
async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.context().exposeBinding('reportViolation', (_, what: string) => violations.push(what));
  await page.context().addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = (window as unknown as { reportViolation: (what: string) => void }).reportViolation;
      report(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return violations;
}

/** Hosts that received requests, except the site's own. */
function otherHostsOf(page: Page, own: string): Set<string> {
  const others = new Set<string>();
  page.context().on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(own).origin) others.add(request.url());
  });
  return others;
}

test('a whole visit from market to a stored quotation in the mailbox, and every other page with redirects in its address, contact no other host, break no policy, and leave no name in the log; an injected script does not run (RT-01, RT-11, FN-08, threats 43, 48, 62)', async ({
  page,
  visit,
  server,
}) => {
  test.slow();
  const violations = await violationsOf(page);
  const others = otherHostsOf(page, server.address);
  let log = '';
  server.child.stdout?.on('data', (chunk) => {
    log += String(chunk).replace(/.*listening at.*/g, '');
  });
  const visitor = await visit();
  await visitor.open();
  const email = `zyxquor-${Date.now()}@example.com`;
  await visitor.toQuotation({
    email,
    phone: '+31 6 5123 4987',
    firstName: 'Zyxquor',
    lastName: 'Quibblewick',
    company: 'Zyxquor Farms',
  });

  const number = (await page.getByTestId('quotation-number').textContent()) ?? '';
  expect(number).toMatch(/^Q-\d{4}-\d{6}$/);
  // A worker sends the mail; its captured copy contains the quotation.
  await mailTo(page.request, email, 'offer');
  await page.goto('/dev/mailbox');
  const row = page.getByRole('row').filter({ hasText: email });
  expect(await row.count()).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  const expectFits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectFits();
  await row.getByRole('link').click();
  await expect(page).toHaveTitle(new RegExp(number));
  await expectFits();
  await expect(page.getByRole('link', { name: /^Quotation .*\.pdf$/ })).toBeVisible();

  const own = new URL(server.address).origin;
  const query = 'returnTo=https://evil.example&redirect_uri=https://evil.example&next=//evil.example';
  const left: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).origin !== own) left.push(frame.url());
  });
  for (const address of [
    ...['/api/docs', '/dev/mails', '/budget', '/meeting', '/a/b/c', '/dealer/de/heidkamp'],
    `/admin?${query}`,
    `/admin/home?${query}`,
    `/sign/%2F%2Fevil.example?${query}`,
    `/sign/en/complete?${query}`,
    '/open/%2F%2Fevil.example',
    '/dealer/de/..%2F..%2F%2Fevil.example',
    `/?${query}#https://evil.example`,
  ]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(new URL(page.url()).origin).toBe(own);
  }
  expect(left).toEqual([]);
  expect(violations).toEqual([]);
  expect([...others]).toEqual([]);
  await expect.poll(() => log).toContain('/api/configurator/create-offer');
  expect(log).not.toMatch(/zyxquor|quibblewick|5123 ?4987|zwolle|127\.0\.0\.1/i);

  // A violation would have been reported.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    document.body.append(script);
    const image = document.createElement('img');
    image.src = 'https://evil.example/?token';
    document.body.append(image);
  });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});

test('other sites cannot show the pages in a frame (threat 45)', async ({ page, server }) => {
  const addresses = ['/admin', '/admin/prices', '/', '/sign/en/abcd-efgh-0123', '/api/docs'];
  const body = addresses.map((address) => `<iframe src="${server.address}${address}"></iframe>`).join('');
  await page.route('http://evil.example/**', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://evil.example/');
  const shown = () => page.frames().map((frame) => frame.url().replace(/^chrome-error:.*/, 'refused'));
  await expect.poll(shown).toEqual(['http://evil.example/', ...addresses.map(() => 'refused')]);
});

test('every page of the server has a policy and declares who may frame it (threat 45, S10)', async ({
  server,
}) => {
  const files = globSync('**/*', { cwd: 'apps/site/dist', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.posix.join('/', path.relative(path.resolve('apps/site/dist'), entry.parentPath), entry.name),
    )
    .filter((file) => !file.startsWith('/map/') && !/\.(br|gz)$/.test(file));
  const pages = [
    '/',
    '/food',
    '/a/b/c',
    '/x.html',
    '/admin',
    '/admin/prices',
    '/budget',
    '/meeting',
    '/api/docs',
  ];
  const more = [
    '/sign/en/abcd-efgh-0123',
    '/open/nothing',
    '/dealer/de/heidkamp',
    '/dev/mailbox',
    '/dev/mails',
  ];
  const odd = [
    '/index.html?x',
    '/%69ndex.html',
    '/index.HTML',
    '//index.html',
    '/static/',
    '/media/x',
    '/.html',
  ];
  let seen = 0;
  for (const address of [...files, ...pages, ...more, ...odd]) {
    const { headers, body } = await fetch(server.address + address, { redirect: 'manual' });
    await body?.cancel();
    const policy = headers.get('content-security-policy') ?? '';
    if (!headers.get('content-type')?.includes('html')) continue;
    seen += 1;
    expect(policy, address).toMatch(/frame-ancestors '(self|none)'/);
    expect(policy, address).toMatch(/(default-src 'none'|script-src 'self'|sandbox )/);
  }
  expect(files).toContain('/index.html');
  expect(seen).toBeGreaterThanOrEqual(pages.length + more.length);
});

test('a message counts only if it comes from the frame while that shows a page of this site (threats 45, 48)', async ({
  page,
  visit,
}) => {
  const visitor = await visit();
  const body = '<script>if (location.search) parent.postMessage("silowright-signed", "*")</script>';
  await page.route('**/configurator/signrequest/**', (route) => route.fulfill({ json: { url: '/framed' } }));
  await page.route('**/framed*', (route) => route.fulfill({ contentType: 'text/html', body }));
  await visitor.open('/sign/en/abcd-efgh-0123');
  const iframe = page.locator('iframe');
  await expect(iframe).toBeVisible();
  const before = page.url();
  // Several requests later a page that had navigated away could not send them any more.
  const expectSamePage = async () => {
    for (let asked = 0; asked < 5; asked += 1) {
      expect(await page.evaluate(async () => (await fetch('/readyz')).status)).toBe(200);
    }
    expect(page.url()).toBe(before);
  };
  await page.evaluate(() => {
    for (const message of ['silowright-signed', 'silowright-signed-held', 'https://evil.example/'])
      window.postMessage(message, '*');
  });
  await expectSamePage();
  const heard: string[] = [];
  await page.exposeFunction('hear', (origin: string) => heard.push(origin));
  await page.evaluate(() =>
    window.addEventListener('message', ({ origin }) =>
      (window as never as { hear(o: string): void }).hear(origin),
    ),
  );
  // The window is the same, but in a sandbox its page has another origin.
  await iframe.evaluate((element: HTMLIFrameElement) => {
    element.setAttribute('sandbox', 'allow-scripts');
    element.src = '/framed?sandboxed';
  });
  await expect.poll(() => heard).toEqual(['null']);
  await expectSamePage();
  await iframe.evaluate((element: HTMLIFrameElement) => {
    element.removeAttribute('sandbox');
    element.src = '/framed?own';
  });
  await expect(page).toHaveURL(/\/sign\/en\/complete$/);
});
