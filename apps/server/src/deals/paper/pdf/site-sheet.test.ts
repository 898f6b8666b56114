import { localeNames } from '@silowright/domain/locale';
import { firstPlan } from '@silowright/domain/yard/yard-plan';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../../platform/texts.ts';
import { quotationOf } from '../positions.ts';
import type { Quotation, QuotedPosition, UnitQuotation } from '../quotation.ts';
import { sampleQuotation } from '../testing/sample-quotation.ts';
import { structureOf } from '../testing/structure-of.ts';
import { textOfPdf } from '../testing/text-of-pdf.ts';
import { loadFonts } from './load-fonts.ts';
import type { PdfAssets } from './render-quotation-pdf.ts';
import { renderSiteSheet } from './site-sheet.ts';

const fonts = loadFonts();
const render = (quotation: UnitQuotation, sitePhoto?: Uint8Array, aerial?: PdfAssets['aerial']) =>
  renderSiteSheet(quotationOf(quotation), {
    fonts,
    messages: loadMessages(quotation.locale),
    ...(sitePhoto && { sitePhoto }),
    ...(aerial && { aerial }),
  }) ?? Promise.reject(new Error('no sheet'));

describe('the site sheet (QU-07)', () => {
  it.each(localeNames)(
    'has plan, loads, truck, crane and connections on two pages, in %s',
    async (locale) => {
      for (const [segment, type] of [
        ['agricultural', 'vvs4'],
        ['agricultural', 'nb'],
        ['road_salt', 'fs'],
        ['road_salt', 'ms'],
      ] as const) {
        const quotation = sampleQuotation(locale, {
          segment,
          type,
          amountOfUnits: 5,
          site: { latitude: 54.48, longitude: 9.05 },
        });
        const pages = await textOfPdf(await render(quotation));
        expect([type, pages.length]).toEqual([type, 2]);
        const all = pages.join(' ');
        const t = loadMessages(locale);
        for (const key of [
          'site-sheet.title',
          'site-sheet.foundation',
          'site-sheet.truck',
          'site-sheet.laying-down',
          'site-sheet.front',
          'engineering.group.supports',
          'engineering.group.connections',
          'engineering.group.lifting',
          'engineering.note',
        ])
          expect(all).toContain(t[key]?.replace(/\s+/g, ' '));
        expect(all).not.toMatch(/site-sheet\.|\{\w+\}|NaN|undefined/);
        // Every support has its number.
        for (let at = 1; at <= (quotation.engineering?.support.count ?? 0); at++)
          expect(all).toContain(`P${at}`);
      }
    },
  );

  it.each<[Partial<UnitQuotation['request']>, boolean]>([
    [{ placement: 'inside', heightLimitMm: 9000 }, true],
    [{ placement: 'inside', heightLimitMm: 30_000 }, false],
    [{ placement: 'outside' }, false],
  ])('names the ceiling if a crane does not fit under it: %o', async (request, isNamed) => {
    const quotation = sampleQuotation('de_DE');
    const pages = await textOfPdf(
      await render({ ...quotation, request: { ...quotation.request, ...request } }),
    );
    expect(/Ihre Decke ist 9,00? m hoch/.test(pages.join(' '))).toBe(isNamed);
    expect(pages).toHaveLength(2);
  });

  it.each(localeNames)('has the plan of the yard as its third page, in %s (TD-06)', async (locale) => {
    const yard = firstPlan(5, 4.6);
    const quotation = { ...sampleQuotation(locale, { amountOfUnits: 5 }), yard };
    const pages = await textOfPdf(await render(quotation));
    expect(pages).toHaveLength(3);
    const t = loadMessages(locale);
    for (const key of [
      'yard-plan.page',
      'yard-plan.check.units',
      'yard-plan.semi-trailer',
      'yard-plan.places',
    ])
      expect(pages[2]).toContain(t[key]?.replace(/\s+/g, ' '));
    expect(pages[2]).toContain(locale === 'en_GB' ? '12.50 m' : '12,50 m');
    expect(pages[2]).not.toMatch(/yard-plan\.|\{\w+\}|NaN|undefined/);
  });

  it('has one plan of the yard with the units of all positions; alternatives stand once (PJ-06, TD-06)', async () => {
    const of = (type: 'vvs4' | 'nb', more: Partial<QuotedPosition>): QuotedPosition => ({
      ...quotationOf(sampleQuotation('en_GB', { segment: 'agricultural', type })).positions[0]!,
      ...more,
    });
    const group = { kind: 'alternative', group: 'a' } as const;
    const common = quotationOf(sampleQuotation('en_GB'));
    const quotation: Quotation = {
      ...common,
      positions: [
        of('vvs4', { id: 'one', number: '10', amountOfUnits: 2, yard: firstPlan(2, 4.6) }),
        of('nb', { id: 'two', number: '20.A', role: group }),
        of('vvs4', { id: 'three', number: '20.B', role: group }),
        of('nb', { id: 'four', number: '30', role: { kind: 'optional' } }),
      ],
    };
    const pagesOf = async (sent: Quotation) =>
      textOfPdf(await renderSiteSheet(sent, { fonts, messages: loadMessages('en_GB') })!);
    const pages = await pagesOf(quotation);
    const plan = pages.at(-1);
    for (const name of ['Unit 10 (1)', 'Unit 10 (2)', 'Unit 20.A']) expect(plan).toContain(name);
    expect(plan).not.toMatch(/Unit 20\.B|Unit 30/);
    const chosen = (await pagesOf({ ...quotation, chosen: ['three', 'four'] })).at(-1);
    for (const name of ['Unit 10 (2)', 'Unit 20.B', 'Unit 30']) expect(chosen).toContain(name);
    expect(chosen).not.toContain('Unit 20.A');
    expect(pages.length).toBe(9);
  });

  it('has the aerial picture below the plan, names its provider, and does without it (TD-06)', async () => {
    const yard = {
      ...firstPlan(1, 4.6),
      aerial: { lat: 52.5, lng: 6.1, at: [25, 25], turnDeg: 30 } as const,
    };
    const quotation = { ...sampleQuotation('en_GB'), yard };
    const picture = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#675' } })
      .jpeg()
      .toBuffer();
    const withPicture = await render(quotation, undefined, { picture, attribution: '© Example Maps' });
    const without = await render(quotation);
    const [pages, plain] = await Promise.all([textOfPdf(withPicture), textOfPdf(without)]);
    expect([pages.length, plain.length]).toEqual([3, 3]);
    expect(pages[2]).toContain('Aerial photo: © Example Maps');
    expect(plain[2]).not.toContain('Example Maps');
    for (const page of [pages[2], plain[2]]) expect(page).toContain('52.5, 6.1, 30°');
    expect(withPicture.length - without.length).toBeGreaterThan(picture.length * 0.9);
  });

  it.each(localeNames)("has the visitor's picture as its last page, in %s (TD-05)", async (locale) => {
    const t = loadMessages(locale);
    for (const [width, height] of [
      [1600, 1200],
      [900, 1600],
    ] as const) {
      const photo = await sharp({ create: { width, height, channels: 3, background: '#678' } })
        .jpeg()
        .toBuffer();
      const pdf = await render(sampleQuotation(locale), photo);
      const pages = await textOfPdf(pdf);
      expect(pages).toHaveLength(3);
      expect(pages[2]).toContain(t['photo.page']);
      expect(pages[2]).toContain(t['photo.page-note']?.replace(/\s+/g, ' '));
      const figures = (await structureOf(pdf)).children.filter(({ type }) => type === 'Figure');
      expect(figures.at(-1)?.alt).toBe(t['photo.page-alt']);
    }
  });

  it('is tagged: headings, figures with a text, and tables', async () => {
    const { children } = await structureOf(await render(sampleQuotation('nl_NL')));
    expect(children[0]?.type).toBe('H1');
    const figures = children.filter(({ type }) => type === 'Figure');
    expect(figures.map(({ alt }) => !!alt)).toEqual([true, true]);
    expect(children.some(({ type }) => type === 'Table')).toBe(true);
  });

  it('does not exist for a quotation of an earlier release', () => {
    const { engineering: _, ...earlier } = sampleQuotation('en_GB');
    expect(renderSiteSheet(quotationOf(earlier), { fonts, messages: loadMessages('en_GB') })).toBeUndefined();
  });
});
