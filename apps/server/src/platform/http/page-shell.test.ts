import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { prerenderFile } from '@silowright/contract/first-page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from './testing/test-app.ts';

const webRoot = mkdtempSync(path.join(os.tmpdir(), 'silowright-shell-'));
const index = path.join(webRoot, 'index.html');
const page = (picture: string, name: string) =>
  `<meta property="og:image" content="${picture}" /><title>${name}</title>`;
let app: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  writeFileSync(index, page('/share.png', 'Silowright'));
  writeFileSync(path.join(webRoot, '404.html'), '<title>Silowright</title>');
  app = await startTestApp(
    { PUBLIC_URL: 'https://silos.example.com', COMPANY_NAME: 'Boer & Zn. "$1"' },
    { webRoots: { site: webRoot, desk: webRoot } },
  );
});
afterAll(async () => {
  await app.stop();
  rmSync(webRoot, { recursive: true, force: true });
});
const get = (headers = {}) => app.app.server.inject({ url: '/', headers });
const name = 'Boer &amp; Zn. &quot;$1&quot;';
const whole = page('https://silos.example.com/share.png', name);

test.each([
  [undefined, (body: Buffer) => body],
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)(
  'the page contains the company’s name and the absolute address of its picture, sent as %s (V27)',
  async (encoding, unpack) => {
    const answer = await get(encoding && { 'accept-encoding': `deflate, ${encoding}` });
    expect(unpack(answer.rawPayload).toString()).toBe(whole);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('accept-encoding');
  },
);

test('a cached page is not sent again, a newly built one is', async () => {
  const { etag } = (await get()).headers;
  const again = await get({ 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  writeFileSync(index, `${page('/share.png', 'Silowright')}<p>new</p>`);
  utimesSync(index, new Date(), new Date(Date.now() + 5000));
  const fresh = await get({ 'if-none-match': etag });
  expect([fresh.statusCode, fresh.body]).toEqual([200, `${whole}<p>new</p>`]);
});

test('a page that does not exist contains the company’s name too (V27)', async () => {
  const answer = await app.app.server.inject({ url: '/a/b/c/d' });
  expect([answer.statusCode, answer.body]).toEqual([404, `<title>${name}</title>`]);
});

const plainIndex = '<html lang="en"><head></head><body><div id="root">skeleton</div></body></html>';

test('the first page comes with its screen, in the language that the app will choose (RT-01, LG-03)', async () => {
  writeFileSync(index, plainIndex);
  mkdirSync(path.join(webRoot, 'prerender'));
  // In place of the web app; e2e/first-pages.spec.ts has the real one.
  writeFileSync(
    path.join(webRoot, prerenderFile),
    `export const prerender = async ({ path, locale, messages, boot, shapes, settings, productGroups }) => {
      if (path === '/budget') throw new Error('planted');
      const given = [path, locale, messages['market.title'], boot.languages, Object.keys(shapes).length > 3];
      return JSON.stringify([...given, settings.company.name, productGroups?.map(({ type }) => type)]);
    };`,
  );
  utimesSync(index, new Date(), new Date(Date.now() + 10_000));
  const screenOf = async (url: string, wanted = '') => {
    const { body, headers } = await app.app.server.inject({ url, headers: { 'accept-language': wanted } });
    expect(headers.vary).toBe('accept-encoding, accept-language, sec-fetch-dest');
    const [, language, screen = ''] = /<html lang="(.*?)">[\s\S]*<body>(.*)<\/body>/.exec(body) ?? [];
    return screen.includes('skeleton') ? undefined : { language, screen: JSON.parse(screen) as unknown[] };
  };
  const languageOf = async (url: string, wanted?: string) => (await screenOf(url, wanted))?.language;
  expect(await languageOf('/')).toBe('en-GB');
  expect(await languageOf('/', 'fr, da;q=0.5, de-AT;q=0.8, nl;q=0')).toBe('de-DE');
  expect(await languageOf('/?language=nl&utm_source=fair', 'de')).toBe('nl-NL');
  expect(await languageOf('/?SEGMENTS_SIMPLIFIED=false')).toBeUndefined();
  // In a frame of another site, and for use without a network, where every address shows the kept page.
  for (const dest of ['iframe', 'empty'])
    expect((await get({ 'sec-fetch-dest': dest })).body).toContain('skeleton');
  expect(await languageOf('/agriculture/animal_feed')).toBeUndefined();
  expect(await languageOf('/admin')).toBeUndefined();
  expect((await screenOf('/agriculture', 'da'))?.screen).toEqual([
    ...[
      '/agriculture',
      'da_DK',
      app.texts('da_DK')['market.title'],
      ['en_GB', 'nl_NL', 'de_DE', 'da_DK'],
      true,
    ],
    ...['Boer & Zn. "$1"', ['animal_feed', 'wet_by_product', 'waste_water']],
  ]);
  // A fault of the web app costs only the screen.
  expect(await languageOf('/budget')).toBeUndefined();
  expect((await app.app.server.inject({ url: `/${prerenderFile}` })).statusCode).toBe(404);
});

test('a page names the script of its first screen with what that imports', async () => {
  const scripts = path.join(webRoot, 'static/js');
  mkdirSync(scripts, { recursive: true });
  writeFileSync(
    path.join(scripts, 'product-group-screen-a_1.js'),
    'import{a}from"./start-b.js";import{b}from"./steps-c-2.js";',
  );
  writeFileSync(path.join(scripts, 'budget-area-d.js'), '');
  writeFileSync(
    index,
    '<head><script type="module" crossorigin src="/static/js/main-e.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/static/js/start-b.js"></head>',
  );
  utimesSync(index, new Date(), new Date(Date.now() + 15_000));
  const linked = async (url: string) =>
    Array.from(
      (await app.app.server.inject({ url })).body.matchAll(
        /<(?:link|script) (?:rel|type)="(\w+)"[^>]* (?:href|src)="\/static\/js\/(.*?)"/g,
      ),
      ([, as, file]) => `${as} ${file}`,
    );
  const plain = ['module main-e.js', 'modulepreload start-b.js'];
  expect(await linked('/agriculture?language=de')).toEqual([
    ...plain,
    'modulepreload steps-c-2.js',
    'modulepreload product-group-screen-a_1.js',
  ]);
  expect(await linked('/budget/overview')).toEqual([...plain, 'modulepreload budget-area-d.js']);
  expect(await linked('/admin')).toEqual(plain);
});

test('a budget that is loaded again comes without its screen: the browser may have answers (BG-04)', async () => {
  writeFileSync(index, plainIndex);
  utimesSync(index, new Date(), new Date(Date.now() + 20_000));
  const url = '/budget/questions';
  const bodyFor = async (headers = {}) => (await app.app.server.inject({ url, headers })).body;
  expect(await bodyFor()).not.toContain('skeleton');
  expect(await bodyFor({ 'cache-control': 'max-age=0' })).toContain('skeleton');
});
