import path from 'node:path';
import { PDF } from '@libpdf/core';
import { loadCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { localeNames } from '@silowright/domain/locale';
import { goodsCents } from '@silowright/domain/pricing/priced-configuration';
import { formatMoney } from '@silowright/texts/format';
import { translate } from '@silowright/texts/translate';
import { withVolumeUnit } from '@silowright/texts/volume-words';
import { describe, expect, it } from 'vitest';
import { loadMessages, textsWith } from '../../../platform/texts.ts';
import { drawnTogether } from '../drawn-together.ts';
import { type ExamplePosition, exampleSeveral } from '../example-several.ts';
import type { Quotation } from '../quotation.ts';
import { fourWithChoices, sampleLinks, sampleSeveral, threeSamples } from '../testing/sample-quotation.ts';
import { structureOf } from '../testing/structure-of.ts';
import { textOfPdf } from '../testing/text-of-pdf.ts';
import { loadFonts } from './load-fonts.ts';
import { renderQuotationPdf } from './render-quotation-pdf.ts';
import { renderSiteSheet } from './site-sheet.ts';

const fonts = loadFonts();
const steel = loadCatalogue(path.join(import.meta.dirname, '../../../../../../catalogues/steel'));

const render = (quotation: Quotation, messages = loadMessages(quotation.locale)) =>
  renderQuotationPdf(quotation, sampleLinks, { fonts, messages });
const sheet = (quotation: Quotation, messages = loadMessages(quotation.locale)) =>
  renderSiteSheet(quotation, { fonts, messages }) ?? Promise.reject(new Error('no sheet'));

const plain = (text: string): string => text.replace(/\s+/g, ' ');
const amount = (quotation: Quotation, minor: number): string =>
  plain(formatMoney({ minor, currency: quotation.currency }, quotation.locale));
const textOf = async (pdf: Uint8Array): Promise<string[]> => (await textOfPdf(pdf)).map(plain);

/** Word by word, because a cell may have two lines. */
function expectWords(page: string, words: string): void {
  for (const word of plain(words).split(' ')) expect(page).toContain(word);
}

/** Positions of many sizes: twenty of them, ten units each. */
const twenty: readonly ExamplePosition[] = Array.from({ length: 20 }, (_, at) => ({
  ...threeSamples[at % 3]!,
  volumeM3: at % 3 === 2 ? 20 + at : 8 + 2 * (at % 12),
  amountOfUnits: 10,
}));

/** Made once: they have many pages. */
const ofTwenty = sampleSeveral('en_GB', twenty);
const papersOf = (quotation: Quotation) => Promise.all([render(quotation), sheet(quotation)]);
let papers: Promise<readonly [Uint8Array, Uint8Array]> | undefined;
const papersOfTwenty = () => {
  papers ??= papersOf(ofTwenty);
  return papers;
};

const longName =
  'Doppelwandiger Schwerlastlagerbehälter für zähflüssige Nebenprodukte der Lebensmittelherstellung';
const withLongNames = (quotation: Quotation): Quotation => ({
  ...quotation,
  currency: 'SEK',
  positions: quotation.positions.map((position) => ({
    ...position,
    unitPriceCents: position.unitPriceCents * 100,
    unit: { ...position.unit, typeName: { ...position.unit.typeName, label: longName } },
  })),
});

describe('the paper of several positions', () => {
  it.each(localeNames)(
    'has every position with article, need, prices, the load and what it saves, in %s (PJ-03, PJ-05)',
    async (locale) => {
      const quotation = sampleSeveral(locale);
      const { positions, transport, totalCents } = quotation;
      const pages = await textOf(await render(quotation));
      // Letter, summary, two pages for each position, conditions, and engineering data for each.
      expect(pages).toHaveLength(1 + 1 + 3 * 2 + 1 + 3);
      const [letter = '', summary = ''] = pages;
      const t = loadMessages(locale);
      const say = (key: string, params = {}) => plain(translate(t, locale, key, params));
      for (const { number, unit, articles, amountOfUnits } of positions) {
        for (const page of [letter, summary]) expectWords(page, `${number} ${unit.typeName.label}`);
        expect(letter).toContain(`${amountOfUnits} × `);
        expect(summary).toContain(say('quotation.article', { article: articles?.unit ?? '?' }));
      }
      for (const cents of [...positions.map(goodsCents), transport!.cents, totalCents])
        expect(summary).toContain(amount(quotation, cents));
      // Asked in tonnes, and in cubic metres.
      for (const need of ['39 t (60 m³', '25 m³']) expect(summary).toContain(need);
      const { aloneCents = 0, aloneTrucks = 0, trucks } = transport!;
      expect([trucks, aloneTrucks]).toEqual([3, 4]);
      for (const key of ['quotation.load.saved', 'quotation.load.instead'])
        expect(summary).toContain(
          say(key, {
            amount: amount(quotation, aloneCents - transport!.cents),
            alone: key.endsWith('saved') ? amount(quotation, aloneCents) : aloneTrucks,
            trucks: say('project.trucks', { count: trucks }),
          }),
        );
      expect(summary).toContain(say('quotation.load.units', { count: 1, number: '20' }));
      expect(summary).toContain(say('vat.businesses-only'));
      expect(pages.join(' ')).not.toMatch(/quotation\.[a-z]|project\.[a-z]|\{\w+\}|NaN|undefined/);
    },
  );

  it('says the need in the unit of the catalogue (PJ-05)', async () => {
    const [, summary] = await textOf(
      await render(sampleSeveral('de_DE'), withVolumeUnit(loadMessages('de_DE'), 'hl')),
    );
    for (const need of ['39 t (600 hl bei 650 kg/m³)', '250 hl']) expect(summary).toContain(need);
  });

  it.each(localeNames)(
    'has no choice in the total, and the total of each choice, in %s (PJ-04)',
    async (locale) => {
      const quotation = sampleSeveral(locale, fourWithChoices);
      const included = quotation.positions.at(-1)!;
      expect(quotation.totalCents).toBe(goodsCents(included) + quotation.transport!.cents);
      const { of, list } = quotation.choices!;
      expect([of, list.map(({ chosen }) => chosen.length)]).toEqual(['all', [1, 2, 1, 2]]);
      const [letter, summary] = await textOf(await render(quotation));
      for (const { totalCents, goodsCents: goods, transportCents } of list) {
        for (const cents of [totalCents, goods, transportCents!, totalCents - quotation.totalCents])
          expect(summary).toContain(amount(quotation, cents));
        expect(totalCents).toBe(goods + transportCents!);
      }
      const totals = list.map(({ totalCents }) => totalCents);
      for (const cents of [Math.min(...totals), Math.max(...totals)])
        expect(letter).toContain(amount(quotation, cents));
      const t = loadMessages(locale);
      for (const key of ['quotation.choice.optional', 'quotation.choices-heading', 'quotation.total-open'])
        expect(summary).toContain(t[key]);
    },
  );

  it('with many options has a line for each, and no range (PJ-04)', async () => {
    const list = twenty.slice(0, 8).map(
      (each, at): ExamplePosition => ({
        ...each,
        amountOfUnits: 1,
        role: { kind: at === 0 ? 'included' : 'optional' },
      }),
    );
    const quotation = sampleSeveral('en_GB', list);
    expect(quotation.choices?.of).toBe('each');
    const pages = await textOf(await render(quotation));
    const all = pages.slice(0, 3).join(' ');
    expect(pages[0]).toContain(amount(quotation, quotation.totalCents));
    expect(all).toContain(plain(loadMessages('en_GB')['quotation.choices-each'] ?? '?'));
    for (const { totalCents } of quotation.choices!.list)
      expect(all).toContain(amount(quotation, totalCents));
  });

  it.each([
    ['what is in the total', {}, [false, false, false, true]],
    ['what was chosen for the total', { chosen: [1, 2] }, [false, true, true, true]],
    ['only what was bought', { chosen: [1], decided: true }, [true, true]],
  ] as const)('has a picture with %s drawn in full (PJ-04, PJ-05)', (_, options, inTotal) => {
    const quotation = sampleSeveral('en_GB', fourWithChoices, options);
    expect(drawnTogether(quotation).map((each) => each.isInTotal)).toEqual(inTotal);
  });

  it('of a buyer who has decided says what was not chosen, and has no pages of it (PJ-04)', async () => {
    const quotation = sampleSeveral('de_DE', fourWithChoices, { chosen: [1], decided: true });
    const pages = await textOf(await render(quotation));
    const [letter, summary = ''] = pages;
    expect(summary.match(/Nicht gewählt/g)).toHaveLength(2);
    expect(summary.match(/Gewählt/g)).toHaveLength(1);
    expect(letter).not.toContain('10.A');
    for (const page of pages.slice(2)) expect(page).not.toMatch(/10\.A|20 · /);
    expect(summary).not.toContain('Was Sie wählen können');
    const site = (await textOf(await sheet(quotation))).join(' ');
    expect(site).toContain('10.B');
    expect(site).not.toContain('10.A');
  });

  it.each([
    ['no place', sampleSeveral('nl_NL', fourWithChoices, { place: null, placeName: '' })],
    [
      'a load that cannot be delivered',
      { ...sampleSeveral('nl_NL', fourWithChoices), transport: null, choices: undefined },
    ],
  ] as [string, Quotation][])(
    'with %s names no price of transport and no trucks (PJ-03)',
    async (_, quotation) => {
      const t = loadMessages('nl_NL');
      const [letter, summary] = await textOf(await render(quotation));
      for (const page of [letter, summary]) {
        expect(page).toContain(t['quotation.not-available']);
        expect(page).not.toContain('vrachtwagen');
      }
    },
  );

  it('saves nothing by an amount that staff have confirmed (PJ-03)', async () => {
    const quotation: Quotation = { ...sampleSeveral('en_GB'), transportConfirmed: true };
    const all = (await textOf(await render(quotation))).join(' ');
    expect(all).toContain('3 trucks');
    expect(all).not.toContain('saved');
  });

  it('of an earlier release has no trucks (D16)', async () => {
    const { choices: _, ...earlier } = sampleSeveral('en_GB');
    const { loaded: _loaded, aloneTrucks: _trucks, ...transport } = earlier.transport!;
    const pages = await textOf(await render({ ...earlier, transport }));
    expect(pages[1]).not.toContain('Truck 1');
    expect(pages[1]).toContain(amount(earlier, transport.cents));
  });

  it.each([
    ['twenty positions of ten units', papersOfTwenty],
    [
      'long names and amounts in kronor',
      () => papersOf(withLongNames(sampleSeveral('de_DE', fourWithChoices))),
    ],
    ['one of each role', () => papersOf(sampleSeveral('da_DK', fourWithChoices, { chosen: [0] }))],
  ] as const)('with %s has nothing outside its pages (PJ-05)', async (_, make) => {
    for (const pdf of await make())
      for (const [at, page] of (await PDF.load(pdf)).getPages().entries())
        for (const { bbox, text } of page.extractText().lines) {
          const isInside = bbox.x >= 56 && bbox.x + bbox.width <= 540 && bbox.y >= 15;
          expect([at + 1, text, isInside]).toEqual([at + 1, text, true]);
        }
  });

  it('says of many trucks in words what is not drawn (PJ-03)', async () => {
    const [pdf] = await papersOfTwenty();
    const all = (await textOf(pdf)).slice(0, 4).join(' ');
    const [, more] = /(\d+) more trucks carry positions/.exec(all) ?? [];
    const drawn = [...all.matchAll(/Trucks? (\d+)(?: to (\d+))?/g)].map(([, from, to]) => Number(to ?? from));
    expect(drawn).toHaveLength(6);
    expect(Math.max(...drawn) + Number(more)).toBe(ofTwenty.transport!.trucks);
  });

  it('of the steel catalogue says what travels in parts (PJ-03)', async () => {
    const list = [
      { segment: 'plastics', amountOfUnits: 2 },
      { segment: 'bioenergy', type: 'pl', amountOfUnits: 3 },
    ] as const;
    const quotation = exampleSeveral(steel, 'nl_NL', list);
    const [letter, summary] = await textOf(await render(quotation, textsWith(steel)('nl_NL')));
    expect(summary).toContain('pos. 20 in delen');
    expect(letter).toContain(amount(quotation, quotation.totalCents));
  });

  it('is tagged: one title, a text for each figure, and tables with headers (Y20)', async () => {
    const { children } = await structureOf(await render(sampleSeveral('de_DE', fourWithChoices)));
    expect(children.filter(({ type }) => type === 'H1')).toHaveLength(1);
    for (const { type, alt } of children) expect([type, type !== 'Figure' || !!alt]).toEqual([type, true]);
    const heads = children
      .filter(({ type }) => type === 'Table')
      .map(({ children: [row] }) => row?.children.map(({ scope }) => scope));
    expect(heads).toContainEqual(['Column', 'Column', 'Column', 'Column', 'Column']);
  });
});

describe('the site sheet of several positions (PJ-05)', () => {
  it.each(localeNames)('has all units on one plan, and the loads of each, in %s', async (locale) => {
    const quotation = sampleSeveral(locale);
    const pages = await textOf(await sheet(quotation));
    // The group, truck and crane, and the foundation of each position.
    expect(pages).toHaveLength(2 + 3);
    const t = loadMessages(locale);
    expect(pages[0]).toContain(plain(t['site-sheet.group'] ?? '?'));
    expect(pages[1]).toContain(plain(t['site-sheet.site'] ?? '?'));
    for (const { number, amountOfUnits, unit } of quotation.positions)
      for (const page of pages.slice(0, 2))
        expectWords(page, `${number} ${amountOfUnits} × ${unit.typeName.label}`);
    expect(pages.join(' ')).not.toMatch(/site-sheet\.|\{\w+\}|NaN|undefined/);
  });

  it('draws what may be chosen, and says so', async () => {
    const [group] = await textOf(await sheet(sampleSeveral('en_GB', fourWithChoices)));
    expect(group).toContain('Of 10.A and 10.B, 10.A is drawn: none of them takes more room.');
    expect(group).toContain('Drawn as if chosen: 20.');
  });

  it('of many units says how many are drawn', async () => {
    const [group, , space] = await textOf((await papersOfTwenty())[1]);
    expect(group).toContain('20 of 200 units are drawn.');
    expect(space).toMatch(/Positions .* are drawn: no other one needs a larger crane/);
  });

  it('leaves out a position of an earlier release', async () => {
    const quotation = sampleSeveral('en_GB');
    const [first, ...others] = quotation.positions;
    const { engineering: _, ...earlier } = first!;
    const pages = await textOf(await sheet({ ...quotation, positions: [earlier, ...others] }));
    expect(pages).toHaveLength(2 + 2);
  });
});
