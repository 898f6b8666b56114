import { readFileSync } from 'node:fs';
import { bcp47, localeNames } from '@silowright/domain/locale';
import { describe, expect, it } from 'vitest';

import { formatNumber } from './format.ts';
import { namespaces } from './text-keys.ts';
import { type Messages, translate } from './translate.ts';

describe.each(localeNames)('%s', (locale) => {
  const messages = Object.assign(
    {},
    ...namespaces
      .filter((name) => name !== 'catalogue')
      .map((name) =>
        JSON.parse(readFileSync(new URL(`../locales/${locale}/${name}.json`, import.meta.url), 'utf8')),
      ),
  ) as Messages;
  const counted = Object.keys(messages).flatMap((key) =>
    key.endsWith('_other') ? [key.slice(0, -'_other'.length)] : [],
  );

  it.each([1.7, 1500])('a count of %s is formatted in the style of the language (V25)', (count) => {
    const written = formatNumber(count, locale);
    for (const key of counted)
      expect(translate(messages, locale, key, { count }).split(written).join(''), key).not.toContain(
        String(count),
      );
    expect(translate(messages, locale, 'volume.truckloads', { count })).toContain(written);
  });

  it('the plural of each count is that of Intl', () => {
    const rule = new Intl.PluralRules(bcp47(locale));
    const forms = { key_one: 'one', key_other: 'other' };
    for (const count of [-2, -1, 0, 0.5, 1, 1.5, 2, 11, 21, 101, 1e6])
      expect(translate(forms, locale, 'key', { count }), String(count)).toBe(rule.select(count));
  });
});
