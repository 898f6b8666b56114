import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PDF } from '@libpdf/core';
import { type LocaleName, localeNames } from '@silowright/domain/locale';
import { formatMetres, formatMoney, formatNumber } from '@silowright/texts/format';
import { translate } from '@silowright/texts/translate';
import { volumeTexts, withVolumeUnit } from '@silowright/texts/volume-words';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../../platform/texts.ts';
import { quotationOf } from '../positions.ts';
import type { UnitQuotation } from '../quotation.ts';
import { quotationSheet } from '../quotation-sheet.ts';
import { sampleBuyer, sampleDealer, sampleLinks, sampleQuotation } from '../testing/sample-quotation.ts';
import { structureOf } from '../testing/structure-of.ts';
import { textOfPdf } from '../testing/text-of-pdf.ts';
import { loadFonts } from './load-fonts.ts';
import { renderQuotationPdf } from './render-quotation-pdf.ts';

const fonts = loadFonts();

const render = (quotation: UnitQuotation, dealerLogo?: Uint8Array): Promise<Uint8Array> =>
  renderQuotationPdf(quotationOf(quotation), sampleLinks, {
    fonts,
    messages: loadMessages(quotation.locale),
    ...(dealerLogo && { dealerLogo }),
  });

/** As every test but those of rare content reads it: rendered once for each language. */
const usual = (locale: LocaleName): UnitQuotation => sampleQuotation(locale, { buyer: sampleBuyer });
const rendered = new Map<LocaleName, Promise<Uint8Array>>();
const usualPdf = (locale: LocaleName): Promise<Uint8Array> => {
  const known = rendered.get(locale) ?? render(usual(locale));
  rendered.set(locale, known);
  return known;
};
const usualPages = async (locale: LocaleName): Promise<string[]> => textOfPdf(await usualPdf(locale));

/** How much of each page is used: from the top of the content to the lowest line above the footer. */
async function fillOf(pdf: Uint8Array): Promise<number[]> {
  const [top, bottom] = [750, 66];
  return (await PDF.load(pdf)).getPages().map((page) => {
    const lines = page.extractText().lines.map(({ bbox }) => bbox.y);
    return (top - Math.min(...lines.filter((y) => y > bottom - 6))) / (top - bottom);
  });
}

const plain = (text: string): string => text.replace(/\s+/g, ' ');

/** Uncompressed bytes: structure, metadata, links. */
const skeleton = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');

const sheetOf = (quotation: UnitQuotation) =>
  quotationSheet(quotationOf(quotation), {
    t: (key, params = {}) => translate(loadMessages(quotation.locale), quotation.locale, key, params),
    money: (money) => formatMoney(money, quotation.locale),
    metres: (mm) => formatMetres(mm, quotation.locale),
    number: (value, decimals) => formatNumber(value, quotation.locale, decimals),
    ...volumeTexts({}, quotation.locale),
    date: String,
  });

/** The last page as text, and the same data as the sign page shows them. */
async function lastPage(quotation: UnitQuotation) {
  const pages = await textOfPdf(await render(quotation));
  return { text: pages.at(-1) ?? '', sheet: sheetOf(quotation).engineering };
}

describe('the PDF of a quotation', () => {
  it.each(localeNames)(
    'contains every amount of the frozen quotation, legal data, buyer, scope, conditions and what binds, in %s (FN-08, LG-05, QU-01, QU-02, QU-04, QU-06, MO-03)',
    async (locale) => {
      const quotation = usual(locale);
      const pages = await usualPages(locale);
      expect(pages).toHaveLength(5);
      const all = pages.join(' ');
      const amounts = [
        quotation.unitPriceCents,
        ...quotation.lines.map((line) => line.priceCents).filter((cents) => cents > 0),
        quotation.unitPriceCents + quotation.optionsCostCents,
        quotation.transport?.cents ?? 0,
        quotation.totalCents,
      ];
      for (const cents of amounts)
        expect(all).toContain(plain(formatMoney({ minor: cents, currency: 'EUR' }, locale)));
      for (const { group, choice, custom } of quotation.lines) {
        // Word by word, because a cell may have two lines.
        const words = plain(`${group.label} ${custom ?? choice.label}`).split(' ');
        for (const word of words) expect(all).toContain(word);
      }
      const t = loadMessages(locale);
      expect(all).toContain(plain((t['quotation.prices-note'] ?? '?').replace('{currency}', 'EUR')));
      expect(all).toContain('Q-2026-000123');
      expect(all).not.toMatch(/quotation\.[a-z]/);
      expect(all).not.toMatch(/\{\w+\}/);
      for (const page of pages)
        for (const text of ['Silowright B.V.', 'KvK 00000000', 'NL000000000B00', 'IBAN'])
          expect(page).toContain(text);
      for (const text of [sampleBuyer.street, '49661 Cloppenburg', sampleBuyer.vatNumber, 'Sanne Voorbeeld'])
        expect(pages[0]).toContain(text);
      const country = {
        en_GB: 'Netherlands',
        nl_NL: 'Nederland',
        de_DE: 'Niederlande',
        da_DK: 'Nederlandene',
      };
      expect(pages[0]).toContain(`· ${country[locale]}`);
      expect(pages[2]).toContain(plain(t['binding.estimate'] ?? '?'));
      expect(pages[2]).toContain(plain(t['vat.businesses-only'] ?? '?'));
      expect(pages[3]).toContain('DAP');
      for (const { title, text } of quotation.conditions?.clauses ?? [])
        for (const word of plain(`${title} ${text}`).split(' ')) expect(pages[3]).toContain(word);
      expect(pages[4]).toContain('EN 1991-4');
    },
  );

  it('has its volumes in the unit of the catalogue (A15)', async () => {
    const quotation = sampleQuotation('de_DE');
    const messages = withVolumeUnit(loadMessages('de_DE'), 'hl');
    const pdf = await renderQuotationPdf(quotationOf(quotation), sampleLinks, { fonts, messages });
    const all = (await textOfPdf(pdf)).join(' ').replaceAll('kg/m³', '');
    expect(all).not.toContain('m³');
    expect(all).toContain(plain(volumeTexts(messages, 'de_DE').volume(quotation.unit.volumeM3)));
    expect(all).toMatch(/\d hl/);
  });

  it('has page numbers and the links to reopen and to sign', async () => {
    const pdf = await usualPdf('en_GB');
    const pages = await textOfPdf(pdf);
    pages.forEach((text, at) => {
      expect(text).toContain(`Page ${at + 1} of 5`);
    });
    expect(skeleton(pdf)).toContain(sampleLinks.reopenUrl);
    expect(skeleton(pdf)).toContain(`(${sampleLinks.signPageUrl})`);
  });

  it.each<[LocaleName, string]>([
    ['en_GB', 'on request'],
    ['nl_NL', 'op aanvraag'],
    ['de_DE', 'auf Anfrage'],
    ['da_DK', 'oplyses efter aftale'],
  ])(
    'says in %s that transport is %s, the total excludes it, and has conditions and next steps on one page (CF-13, U11)',
    async (locale, words) => {
      const quotation = sampleQuotation(locale, { type: 'vb4', selection: {}, place: null });
      const pages = await textOfPdf(await render(quotation));
      expect(pages).toHaveLength(5);
      expect(pages[3]).toContain(loadMessages(locale)['quotation.sign-heading']);
      expect(pages[4]).toContain(loadMessages(locale)['engineering.title']);
      const all = pages.join(' ');
      expect(all).toContain(words);
      expect(all).toContain(plain(loadMessages(locale)['quotation.total-without-transport'] ?? '?'));
      expect(all).toContain(plain(formatMoney({ minor: quotation.totalCents, currency: 'EUR' }, locale)));
    },
  );

  it('prints price lists with their dates, the validity and the raised height', async () => {
    const all = (await usualPages('en_GB')).join(' ');
    expect(all).toContain('price list 1 of 1 October 2026 and option list 3 of 2 November 2026');
    expect(all).toContain('valid until 15 December 2026');
    expect(all).toContain('the standard unit is 7.92 m high');
  });

  it('promises nothing that was left out or that the customer provides', async () => {
    const pages = await textOfPdf(
      await render(
        sampleQuotation('en_GB', { amountOfUnits: 1, selection: { 'access.ladder': 'by_client' } }),
      ),
    );
    expect(pages[2]).toMatch(/Level measurement None –/);
    expect(pages[2]).not.toMatch(/Ladder [^€–]* included/);
  });

  it('has a total of seven digits in kronor on one line of the letter, and names the quotation that it replaces (QU-01, MO-02)', async () => {
    const quotation = {
      ...sampleQuotation('de_DE'),
      currency: 'SEK',
      totalCents: 123_034_000,
      revision: 2,
      replaces: 'Q-2026-000123',
    };
    const [first = ''] = await textOfPdf(await render(quotation));
    expect(first).toContain('1.230.340,00 SEK');
    expect(first).toContain('Ersetzt Q-2026-000123 ');
  });

  it("shows the dealer's name and contact in dealer mode, and the logo if there is one", async () => {
    const quotation = sampleQuotation('de_DE', { dealer: sampleDealer });
    const pdf = await render(quotation);
    const [first = ''] = await textOfPdf(pdf);
    expect(first).toContain('Heidkamp Agrartechnik');
    expect(first).toContain('sales@heidkamp.example');
    const logo = await sharp({ create: { width: 300, height: 80, channels: 4, background: '#0a7' } })
      .png()
      .toBuffer();
    const images = (pdf: Uint8Array) => skeleton(pdf).match(/\/Subtype \/Image/g)?.length ?? 0;
    // The mark of the company is a picture too.
    expect(images(await render(quotation, logo))).toBeGreaterThan(images(pdf));
  });

  it('prints hostile text unchanged, wrapped, without fetching anything (threat 22)', async () => {
    const long = 'W'.repeat(100);
    const quotation = sampleQuotation('en_GB', {
      addressee: {
        email: 'x@y.example',
        firstName: '<img src=x>',
        lastName: long,
        projectName: '__proto__ constructor',
        companyName: 'Ελληνικά Юникод 日本 \u202eevil {number}',
      },
      placeName: `${'Llanfair'.repeat(25)}`,
    });
    const pdf = await render(quotation);
    const pages = await textOfPdf(pdf);
    const all = pages.join(' ');
    expect(all).toContain('<img src=x>');
    expect(all).toContain('__proto__ constructor');
    expect(all).toContain('Ελληνικά Юникод 日本 □evil {number}');
    expect(all.replace(/\s/g, '')).toContain(long);
    expect(all.replace(/\s/g, '')).toContain('Llanfair'.repeat(25));
    const links = skeleton(pdf).match(/\/URI \([^)]*\)/g) ?? [];
    expect(links).toHaveLength(3);
  });

  it('is the same file for the same quotation on any day', async () => {
    const quotation = usual('nl_NL');
    const one = await usualPdf('nl_NL');
    // Documents share their fonts; one with rare letters embeds fonts of its own.
    await render({ ...quotation, addressee: { email: 'a@b.example', lastName: 'Ĳ ŉ Ĺ ſ' } });
    const other = await render(quotation);
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  it('is tagged, has a title and a language, and embeds its fonts (PDF/A-2a, QU-08)', async () => {
    const pdf = await usualPdf('da_DK');
    const text = skeleton(pdf);
    expect(text).toContain('/Lang (da-DK)');
    expect(text).toContain('/Marked true');
    expect(text).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(text).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(text).toContain('/S /Document');
    for (const element of ['/S /H1', '/S /Table', '/S /Figure', '/S /Link']) expect(text).toContain(element);
    const fontNames = text.match(/\/BaseFont \/\S+/g) ?? [];
    expect(fontNames.every((name) => name.includes('+IBMPlexSans'))).toBe(true);
    expect(text.match(/\/FontFile2/g)).toHaveLength(2);
    expect(text).toMatch(/<dc:title>[\s\S]*Tilbud Q-2026-000123[\s\S]*<\/dc:title>/);
  });

  it('has a header for every row, its title first, and links with a text (Y20)', async () => {
    const quotation = usual('nl_NL');
    const pdf = await usualPdf('nl_NL');
    const { children } = await structureOf(pdf);
    expect(children.slice(0, 4).map(({ type }) => type)).toEqual(['H1', 'P', 'P', 'Table']);
    const tables = children.filter(({ type }) => type === 'Table');
    // Details, amounts, data of the unit, prices, totals, and seven of engineering data.
    expect(tables).toHaveLength(12);
    const [head, ...prices] = tables[3]?.children ?? [];
    // The unit and its standard equipment come first.
    expect(prices).toHaveLength(quotation.lines.length + 2);
    expect(head?.children.every(({ type, scope }) => type === 'TH' && scope === 'Column')).toBe(true);
    const pairs = [...tables.slice(0, 3), ...tables.slice(4)].flatMap((table) => table.children);
    for (const [rows, cells] of [
      [pairs, 2],
      [prices, 4],
    ] as const)
      for (const row of rows)
        expect(row.children.map(({ type, scope }) => [type, scope])).toEqual([
          ['TH', 'Row'],
          ...Array.from({ length: cells - 1 }, () => ['TD', undefined]),
        ]);
    const text = skeleton(pdf);
    expect(text).not.toContain('/Contents ()');
    // The configuration, the sign page and the terms.
    expect(text.match(/\/S \/URI/g)).toHaveLength(3);
    expect(text.match(/\/Type \/OBJR/g)).toHaveLength(3);
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(text).not.toContain('/S /Caption');
  });

  it.each([
    ['raised', '1.50', ['¹', '²']],
    ['standard', '1.00', ['¹']],
  ] as const)('numbers its footnotes from one, with a %s outflow (U11)', async (_, height, marks) => {
    const pages = await (height === '1.50'
      ? usualPages('en_GB')
      : textOfPdf(await render(sampleQuotation('en_GB', { selection: {} }))));
    const all = pages.slice(0, 3).join(' ');
    for (const mark of ['¹', '²', '³'])
      expect([mark, all.includes(mark)]).toEqual([
        mark,
        mark === '³' ? all.includes('m³') : marks.includes(mark as never),
      ]);
  });

  it.each(localeNames)('has no page that is nearly empty, in %s (QU-08)', async (locale) => {
    // German texts are the longest: there, also the tables that end near the end of a page.
    const lengths = [
      ['vb4', 40, 2],
      ['vvs4', 18, 1],
      ['nb', 28, 99],
    ] as const;
    for (const [type, count, units] of locale === 'de_DE' ? lengths : lengths.slice(0, 1)) {
      const quotation = sampleQuotation(locale, { type, amountOfUnits: units, buyer: sampleBuyer });
      const lines = Array.from({ length: count }, (_, at) => quotation.lines[at % quotation.lines.length]!);
      for (const fill of await fillOf(await render({ ...quotation, lines })))
        expect([locale, type, count, fill >= 0.33]).toEqual([locale, type, count, true]);
    }
  });

  it('says that a name it cannot print is complete in the mail (S14)', async () => {
    const note = loadMessages('en_GB')['quotation.unprintable-note'] ?? '?';
    const withName = (lastName: string) =>
      render(sampleQuotation('en_GB', { addressee: { email: 'li@farm.example', lastName } }));
    const [unknown = ''] = await textOfPdf(await withName('ᜀ'));
    expect(unknown).toContain(note);
    const [known = ''] = await usualPages('en_GB');
    expect(known).not.toContain(note);
  });

  it('continues a long table on further pages', async () => {
    const quotation = sampleQuotation('en_GB');
    const [line] = quotation.lines;
    if (!line) throw new Error('no lines');
    const pages = await textOfPdf(
      await render({ ...quotation, lines: Array.from({ length: 80 }, () => line) }),
    );
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.at(-2)).toContain('Open configuration');
    expect(pages[3]).toContain('Per unit');
  });

  it.each(localeNames)('ends with the engineering data, every row filled, in %s (EN-11)', async (locale) => {
    const quotation = sampleQuotation(locale, {
      segment: 'road_salt',
      type: 'ms',
      site: { latitude: 54.48, longitude: 9.05 },
    });
    const { sheet, text } = await lastPage(quotation);
    expect(sheet?.groups).toHaveLength(7);
    for (const { heading, rows } of sheet?.groups ?? []) {
      expect(text).toContain(heading);
      // Word by word, because a cell may have two lines.
      for (const { label, value } of rows)
        for (const word of plain(`${label} ${value}`).split(' ')) expect(text).toContain(word);
    }
    expect(text).not.toMatch(/engineering\.|\{\w+\}|NaN|undefined/);
  });

  it('warns where the wind at the place exceeds the design, and not elsewhere (EN-08)', async () => {
    const salt = { segment: 'road_salt', type: 'ms' } as const;
    const husum = await lastPage(
      sampleQuotation('en_GB', { ...salt, site: { latitude: 54.48, longitude: 9.05 } }),
    );
    expect(husum.text).toContain('The usual wind at the site (30 m/s) exceeds the design wind');
    expect(JSON.stringify(husum.sheet)).toContain('zone 4, DIN\u00a0EN\u00a01991-1-4/NA');
    expect((await lastPage(sampleQuotation('en_GB', salt))).text).not.toContain('exceeds');
    const inside = await lastPage(sampleQuotation('en_GB', { inside: 9200 }));
    expect(JSON.stringify(inside.sheet)).toContain('none, the unit is inside a building');
    expect(inside.text).not.toContain('Overturning');
  });

  it('prints a discount, an extra and confirmed transport of a revision (QU-04)', async () => {
    const quotation = {
      ...sampleQuotation('en_GB'),
      addedLines: [
        { kind: 'discount', text: 'Spring discount', cents: -50_000 },
        { kind: 'extra', text: 'Longer hose', cents: 12_300 },
      ],
      transportConfirmed: true,
    } as const;
    const pages = await textOfPdf(await render(quotation));
    for (const text of ['Spring discount', '€500.00', 'Longer hose', '€123.00', 'Goods, binding'])
      expect(pages[2]).toContain(text);
    expect(pages[2]).toContain('By signing, you order the goods, their transport and assembly');
    expect(pages.join(' ')).not.toContain('estimate');
  });

  it('quotes short remarks in the letter and long ones with the conditions (QU-05)', async () => {
    const withRemarks = async (comments: string) =>
      textOfPdf(await render(sampleQuotation('en_GB', { addressee: { email: 'a@b.example', comments } })));
    expect((await withRemarks('Deliver before March.'))[0]).toContain('You wrote: “Deliver before March.”');
    const long = await withRemarks(`${'Long remark. '.repeat(60)}The end.`);
    expect(long[0]).not.toContain('Long remark');
    expect(long[3]).toContain('The end.');
  });

  it('says what the customer answered about explosion zones (EN-09)', async () => {
    const quotation = sampleQuotation('en_GB');
    const unitPage = async (values: UnitQuotation['values']) =>
      (await textOfPdf(await render({ ...quotation, values })))[1];
    const { values } = quotation;
    expect(await unitPage({ ...values, explosionZones: 'unknown' })).toContain('not known, to be clarified');
    expect(await unitPage({ ...values, productGroupType: 'road_salt' })).not.toContain('Explosion zones');
  });

  it('a quotation of an earlier release has no engineering page (EN-11)', async () => {
    const { engineering: _, ...earlier } = sampleQuotation('en_GB');
    expect(await textOfPdf(await render(earlier))).toHaveLength(4);
    expect(sheetOf(earlier).engineering).toBeUndefined();
  });

  it.skipIf(spawnSync('qpdf', ['--version']).status !== 0)('passes qpdf --check', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'quotation-'));
    try {
      const file = path.join(folder, 'quotation.pdf');
      writeFileSync(file, await render(sampleQuotation('de_DE', { dealer: sampleDealer })));
      const check = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
      expect([check.status, check.stderr]).toEqual([0, '']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
