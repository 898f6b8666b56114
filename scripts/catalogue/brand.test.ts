import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { queueOf, sendOffer } from '../../apps/server/src/configurator/testing/offers.ts';
import { mixedFeed } from '../../apps/server/src/configurator/testing/worked-cases.ts';
import { composeMail } from '../../apps/server/src/mails/compose-mail.ts';
import { startTestApp } from '../../apps/server/src/platform/http/testing/test-app.ts';
import { isTest, sourceFiles } from '../house/source-files.ts';

const root = join(import.meta.dirname, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const sample = readJson('catalogues/grp/brand/brand.json');
const colours: string[] = Object.values(sample.colours);
const cement = {
  ...mixedFeed,
  localeStr: 'en_GB',
  segment: 'building_materials',
  segment_label: 'building_materials',
  productGroupType: 'binders',
  characteristicGroupType: 'cement',
  volumePerUnit: 60,
  locationPlacename: 'Uppsala, Sweden',
  locationLattitude: 59.86,
  locationLongitude: 17.64,
  locationCountry: 'Sweden',
};

/** Name, contact and colours of the sample. Headers of webhooks have the name of the program. */
function tracesIn(text: string): string[] {
  const { email, phone, homepage, address } = sample.contact;
  const searched = text.replaceAll(/Silowright-(Signature|Delivery)/g, '');
  return [sample.name, email, phone, homepage, ...address.slice(0, 2), ...colours].filter((trace) =>
    searched.includes(trace),
  );
}

function expectNoTraces(seen: ReadonlyMap<string, string>): void {
  for (const [name, text] of seen) {
    expect(text.length, name).toBeGreaterThan(20);
    expect(tracesIn(text), name).toEqual([]);
  }
}

it('pages and descriptions of another catalogue have no trace of the sample (CT-10)', async () => {
  const app = await startTestApp(
    { CATALOGUE_DIR: join(root, 'catalogues/steel') },
    { webRoots: { site: join(root, 'apps/site'), desk: join(root, 'apps/desk') } },
  );
  const get = async (url: string) => (await app.app.server.inject({ url })).body;
  const seen = new Map<string, string>();
  for (const url of ['/', '/a/b/c/d', '/brand.css', '/favicon.svg', '/manifest.webmanifest', '/api/settings'])
    seen.set(url, await get(url));
  for (const url of ['/api/openapi.json', '/api/docs', '/static/catalogue/boot.json', '/dev/mailbox'])
    seen.set(url, await get(url));
  expectNoTraces(seen);
  await app.stop();
});

it('mails and papers of another catalogue have its brand and no trace of the sample (CT-10)', async () => {
  const app = await startTestApp({ CATALOGUE_DIR: join(root, 'catalogues/steel') });
  const seen = new Map<string, string>();
  const { answer } = await sendOffer(app.browser(), {}, cement);
  expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  for (const message of await queueOf(app.store)) {
    if (message.kind.startsWith('webhook')) continue;
    const mail = await PostalMime.parse(await composeMail(message, app));
    const name = `mail ${message.kind}`;
    seen.set(name, `${mail.from?.address} ${mail.subject} ${mail.html} ${mail.text}`);
    expect(mail.html, name).toContain('#1f5f8b');
    for (const { filename, content, mimeType } of mail.attachments) {
      if (mimeType !== 'application/pdf') continue;
      const pdf = await PDF.load(new Uint8Array(content as ArrayBuffer));
      const pages = pdf.getPages().map((page) => page.extractText().text);
      if (pages[0]?.includes('Quotation')) expect(pages[0]).toContain('Norrstål Silo');
      seen.set(`${name} ${filename}`, pages.join('\n'));
    }
  }
  expect([...seen.keys()].filter((name) => name.endsWith('.pdf')).length).toBeGreaterThan(0);
  expectNoTraces(seen);
  await app.stop();
});

it('the share picture is that of the brand, or drawn from its mark, colours and units (CT-10)', async () => {
  for (const [catalogue, colour] of [
    ['grp', undefined],
    ['steel', [0x1f, 0x5f, 0x8b]],
  ] as const) {
    const app = await startTestApp({ CATALOGUE_DIR: join(root, 'catalogues', catalogue) });
    const { rawPayload, headers } = await app.app.server.inject({ url: '/share.png' });
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    if (colour) {
      const { data, info } = await sharp(rawPayload)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (82 * info.width + 78) * info.channels;
      expect(Math.max(...colour.map((part, index) => Math.abs(part - data[at + index]!)))).toBeLessThan(12);
    } else expect(rawPayload.equals(readFileSync(join(root, 'catalogues/grp/brand/share.png')))).toBe(true);
    await app.stop();
  }
});

it('no source has a colour or an address of a brand; pages have the placeholders that the server replaces (CT-10)', () => {
  const brands = ['grp', 'steel'].map((name) => readJson(`catalogues/${name}/brand/brand.json`));
  const traces = brands.flatMap(({ colours: own, contact }) => [
    ...(Object.values(own) as string[]),
    contact.homepage.replace(/^https?:\/\//, ''),
    ...contact.address.slice(0, 2),
  ]);
  const sources = sourceFiles(/^(apps|packages)\/.*\.(tsx?|css|html|json|svg)$/).filter(
    ({ path }) => !isTest(path) && !path.endsWith('example-quotation.ts'),
  );
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap(({ path, text }) =>
    traces
      .filter((trace) => text.toLowerCase().includes(trace.toLowerCase()))
      .map((trace) => `${path}: ${trace}`),
  );
  expect(found).toEqual([]);
});
