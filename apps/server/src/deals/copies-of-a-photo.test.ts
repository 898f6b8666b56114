import { createHash } from 'node:crypto';
import { selectOptions, startConfiguration } from '@silowright/contract/configurator';
import {
  copyConfiguration,
  createOffer,
  readSitePhoto,
  reopenConfiguration,
} from '@silowright/contract/deals';
import { readEngineeringData } from '@silowright/contract/engineering';
import { saveSitePhoto } from '@silowright/contract/pictures';
import { fillPath } from '@silowright/contract/route';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyIdOf, reopenCodeOf } from '../configurator/copy-id.ts';
import { client, offersIn, queueOf } from '../configurator/testing/offers.ts';
import { withUnit } from '../configurator/testing/worked-cases.ts';

import { apiBase } from '../platform/http/mount.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId, type TestClient } from '../platform/http/testing/test-client.ts';
import { erasePerson, personData } from '../privacy/store/privacy.ts';

describe('the id of an opened copy', () => {
  it('leads back to the link, and is another one for each browser, link and change (S18)', () => {
    const hashes = ['-_09A', 'AAAAA', '_____', 'zZ9-a'].map((start) => `${start}xyz`);
    const ids = hashes.flatMap((hash) => ['one', 'two'].map((browser) => copyIdOf(hash, browser, 0)));
    expect(ids.map(reopenCodeOf)).toEqual(hashes.flatMap((hash) => [hash.slice(0, 5), hash.slice(0, 5)]));
    expect(new Set([...ids, copyIdOf('AAAAAxyz', 'one', 1)]).size).toBe(ids.length + 1);
    for (const id of ids) expect(id).toMatch(/^[0-9a-w]{4}-[0-9a-w]{4}-[0-9a-w]{4}$/);
    expect(['abcd-0123-efgh', 'wwww-wwww-wwww'].map(reopenCodeOf)).toEqual([undefined, undefined]);
  });
});

describe('copies of one source', () => {
  it('are limited (S18)', async () => {
    const app = await startTestApp({ RATE_LIMIT: 'on' });
    const owner = app.browser();
    const { id } = await withUnit(owner);
    expect((await owner.put(createOffer, { id, ...client })).status).toBe(200);
    const [mail] = await queueOf(app.store);
    const { reopenToken: token } = JSON.parse(mail!.payload) as { reopenToken: string };
    const statuses = new Set<number>();
    for (let at = 0; at < 90; at++) {
      statuses.add((await owner.put(copyConfiguration, { id, copyId: newId() })).status);
    }
    // Nor is one stored by changing what a link opened.
    const opened = await owner.call(reopenConfiguration, { params: { token } });
    const change = { id: opened.body.id, selected_options: {} };
    statuses.add((await owner.put(selectOptions, change)).status);
    const made = await app.store.read((db) => db.selectFrom('copies').selectAll().execute());
    await app.stop();
    expect([[...statuses], made.length]).toEqual([[200, 429], 80]);
  });
});

describe('copies of a picture and an address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  let shade = 0;
  const picture = async () => {
    shade += 20;
    return sharp({ create: { width: 60, height: 40, channels: 3, background: { r: shade, g: 90, b: 40 } } })
      .jpeg()
      .toBuffer();
  };
  const photograph = async (browser: TestClient, id: string) => {
    const photo = { jpeg: (await picture()).toString('base64'), consent: true as const };
    expect((await browser.put(saveSitePhoto, { id, photo })).status).toBe(200);
  };
  const ask = async (browser: TestClient, id: string, clientEmail: string) => {
    expect((await browser.put(createOffer, { id, ...client, clientEmail })).status).toBe(200);
    const offers = (await offersIn(app.store)).filter(({ configuration_id: of }) => of === id);
    const offer = offers.at(-1)!;
    const mail = (await queueOf(app.store)).find(({ offer_id }) => offer_id === offer.id);
    const { reopenToken } = JSON.parse(mail!.payload) as { reopenToken: string };
    return { offer, token: reopenToken };
  };
  const openLink = async (browser: TestClient, token: string) => {
    const { status, body } = await browser.call(reopenConfiguration, { params: { token } });
    expect(status).toBe(200);
    return body.id;
  };
  const change = async (browser: TestClient, id: string) =>
    (await browser.put(selectOptions, { id, selected_options: {} })).status;
  const copy = async (browser: TestClient, id: string) => {
    const copyId = newId();
    expect((await browser.put(copyConfiguration, { id, copyId })).status).toBe(200);
    return copyId;
  };
  const sees = async (browser: TestClient, id: string) => {
    const url = apiBase + fillPath(readSitePhoto.path, { id });
    return (await app.app.server.inject({ url, headers: { cookie: browser.cookie ?? '' } })).statusCode;
  };
  const rows = async (table: 'configurations' | 'photos' | 'photo_uses' | 'copies') =>
    (await app.store.read((db) => db.selectFrom(table).selectAll().execute())).length;
  const counts = async () => [await rows('configurations'), await rows('photos'), await rows('photo_uses')];

  it('are stored once; opening stores nothing before something is changed (S18)', async () => {
    const owner = app.browser();
    const { id } = await withUnit(owner);
    await photograph(owner, id);
    const { token } = await ask(owner, id, 'once@farm.example');
    const [configurations = 0, photos = 0, uses = 0] = await counts();

    const reader = app.browser();
    const opened = await openLink(reader, token);
    expect(await openLink(reader, token)).toBe(opened);
    expect(await openLink(app.browser(), token)).not.toBe(opened);
    expect(await sees(reader, opened)).toBe(200);
    expect((await reader.call(readEngineeringData, { params: { id: opened } })).status).toBe(200);
    expect(await counts()).toEqual([configurations, photos, uses]);
    // Nobody else has it under this id.
    const stranger = app.browser();
    await openLink(stranger, token);
    expect([await sees(stranger, opened), await change(stranger, opened)]).toEqual([404, 404]);

    expect(await change(reader, opened)).toBe(200);
    expect(await counts()).toEqual([configurations + 1, photos, uses + 1]);
    const again = await openLink(reader, token);
    expect(again).not.toBe(opened);
    await copy(reader, opened);
    expect(await counts()).toEqual([configurations + 2, photos, uses + 2]);
    // An opened one can be copied, or quoted, at once.
    await copy(reader, again);
    expect(await counts()).toEqual([configurations + 4, photos, uses + 4]);
  });

  /** The original, a copy, a copy of the copy, one opened by link and changed, one only opened. */
  async function family(email: string, dealerId?: string) {
    const owner = app.browser();
    const { id } = await withUnit(owner);
    if (dealerId) await owner.put(startConfiguration, { id, dealerId, localeStr: 'de_DE' });
    await photograph(owner, id);
    const second = await copy(owner, id);
    const third = await copy(owner, second);
    const { offer, token } = await ask(owner, second, email);
    const reader = app.browser();
    const changed = await openLink(reader, token);
    await change(reader, changed);
    const onlyOpened = await openLink(reader, token);
    const all: [TestClient, string][] = [
      [owner, id],
      [owner, second],
      [owner, third],
      [reader, changed],
      [reader, onlyOpened],
    ];
    const seen = () => Promise.all(all.map(([browser, of]) => sees(browser, of)));
    return { owner, reader, id, second, third, changed, offer, token, seen };
  }

  it.each(['id', 'second', 'third'] as const)(
    'withdrawn consent reaches every copy, from the %s (S19)',
    async (from) => {
      const before = await rows('photos');
      const made = await family(`withdraw-${from}@farm.example`);
      expect(await made.seen()).toEqual([200, 200, 200, 200, 200]);
      expect((await made.owner.put(saveSitePhoto, { id: made[from], photo: null })).status).toBe(200);
      expect(await made.seen()).toEqual([404, 404, 404, 404, 404]);
      expect(await rows('photos')).toBe(before);
    },
  );

  it('who opened a link withdraws for their own copies only; another picture stays (S18, S19)', async () => {
    const made = await family('sender@farm.example');
    await photograph(made.owner, made.third);
    expect((await made.reader.put(saveSitePhoto, { id: made.changed, photo: null })).status).toBe(200);
    expect(await made.seen()).toEqual([200, 200, 200, 404, 200]);
    await made.owner.put(saveSitePhoto, { id: made.id, photo: null });
    expect(await made.seen()).toEqual([404, 404, 200, 404, 404]);
  });

  it.each(['the maker', 'a dealer'])(
    'erasure and export of a person reach every copy of what %s began (S19)',
    async (who) => {
      const email = `${who.replaceAll(' ', '-')}@farm.example`;
      const before = [await counts(), await rows('copies')];
      const made = await family(email, who === 'a dealer' ? 'midtsilo' : undefined);
      const exported = await app.store.read((db) => personData(db, email));
      const own = [made.id, made.second, made.third, made.changed];
      expect(exported.configurations.map(({ id }) => id).sort()).toEqual([...own].sort());
      expect(exported.photos.map(({ of }) => of).sort()).toEqual([...own, made.offer.id].sort());
      const { erased, signed, copiesOfOthers } = await app.store.write((db) => erasePerson(db, email));
      expect([erased.configurations, signed, copiesOfOthers]).toEqual([4, 0, 0]);
      expect(await made.seen()).toEqual([404, 404, 404, 404, 404]);
      expect([await counts(), await rows('copies')]).toEqual(before);
    },
  );

  it('a copy under which somebody else asked stays without the picture, and is counted (S19)', async () => {
    const made = await family('first@farm.example');
    const { offer } = await ask(made.reader, made.changed, 'second@farm.example');
    const of = (email: string) => app.store.read((db) => personData(db, email));
    expect((await of('second@farm.example')).configurations.map(({ id }) => id)).toEqual([made.changed]);
    const { copiesOfOthers } = await app.store.write((db) => erasePerson(db, 'first@farm.example'));
    expect(copiesOfOthers).toBe(1);
    const left = await of('second@farm.example');
    expect([left.offers.map(({ id }) => id), left.configurations.length, left.photos]).toEqual([
      [offer.id],
      1,
      [],
    ]);
    await app.store.write((db) => erasePerson(db, 'second@farm.example'));
    expect((await of('second@farm.example')).configurations).toEqual([]);
  });

  it('erasing who got a link leaves what the sender made (S19)', async () => {
    const made = await family('maker@farm.example');
    await ask(made.reader, made.changed, 'getter@farm.example');
    await app.store.write((db) => erasePerson(db, 'getter@farm.example'));
    expect((await made.seen()).slice(0, 3)).toEqual([200, 200, 200]);
    const kept = await app.store.read((db) => personData(db, 'maker@farm.example'));
    expect([kept.offers.length, kept.configurations.length]).toEqual([1, 3]);
  });

  it('pictures of an earlier release are read, copied and forgotten (S18)', async () => {
    const owner = app.browser();
    const { id } = await withUnit(owner);
    const bytes = await picture();
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
    await app.store.write(async (db) => {
      await db
        .insertInto('site_photos')
        .values({ configuration_id: id, digest, bytes, created_at: 1 })
        .execute();
    });
    expect(await sees(owner, id)).toBe(200);
    const copyId = await copy(owner, id);
    expect(await sees(owner, copyId)).toBe(200);
    const { offer } = await ask(owner, id, 'earlier@farm.example');
    expect(JSON.parse(offer.frozen).photo).toBe(digest);
    await owner.put(saveSitePhoto, { id, photo: null });
    expect(await sees(owner, id)).toBe(404);
    const left = await app.store.read((db) => db.selectFrom('site_photos').selectAll().execute());
    expect(left).toEqual([]);
  });
});
