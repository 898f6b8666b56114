import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import { checkFolder } from '@silowright/catalogue/check-folder';
import { loadBrand } from '@silowright/catalogue/disk/load-brand';
import { loadCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { ownTexts } from '@silowright/catalogue/disk/program-texts';
import { readFolder } from '@silowright/catalogue/disk/read-folder';
import { printProblem } from '@silowright/catalogue/problem';
import { createRecommendation } from '@silowright/contract/configurator';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueOf, sendOffer } from '../../apps/server/src/configurator/testing/offers.ts';
import { mixedFeed, recommended } from '../../apps/server/src/configurator/testing/worked-cases.ts';
import { sharePicture } from '../../apps/server/src/deals/share-picture.ts';
import { composeMail } from '../../apps/server/src/mails/compose-mail.ts';
import { writeEvent } from '../../apps/server/src/mails/write-event.ts';
import { startTestApp, type TestApp } from '../../apps/server/src/platform/http/testing/test-app.ts';
import { newId } from '../../apps/server/src/platform/http/testing/test-client.ts';

const cement = {
  ...mixedFeed,
  localeStr: 'sv_SE',
  segment: 'building_materials',
  segment_label: 'building_materials',
  productGroupType: 'binders',
  characteristicGroupType: 'cement',
  volumePerUnit: 60,
  locationPlacename: 'Uppsala, Sverige',
  locationLattitude: 59.86,
  locationLongitude: 17.64,
  locationCountry: 'Sverige',
};

/** The second sample with Swedish: files only, and by far not every text. */
function withSwedish(): string {
  const folder = mkdtempSync(join(tmpdir(), 'silowright-swedish-'));
  cpSync(join(import.meta.dirname, '../../catalogues/steel'), folder, { recursive: true });
  const write = (file: string, json: unknown) => writeFileSync(join(folder, file), JSON.stringify(json));
  const catalogue = JSON.parse(readFileSync(join(folder, 'catalogue.json'), 'utf8'));
  write('catalogue.json', { ...catalogue, languages: [...catalogue.languages, 'sv_SE'] });
  write('texts/sv_SE.json', {
    'market.building_materials': 'Betong och byggmaterial',
    'storage-type.cs.name': 'Cementsilo på ståmantel',
  });
  mkdirSync(join(folder, 'program-texts'), { recursive: true });
  write('program-texts/sv_SE.json', {
    'market.title': 'Hitta rätt silo. Se den. Få en offert.',
    'quotation.title': 'Offert',
    'quotation.transport': 'Transport och montage, uppskattat',
    'files.note': 'Endast en skiss.',
    'mail.quotation.subject': 'Din offert {number}: {unit}',
  });
  return folder;
}

describe('a fifth language is files of the catalogue (CT-09)', () => {
  const folder = withSwedish();
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      CATALOGUE_DIR: folder,
      WEBHOOK_URL: 'http://127.0.0.1:9/',
      WEBHOOK_SECRET: 'x',
    });
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });
  const get = async (url: string) => (await app.app.server.inject({ url })).json();

  it('the check lists what is missing, and finds wrong parameters (CT-09, CT-03)', () => {
    const linesOf = (change: (files: Map<string, string>) => void) => {
      const { files } = readFolder(folder);
      change(files);
      return checkFolder(files, ownTexts()).problems.map(printProblem);
    };
    const lines = linesOf(() => {});
    expect(lines).toHaveLength(4);
    expect(lines[2]).toMatch(
      /^warning: company.json: has no text in sv_SE for any of \d+ sentences; en_GB is printed instead: contact.role, /,
    );
    expect(lines[0]).toMatch(
      /^warning: texts\/sv_SE.json: has no text for \d+ of \d+ keys; en_GB is shown instead: /,
    );
    expect(lines[1]).toMatch(
      /^warning: products.csv name_sv_SE: is empty in 18 of 18 rows; en_GB is shown instead/,
    );
    expect(lines[3]).toMatch(
      /^warning: program-texts\/sv_SE.json: has no text for \d+ of \d+ sentences of the program; English is shown instead: /,
    );
    expect(linesOf((files) => files.delete('program-texts/sv_SE.json')).at(-1)).toMatch(
      /^warning: program-texts\/sv_SE.json: is missing: there is no text for/,
    );
    const wrong = '{"mail.quotation.subject":"Din offert {nummer}","quotation.titel":"Offert"}';
    expect(linesOf((files) => files.set('program-texts/sv_SE.json', wrong)).slice(-2)).toEqual([
      'warning: program-texts/sv_SE.json "mail.quotation.subject": has {nummer}; the English sentence has {number}, {unit}: English is shown instead',
      'warning: program-texts/sv_SE.json "quotation.titel": is no sentence of the program; did you mean quotation.title?',
    ]);
    expect(linesOf((files) => files.set('program-texts/fi_FI.json', '{}')).at(-1)).toContain('is not used');
  });

  it('the page names the language, its titles and the files of its texts (CT-09)', async () => {
    const boot = await get('/static/catalogue/boot.json');
    expect(boot.languages).toEqual(['en_GB', 'nl_NL', 'de_DE', 'da_DK', 'sv_SE']);
    expect(boot.titles.sv_SE['market.building_materials']).toBe('Betong och byggmaterial');
    expect(boot.titles.sv_SE['market.bioenergy']).toBe(boot.titles.en_GB['market.bioenergy']);
    expect(await get(boot.programTexts.sv_SE)).toMatchObject({ 'quotation.title': 'Offert' });
    expect(await get(boot.texts.sv_SE)).toMatchObject({ 'storage-type.cs.name': 'Cementsilo på ståmantel' });
    const { paths } = await get('/api/openapi.json');
    expect(JSON.stringify(paths)).toContain('"sv_SE"');
  });

  it('calls accept the language in both forms and refuse others (CT-09, LG-09)', async () => {
    const { items } = await recommended(app.browser(), cement);
    expect(items.length).toBeGreaterThan(0);
    const status = async (url: string) => (await app.app.server.inject({ url })).statusCode;
    expect(await status('/api/products/sv/bioenergy')).toBe(200);
    expect(await status('/api/places?query=Upps&language=sv')).toBe(200);
    expect(await status('/api/places?query=Upps&language=fr')).toBe(400);
    const french = await app
      .browser()
      .put(createRecommendation, { ...cement, localeStr: 'fr_FR', id: newId() });
    expect([french.status, JSON.stringify(french.error)]).toEqual([
      400,
      expect.stringContaining('localeStr'),
    ]);
  });

  it('mail and quotation are in the language, in English where a text is missing (CT-09)', async () => {
    const { answer } = await sendOffer(app.browser(), {}, cement);
    expect(answer.status, JSON.stringify(answer.error)).toBe(200);
    const messages = await queueOf(app.store);
    const toVisitor = messages.find(({ recipient_role }) => recipient_role === 'visitor')!;
    const mail = await PostalMime.parse(await composeMail(toVisitor, app));
    expect(mail.subject).toMatch(/^Din offert .*: .*Cementsilo på ståmantel/);
    expect(mail.html).toContain('<html lang="sv-SE">');
    expect(mail.html).toContain('Sign quotation online');
    const pdf = mail.attachments.find(({ filename }) => filename?.includes('Q-'))!;
    const document = await PDF.load(new Uint8Array(pdf.content as ArrayBuffer));
    const text = document
      .getPages()
      .map((page) => page.extractText().text)
      .join('\n');
    expect(text).toContain('Offert Q-');
    expect(text).toContain('Cementsilo på ståmantel');
    expect(text).toContain('All prices in SEK, excl. VAT.');
    expect(text).toMatch(/\d\s\d{3},\d{2}\skr/);
    const webhook = messages.find(({ kind }) => kind === 'webhook')!;
    const { offer } = await writeEvent(webhook, app);
    expect(offer?.lines?.at(-1)?.text).toBe('Transport och montage, uppskattat');
  });

  it('files for engineers have their note in the language (CT-09, TD-03)', async () => {
    const { items } = await recommended(app.browser(), cement);
    const [{ preconfigured_unit_type: type, diameter_mm, height_mm, volume }] = items as [(typeof items)[0]];
    const size = { diameter_mm: `${diameter_mm}`, height_mm: `${height_mm}`, volume: `${volume}` };
    const query = new URLSearchParams({ type, ...size });
    const { statusCode, body } = await app.app.server.inject({
      url: `/api/unit-file/dxf?${query}&language=sv`,
    });
    expect([statusCode, body.slice(0, 200)]).toEqual([200, expect.any(String)]);
    expect(body).toContain('Endast en skiss.');
    expect(body).toContain('Cementsilo');
  });

  it('the slogan of the share picture is in the default language of the catalogue (CT-09, CT-10)', async () => {
    const brand = loadBrand(folder)!;
    const catalogue = loadCatalogue(folder);
    const [english, swedish, again] = await Promise.all(
      ['en_GB', 'sv_SE', 'sv_SE'].map((defaultLanguage) =>
        sharePicture(brand, { ...catalogue, defaultLanguage }),
      ),
    );
    expect(Buffer.from(swedish!).equals(again!)).toBe(true);
    expect(Buffer.from(swedish!).equals(english!)).toBe(false);
  });
});
