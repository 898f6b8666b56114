import { languages } from '../packages/domain/src/locale.ts';
import { expectClean } from './axe-walk.ts';
import { expect, test } from './visit.ts';
import { sizes, Visit } from './visitor.ts';

const tracker = 'https://tracker.example/visits.js';
const chat = 'https://chat.example/widget.js';

test.use({
  serverEnv: {
    COMPANY_NAME: 'Vereinigte Silo- und Behälterbau Werke Münsterland',
    TRACKER_SCRIPT_URL: tracker,
    CHAT_SCRIPT_URL: chat,
    BOOK_MEETING_URL: 'https://calendar.example/book',
  },
});
// In one worker: another one would start a server with these settings too.
test.describe.configure({ mode: 'default' });

test('the complete page has a title, a subtitle and no chat in every language; the company is in header and title, however long its name (SG-02, RT-16)', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('silowright-consent', 'granted'));
  const outside: string[] = [];
  await page.route(/^https:/, (route) => {
    outside.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const expectNamed = async (place: string) => {
    const name = 'Vereinigte Silo- und Behälterbau Werke Münsterland';
    await expect(page).toHaveTitle(new RegExp(` · ${name}$`));
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    await expect.poll(fits, place).toBe(true);
  };
  for (const [index, language] of languages.entries()) {
    const visitor = new Visit(page, language);
    await page.setViewportSize(index % 2 === 0 ? sizes.wide : sizes.phone);
    if (index === 0) await page.goto(`/sign/${language}/complete`, { waitUntil: 'networkidle' });
    else {
      // Without loading.
      await page.locator('header summary').click();
      await page.locator(`header button[lang="${language}"]`).click();
      await page.waitForURL(`**/sign/${language}/complete`);
    }
    await expect(visitor.heading('signing.complete-title')).toBeVisible();
    await expect(page.getByText(visitor.t('signing.complete-subtitle'))).toBeVisible();
    await expectNamed(language);
  }
  const visitor = new Visit(page, 'de');
  await page.setViewportSize(sizes.phone);
  await page.goto('/sign/de/complete?mail=held', { waitUntil: 'networkidle' });
  await expect(page.getByText(visitor.t('signing.complete-held'))).toBeVisible();
  await expectClean(visitor, 'the complete page with a held mail');
  expect(outside).toEqual([]);
  for (const address of ['/admin', '/budget', '/']) {
    await visitor.open(address);
    await expectNamed(address);
  }
  await expect.poll(() => outside).toEqual(expect.arrayContaining([tracker, chat]));
});

test('with BOOK_MEETING_URL an external calendar is shown in a frame (D11, RM-08, RS-03)', async ({
  page,
  visit,
}) => {
  const { t } = await visit();
  await page.route('https://calendar.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Another calendar</h1>' }),
  );
  await page.goto('/meeting');
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'Another calendar', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: t('meeting.external'), exact: true })).toHaveAttribute(
    'href',
    'https://calendar.example/book',
  );
  await expect(page.locator('input[name="meeting-slot"]')).toHaveCount(0);
});
