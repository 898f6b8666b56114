import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from './testing/test-app.ts';

const webRoot = mkdtempSync(path.join(os.tmpdir(), 'silowright-shell-'));
const index = path.join(webRoot, 'index.html');
const meta = (content: string) => `<meta property="og:image" content="${content}" />`;
let app: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  writeFileSync(index, meta('/share.png'));
  app = await startTestApp({ PUBLIC_URL: 'https://silos.example.com' }, { webRoot });
});
afterAll(async () => {
  await app.stop();
  rmSync(webRoot, { recursive: true, force: true });
});
const get = (headers = {}) => app.app.server.inject({ url: '/', headers });
const whole = meta('https://silos.example.com/share.png');

test.each([
  [undefined, (body: Buffer) => body],
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)('the picture of a link has its whole address, sent as %s', async (encoding, unpack) => {
  const answer = await get(encoding && { 'accept-encoding': `deflate, ${encoding}` });
  expect(unpack(answer.rawPayload).toString()).toBe(whole);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toContain('accept-encoding');
});

test('a page that is known already is not sent again, a newly built one is', async () => {
  const { etag } = (await get()).headers;
  const again = await get({ 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  writeFileSync(index, `${meta('/share.png')}<p>new</p>`);
  utimesSync(index, new Date(), new Date(Date.now() + 5000));
  const fresh = await get({ 'if-none-match': etag });
  expect([fresh.statusCode, fresh.body]).toEqual([200, `${whole}<p>new</p>`]);
});
