import { readFileSync } from 'node:fs';
import { sampleCatalogue } from '@silowright/catalogue/testing/sample-catalogue';
import { type LocaleName, localeNames } from '@silowright/domain/locale';
import { textsOf } from '@silowright/ui/texts/use-texts.ts';
import { describe, expect, it } from 'vitest';
import { costText, distinguishing, firstText, insteadText, reasonText } from './card-sentences.ts';

const folder = new URL('../../../../../../packages/texts/locales/', import.meta.url);
const read = (locale: LocaleName, file: string) =>
  JSON.parse(readFileSync(new URL(`${locale}/${file}.json`, folder), 'utf8')) as Record<string, string>;
const textsIn = (locale: LocaleName) =>
  textsOf(locale, { ...read(locale, 'visitor'), ...sampleCatalogue().texts.get(locale) });
const english = textsIn('en_GB');
const euros = english.moneyIn('EUR');
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

const differences = [
  { kind: 'hopper' },
  { kind: 'no-foundation' },
  { kind: 'also-for', characteristicGroup: 'whole_grain' },
  { kind: 'volume', moreM3: 6 },
  { kind: 'height', moreMm: 970 },
  { kind: 'needs-floor' },
  { kind: 'cost', moreCents: 328_000 },
] as const;
const firsts = [
  { kind: 'only' },
  ...[true, false].flatMap((delivered) =>
    [true, false].map((needsFloor) => ({ kind: 'least-cost', delivered, needsFloor }) as const),
  ),
  ...(['volume', 'usual-choice', 'wind', 'narrow', 'stable', 'balance'] as const).map((kind) => ({
    kind,
    cheaperCents: 61_000,
  })),
] as const;

describe.each(localeNames)('in %s', (locale) => {
  const texts = textsIn(locale);

  it('every reason and difference is a whole sentence (EN-06)', () => {
    const sentences = [
      ...firsts.map((first) => firstText(first, texts, texts.moneyIn('EUR'))),
      insteadText(differences, texts),
      insteadText([{ kind: 'volume', moreM3: -2 }], texts),
      insteadText([{ kind: 'height', moreMm: -400 }], texts),
    ];
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^\p{Lu}[^{}]+\.$/u);
      expect(sentence).not.toContain('recommendation.');
    }
    expect(costText([{ kind: 'cost', moreCents: 0 }], texts, texts.moneyIn('EUR'))).not.toContain(
      'recommendation.',
    );
  });
});

it('says why the first is first, and what a cheaper one would save (EN-06)', () => {
  expect(firstText({ kind: 'least-cost', delivered: true, needsFloor: true }, english, euros)).toBe(
    'Listed first because its price with transport and assembly is the lowest of these models; a concrete slab and a sweep auger are extra.',
  );
  expect(firstText({ kind: 'volume', cheaperCents: 61_000 }, english, euros)).toBe(
    'Listed first because it comes closest to your volume. The cheapest of these models costs €610 less.',
  );
  expect(firstText({ kind: 'volume', cheaperCents: 0 }, english, euros)).toBe(
    'Listed first because it comes closest to your volume.',
  );
});

it('says what another one gives instead, and the difference in cost (EN-06)', () => {
  const shown = differences.slice(2, 5);
  expect(plain(insteadText(shown, english))).toBe(
    'In comparison: also for “Whole grain”, 6 m³ more per unit, 1.0 m taller.',
  );
  expect(plain(insteadText(shown, textsIn('de_DE')))).toMatch(
    /^Im Vergleich: auch für „.+“, 6 m³ mehr je Behälter, 1,0 m höher\.$/,
  );
  expect(costText(differences, english, euros)).toBe('+ €3,280 in total');
  expect(costText([{ kind: 'cost', moreCents: -50_000 }], english, euros)).toBe('− €500 in total');
  expect(insteadText([{ kind: 'cost', moreCents: 100 }], english)).toBeUndefined();
});

const context = { requestedM3: 60, volumeM3: 60, airPercent: 5, equipmentMm: 40, densityKgM3: undefined };

it('the height that remains free counts the standard equipment (EN-05)', () => {
  expect(plain(reasonText({ kind: 'headroom', spareMm: 350 }, context, english))).toContain('0.31 m');
});

it('a unit that is exactly as large as requested shows its air instead of "100% full" (V15)', () => {
  expect(plain(reasonText({ kind: 'fill-level', percent: 100 }, context, english))).toBe(
    '60 m³ net, 5% air above',
  );
  expect(reasonText({ kind: 'fill-level', percent: 83 }, context, english)).toBe(
    'Your volume fills 83% of it',
  );
});

it('a unit slightly smaller than requested says so (V15)', () => {
  const smaller = { ...context, requestedM3: 37, volumeM3: 36 };
  expect(plain(reasonText({ kind: 'fill-level', percent: 103 }, smaller, english))).toBe(
    '36 m³ net, 1 m³ less than you asked for',
  );
});

it('a reserve on density needs the density of the product (EN-06)', () => {
  const margin = { kind: 'density-margin', limit: 1300, percent: 0 } as const;
  expect(reasonText(margin, context, english)).toBeUndefined();
  // Brine of 23% in a tank whose product group is listed with 1300 kg/m³.
  expect(plain(reasonText(margin, { ...context, densityKgM3: 1172 }, english))).toBe(
    'Designed for up to 1,300 kg/m³, 10% to spare',
  );
  expect(plain(reasonText(margin, { ...context, densityKgM3: 1300 }, english))).toBe(
    'Designed for up to 1,300 kg/m³',
  );
});

it('leaves out lines that all cards share (EN-06)', () => {
  expect(
    distinguishing([
      ['a', 'b'],
      ['a', 'c'],
    ]),
  ).toEqual([['b'], ['c']]);
  expect(distinguishing([['a']])).toEqual([['a']]);
});
