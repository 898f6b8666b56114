import { readFileSync } from 'node:fs';
import type { FieldError } from '@silowright/contract/errors';
import type { LocaleName } from '@silowright/domain/locale';
import { translate } from '@silowright/texts/translate';
import { ApiError } from '@silowright/ui/calls/api.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RefusalNotice, refusalText } from './refusal-notice.tsx';

const folder = new URL('../../../../packages/texts/locales/', import.meta.url);
const wordsOf = (locale: LocaleName) => {
  const messages = JSON.parse(readFileSync(new URL(`${locale}/admin.json`, folder), 'utf8'));
  const t = (key: string, params?: object) => translate(messages, locale, key, params as never);
  return { locale, t: t as Parameters<typeof refusalText>[1]['t'] };
};
const english = 'is missing: a publish may change prices only';

it.each<[string, Omit<FieldError, 'message'>, string, string]>([
  [
    'a wrong cell',
    { path: 'prices.11.priceInCents', code: 'bad-price' },
    'row 12, priceInCents: is not a price in whole cents.',
    'Zeile 12, priceInCents: ist kein Preis in ganzen Cent.',
  ],
  [
    'a row of the list in force',
    { path: 'current.3', code: 'removed-row' },
    'row 3: is missing. A publish may change prices only.',
    'Zeile 3: fehlt. Eine Veröffentlichung darf nur Preise ändern.',
  ],
  [
    'an option whose name has a dot',
    { path: 'options.outflow_height.1.27', code: 'bad-formula', params: { unit: 'vvs4 Ø2.05 m 8 m³' } },
    'outflow_height.1.27: the formula gives no price for vvs4 Ø2.05 m 8 m³.',
    'outflow_height.1.27: Die Formel ergibt keinen Preis für vvs4 Ø2.05 m 8 m³.',
  ],
  [
    'a field refused by the schema',
    { path: 'comment', code: 'too_big' },
    'comment: is missing or incorrect.',
    'comment: fehlt oder stimmt nicht.',
  ],
  [
    'a large change',
    { path: 'uuid', code: 'large-change', was: 413_000, now: 826_000, params: { name: 'vvs4' } },
    'vvs4: €4,130.00 → €8,260.00',
    'vvs4: 4.130,00 € → 8.260,00 €',
  ],
])('%s is reported in the reader’s language (LG-01, B22)', (_, field, en, de) => {
  const told = (locale: LocaleName) =>
    refusalText({ ...field, message: english }, wordsOf(locale)).replaceAll('\u00a0', ' ');
  expect([told('en_GB'), told('de_DE')]).toEqual([en, de]);
});

it('the author of a newer version is named in the reader’s language, with the time (LG-01, PR-06)', () => {
  const params = { version: 5, author: 'c@example.com', time: '2026-01-12T08:00:00.000Z', comment: '' };
  const field = { path: 'id.version', code: 'published', message: english, params };
  const told = refusalText(field, wordsOf('de_DE'));
  expect(told).toMatch(/^Version 5 wurde veröffentlicht von c@example\.com, .*2026.*\d$/);
  const withComment = { ...field, params: { ...params, comment: 'steel' } };
  expect(refusalText(withComment, wordsOf('de_DE'))).toBe(`${told}: steel`);
});

const drawn = (refusal: ApiError) =>
  renderToStaticMarkup(<RefusalNotice refusal={refusal} onCarryOver={() => {}} />);

it.each([
  ['500', new ApiError('internal', 500, 'Something went wrong on our side.'), 'admin.perhaps-published'],
  ['503', new ApiError('unavailable', 503, ''), 'admin.perhaps-published'],
  ['401', new ApiError('not-logged-in', 401, ''), 'admin.not-published'],
  ['no answer', new ApiError('network', 0, 'TypeError: Failed to fetch'), 'admin.perhaps-published'],
])('%s without field errors shows its message and no empty list (B11)', (_, refusal, sentence) => {
  const notice = drawn(refusal);
  expect(notice).toContain(sentence);
  expect(notice).not.toContain('admin.refused');
  expect(notice).not.toContain('<ul');
});

it('field errors are listed (B11)', () => {
  const field = { path: 'prices.0.priceInCents', code: 'bad-price', message: '' };
  const notice = drawn(new ApiError('bad-request', 400, '', [field]));
  expect(notice).toContain('admin.refused');
  expect(notice.match(/<li>/g)).toHaveLength(1);
});
