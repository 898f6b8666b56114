import { selectOptions } from '@silowright/contract/configurator';
import {
  copyConfiguration,
  createOffer,
  readSitePhoto,
  reopenConfiguration,
} from '@silowright/contract/deals';
import { saveSitePhoto } from '@silowright/contract/pictures';
import { fillPath } from '@silowright/contract/route';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileLogos } from '../deals/paper/testing/hostile-logos.ts';

import { apiBase } from '../platform/http/mount.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId, type TestClient } from '../platform/http/testing/test-client.ts';
import { erasePerson, personData } from '../privacy/store/privacy.ts';
import { readSitePhoto as readStored } from './store/site-photos.ts';
import { client, offersIn, queueOf } from './testing/offers.ts';
import { withUnit } from './testing/worked-cases.ts';

/** With the place where it was taken, as phones write it. */
const photoOf = (width: number, height: number, colour: string) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 50/1 0/1' }, IFD0: { Make: 'Phone' } })
    .jpeg()
    .toBuffer();
const given = (bytes: Buffer) => ({ jpeg: bytes.toString('base64'), consent: true as const });

describe('save-site-photo', () => {
  let app: TestApp;
  let photo: Buffer;
  beforeAll(async () => {
    app = await startTestApp();
    photo = await photoOf(2000, 1000, '#558844');
  });
  afterAll(() => app.stop());

  const save = (browser: TestClient, id: string, bytes: Buffer | null) =>
    browser.put(saveSitePhoto, { id, photo: bytes && given(bytes) });
  const stored = (id: string) => app.store.read((db) => readStored(db, id));
  const offersOf = async (id: string) =>
    (await offersIn(app.store)).filter(({ configuration_id }) => configuration_id === id);
  const documentsOf = (offerId: string) =>
    app.store.read((db) =>
      db.selectFrom('documents').select(['kind', 'bytes']).where('offer_id', '=', offerId).execute(),
    );
  const quoted = async (more: Readonly<Record<string, string>> = {}) => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    await save(browser, id, photo);
    expect((await browser.put(createOffer, { id, ...client, ...more })).status).toBe(200);
    const [offer] = await offersOf(id);
    return { browser, id, offer: offer! };
  };

  it('stores a smaller picture without its metadata, for its own browser only (TD-05, threat 79, D3)', async () => {
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const browser = app.browser();
    const { id } = await withUnit(browser);
    expect((await save(browser, id, photo)).status).toBe(200);
    const bytes = Buffer.from((await stored(id))!.bytes);
    const { format, width, height, exif, icc, xmp } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1600, 800]);
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    const url = apiBase + fillPath(readSitePhoto.path, { id });
    const own = await app.app.server.inject({ url, headers: { cookie: browser.cookie! } });
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(own.rawPayload).toEqual(bytes);
    expect((await app.browser().call(readSitePhoto, { params: { id } })).status).toBe(404);
    expect((await save(app.browser(), id, photo)).status).toBe(404);
    expect((await save(app.browser(), id, null)).status).toBe(404);
    expect(await stored(id)).toBeDefined();
  });

  it('is not stored without consent (TD-05)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    const body = { id, photo: { jpeg: photo.toString('base64') } } as never;
    expect((await browser.put(saveSitePhoto, body)).status).toBe(400);
    expect(await stored(id)).toBeUndefined();
  });

  it('refuses everything but a JPEG of a usual size (threats 31, 32, 79)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    const hostile = (await hostileLogos()).filter(({ name }) => name !== 'a JPEG' && !/nothing/.test(name));
    const png = await sharp(photo).png().toBuffer();
    const huge = await photoOf(5000, 4000, '#ffffff');
    for (const bytes of [...hostile.map((each) => each.bytes), png, huge, photo.subarray(0, 300)]) {
      expect([400, 413]).toContain((await save(browser, id, bytes)).status);
    }
    expect(await stored(id)).toBeUndefined();
  });

  it('is frozen in the quotation; another picture makes another revision (TD-05, D9)', async () => {
    const { browser, id, offer } = await quoted();
    await browser.put(createOffer, { id, ...client });
    expect(await offersOf(id)).toHaveLength(1);
    expect(JSON.parse(offer.frozen).photo).toBe((await stored(id))!.digest);
    await save(browser, id, await photoOf(800, 600, '#cc2200'));
    await browser.put(createOffer, { id, ...client });
    const [first, second] = await offersOf(id);
    const picture = async (offerId: string) => (await stored(offerId))?.bytes;
    expect(await picture(first!.id)).toBeDefined();
    expect(await picture(second!.id)).not.toEqual(await picture(first!.id));
  });

  it('is kept by a copy and by a reopened quotation (TD-05, D17, D21)', async () => {
    const { browser, id, offer } = await quoted();
    const copyId = newId();
    await browser.put(copyConfiguration, { id, copyId });
    expect((await stored(copyId))?.digest).toBe((await stored(id))?.digest);
    const mail = (await queueOf(app.store)).find(({ offer_id }) => offer_id === offer.id);
    const { reopenToken } = JSON.parse(mail!.payload) as { reopenToken: string };
    const other = app.browser();
    const { body } = await other.call(reopenConfiguration, { params: { token: reopenToken } });
    expect(body.site_photo).toBe(true);
    expect(await stored(body.id)).toBeUndefined();
    await other.put(selectOptions, { id: body.id, selected_options: {} });
    expect((await stored(body.id))?.digest).toBe((await stored(id))?.digest);
  });

  it('is deleted everywhere when the visitor removes it (TD-05)', async () => {
    const { browser, id, offer } = await quoted();
    await app.store.write((db) =>
      db
        .insertInto('documents')
        .values({ id: newId(), offer_id: offer.id, kind: 'site-sheet', bytes: photo, created_at: 1 })
        .execute(),
    );
    await app.store.write((db) =>
      db.updateTable('outbox').set({ raw: photo }).where('offer_id', '=', offer.id).execute(),
    );
    expect((await save(browser, id, null)).status).toBe(200);
    expect(await stored(id)).toBeUndefined();
    expect((await documentsOf(offer.id)).map(({ kind }) => kind)).toEqual([]);
    const mails = (await queueOf(app.store)).filter(({ offer_id }) => offer_id === offer.id);
    expect(mails.map(({ raw }) => raw)).toEqual(mails.map(() => null));
  });

  it('is exported and erased with the person, also beside a signed quotation (TD-05, threat 62)', async () => {
    const clientEmail = 'photo@farm.example';
    const { id, offer } = await quoted({ clientEmail });
    await app.store.write((db) =>
      db.updateTable('offers').set({ state: 'signed' }).where('id', '=', offer.id).execute(),
    );
    const person = () => app.store.read((db) => personData(db, clientEmail));
    expect((await person()).photos.map(({ of }) => of)).toEqual([id, offer.id]);
    await app.store.write((db) => erasePerson(db, clientEmail));
    const left = await person();
    expect([left.offers.length, left.photos.length]).toEqual([1, 0]);
  });
});
