import { readFileSync } from 'node:fs';
import { pricedSegments, shippedOptionList, unitsOf } from '@silowright/catalogue/testing/sample';
import { sampleCatalogue } from '@silowright/catalogue/testing/sample-catalogue';
import { localeNames } from '@silowright/domain/locale';
import { textsOf } from '@silowright/ui/texts/use-texts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { optionFullName, unitName } from './names.ts';
import { OptionMark, unitFor } from './option-mark.tsx';
import { UnitMark } from './unit-mark.tsx';

const root = new URL('../../../../', import.meta.url);
const textsIn = (locale: (typeof localeNames)[number]) => {
  const files = ['admin', 'desk', 'prices'].map((name) => `packages/texts/locales/${locale}/${name}.json`);
  const read = files.map((file) => JSON.parse(readFileSync(new URL(file, root), 'utf8')));
  return textsOf(locale, Object.assign({}, ...read, sampleCatalogue().texts.get(locale)));
};

describe.each(pricedSegments)('the rows of %s', (segment) => {
  const { options: groups } = shippedOptionList(segment);
  const units = unitsOf(segment);
  const rows = groups.flatMap((group) => group.options.map(({ value }) => ({ group, value })));

  it.each(localeNames)('have names instead of codes in %s, and no two the same (PX-06)', (locale) => {
    const texts = textsIn(locale);
    const names = [
      ...rows.map(({ group, value }) => optionFullName(texts, group, value, groups, segment)),
      ...units.map((unit) => unitName(texts, unit, segment)),
    ];
    // A code has an underscore, a dot between words, or is a sentence's key.
    expect(names.filter((name) => /_|[a-z]\.[a-z]/.test(name))).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('have a drawing each, and the colours of a group differ (PX-06)', () => {
    const drawn = rows.map(({ group, value }) => ({
      row: `${group.key} ${value}`,
      svg: renderToStaticMarkup(<OptionMark group={group} value={value} unit={unitFor(group, units)} />),
    }));
    expect(drawn.filter(({ svg }) => !svg.includes('<svg')).map(({ row }) => row)).toEqual([]);
    const colours = drawn.filter(({ row }) => /^colour\.body_colour \d/.test(row)).map(({ svg }) => svg);
    expect(new Set(colours).size).toBe(colours.length);
    for (const unit of units)
      expect(renderToStaticMarkup(<UnitMark unit={unit} />)).toContain('<img src="data:image/svg+xml,%3Csvg');
  });
});
