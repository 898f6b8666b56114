import { selectOptions } from '@silowright/contract/configurator';
import { copyConfiguration, createOffer, reopenConfiguration } from '@silowright/contract/deals';
import { readLogo, saveLogo } from '@silowright/contract/pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenOffer, type Quotation } from '../deals/paper/quotation.ts';
import { disguisedPictures, goodLogo, hostileLogos } from '../deals/paper/testing/hostile-logos.ts';
import { limits } from '../platform/http/rate-limit.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId, type TestClient } from '../platform/http/testing/test-client.ts';
import { findConfiguration } from './store/configurations.ts';
import { client, offersIn, queueOf } from './testing/offers.ts';
import { withUnit } from './testing/worked-cases.ts';

const hourMs = 3_600_000;
const wide = async (width = 1000, height = 400) => (await goodLogo(width, height)).toString('base64');

describe('save-logo', () => {
  let app: TestApp;
  let now = Date.parse('2026-11-16T10:00:00Z');
  beforeAll(async () => {
    app = await startTestApp({}, { nowMs: () => now });
  });
  afterAll(() => app.stop());

  const logoOf = async (id: string) => (await findConfiguration(app.store, id))?.logo;
  const names = async () =>
    (await app.store.read((db) => db.selectFrom('unit_logos').select('name').execute())).map(
      ({ name }) => name,
    );
  const upload = async (browser: TestClient, id: string, file: string) =>
    (await browser.put(saveLogo, { id, logo: { file } })).body.name ?? '';
  const read = (name: string, query = '') => app.app.server.inject(`/api/configurator/logo/${name}${query}`);

  it('stores it redrawn, small and in full, with the configuration and its copy (ST-07, threat 78)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    const name = await upload(browser, id, await wide());
    expect(await logoOf(id)).toBe(name);
    const shown = await read(name);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const size = async (bytes: Buffer) => {
      const { width, height, hasAlpha } = await sharp(bytes).metadata();
      return { width, height, hasAlpha };
    };
    expect(await size(shown.rawPayload)).toEqual({ width: 640, height: 256, hasAlpha: false });
    const full = await read(name, '?full=1');
    expect(full.headers['content-disposition']).toBe('attachment; filename="logo.png"');
    expect(await size(full.rawPayload)).toEqual({ width: 1000, height: 400, hasAlpha: true });
    const copyId = newId();
    await browser.put(copyConfiguration, { id, copyId });
    expect(await logoOf(copyId)).toBe(name);
  });

  it('stays for a copy and for who opens a share link when the first one is gone (ST-07, IN-05, D17)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    const name = await upload(browser, id, await wide(1000, 390));
    const copyId = newId();
    await browser.put(copyConfiguration, { id, copyId });
    const other = app.browser();
    const shared = await withUnit(other);
    expect((await other.put(saveLogo, { id: shared.id, logo: { name } })).body.name).toBe(name);
    await browser.put(saveLogo, { id, logo: null });
    now += hourMs + 1;
    // Another upload removes what nobody uses.
    const third = app.browser();
    await upload(third, (await withUnit(third)).id, await wide(500, 100));
    expect(await names()).toContain(name);
    expect([await logoOf(id), await logoOf(copyId), await logoOf(shared.id)]).toEqual([null, name, name]);
  });

  it('removes it, and takes it back by its name for an hour (ST-07)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    const name = await upload(browser, id, await wide(900, 300));
    expect((await browser.put(saveLogo, { id, logo: null })).body.name).toBeNull();
    expect(await logoOf(id)).toBeNull();
    expect((await browser.put(saveLogo, { id, logo: { name } })).body.name).toBe(name);
    await browser.put(saveLogo, { id, logo: null });
    now += hourMs + 1;
    await upload(browser, id, await wide(800, 300));
    expect(await names()).not.toContain(name);
    expect((await read(name)).statusCode).toBe(404);
    const gone = await browser.put(saveLogo, { id, logo: { name } });
    expect([gone.status, gone.error?.errors[0]?.code]).toEqual([400, 'unknown']);
  });

  it('treats the configuration of another browser and an unknown one as unknown (ST-07, D3)', async () => {
    const { id } = await withUnit(app.browser());
    const stranger = app.browser();
    await withUnit(stranger);
    for (const logo of [null, { file: await wide() }])
      for (const wrong of [id, newId()])
        expect((await stranger.put(saveLogo, { id: wrong, logo })).status).toBe(404);
    expect(await logoOf(id)).toBeNull();
  });

  it('refuses every hostile file and keeps what was there (ST-07, threats 31, 32, 33, 35, threat 78)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    const name = await upload(browser, id, await wide(700, 300));
    const reference = '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/x.png"/></svg>';
    const tooWide = await goodLogo(2001, 2000);
    const files = [
      ...(await hostileLogos()),
      { name: 'an SVG with an external reference', bytes: Buffer.from(reference), status: 400 as const },
      { name: 'more than four million pixels', bytes: tooWide, status: 400 as const },
    ];
    for (const file of files) {
      const answer = await browser.put(saveLogo, { id, logo: { file: file.bytes.toString('base64') } });
      // A file that is a little too long does not fit the field.
      const refused = file.status === 413 && file.bytes.length < 1_100_000 ? [400, 413] : [file.status];
      expect({ file: file.name, status: refused.includes(answer.status) }).toEqual({
        file: file.name,
        status: true,
      });
    }
    expect(await logoOf(id)).toBe(name);
  });

  it('keeps only the picture of a file with something else in it, or refuses it (ST-07, threat 33, threat 78)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    const outcomes: Record<string, unknown> = {};
    for (const { name: what, png } of await disguisedPictures()) {
      if (!png) continue;
      const { status, body } = await browser.put(saveLogo, { id, logo: { file: png.toString('base64') } });
      const bytes = status === 200 ? (await read(body.name ?? '', '?full=1')).rawPayload : Buffer.alloc(0);
      outcomes[what] = [status === 200 || status === 400, bytes.includes('script')];
    }
    expect(new Set(Object.values(outcomes).map(String))).toEqual(new Set(['true,false']));
    expect(Object.keys(outcomes)).toHaveLength(6);
  });

  it('freezes the logo in the quotation; another one makes another revision, and reopening brings it back (ST-07, D9, D21)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    const name = await upload(browser, id, await wide(600, 200));
    const quote = () => browser.put(createOffer, { id, ...client });
    await quote();
    await quote();
    const offersOf = async () =>
      (await offersIn(app.store)).filter(({ configuration_id }) => configuration_id === id);
    const [first, ...others] = await offersOf();
    expect(others).toEqual([]);
    expect((frozenOffer(first!) as Quotation).positions[0]?.logo).toBe(name);
    await upload(browser, id, await wide(601, 200));
    await quote();
    expect(await offersOf()).toHaveLength(2);
    // The quotation keeps its own.
    now += 2 * hourMs;
    await upload(browser, id, await wide(602, 200));
    expect(await names()).toContain(name);
    const mail = (await queueOf(app.store)).find(({ offer_id }) => offer_id === first!.id);
    const { reopenToken } = JSON.parse(mail!.payload) as { reopenToken: string };
    const opener = app.browser();
    const { body } = await opener.call(reopenConfiguration, { params: { token: reopenToken } });
    expect(body.logo).toBe(name);
    // The copy is stored with its first change (S18).
    await opener.put(selectOptions, { id: body.id, selected_options: {} });
    expect(await logoOf(body.id)).toBe(name);
  });

  it('answers the name of no logo with 404 (ST-07)', async () => {
    const { status } = await app.browser().call(readLogo, { params: { name: `${'0'.repeat(40)}.png` } });
    expect(status).toBe(404);
    expect((await read('..%2Fmedia')).statusCode).toBe(404);
  });

  it('has a limit of its own for each address (ST-07, threat 78)', async () => {
    expect(saveLogo.rateLimit).toBe('upload');
    expect(limits.upload.burst).toBeLessThan(limits.write.burst);
  });
});
