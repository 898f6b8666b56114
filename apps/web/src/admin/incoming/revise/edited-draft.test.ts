import type { RevisionDraft } from '@silowright/contract/revision-fields';
import { expect, test } from 'vitest';
import { editedDraft, readDraft } from './edited-draft.ts';

const draft: RevisionDraft = {
  amount_of_units: 2,
  selection: { 'a.b': 'c' },
  discount: { percent: 7.5, reason: 'Repeat customer' },
  extras: [{ text: 'Lamp', amount: 2, price_in_cents: 14_500 }],
  transport: { in_cents: 364_000, note: 'week 16' },
  why: 'Asked on the phone',
  message: 'As discussed',
};

test.each(['en_GB', 'nl_NL', 'de_DE', 'da_DK'] as const)(
  'a draft is typed and read back in %s without a change (DK-08)',
  (locale) => {
    const inEuros = { ...draft, discount: { in_cents: 221_419, reason: 'Repeat customer' } };
    for (const each of [draft, inEuros, { ...draft, discount: null, transport: null, extras: [] }]) {
      expect(readDraft(editedDraft(each, locale, 'EUR'), locale, 'EUR')).toEqual({
        ...{ draft: each, wrong: [], missing: [] },
      });
    }
  },
);

test('a missing reason can be previewed and not sent (DK-08)', () => {
  const read = readDraft({ ...editedDraft(draft, 'nl_NL', 'EUR'), reason: ' ', why: '' }, 'nl_NL', 'EUR');
  expect([read.missing, read.draft?.discount]).toEqual([['reason', 'why'], { percent: 7.5, reason: '–' }]);
});

test.each([
  [{ extras: [{ text: '', amount: '1', price: '' }] }, { extras: [] }, []],
  [{ extras: [{ text: 'Crane', amount: '1', price: '' }] }, { extras: [] }, ['extra-0']],
  [{ extras: [{ text: ' ', amount: '1', price: '1' }] }, { extras: [] }, ['extra-0']],
  [{ transport: '' }, { transport: null }, ['transport']],
])('%j: is not wrong yet and left out of the preview (DK-08)', (part, previewed, missing) => {
  const read = readDraft({ ...editedDraft(draft, 'nl_NL', 'EUR'), ...part }, 'nl_NL', 'EUR');
  expect(read).toEqual({ draft: { ...draft, ...previewed }, wrong: [], missing });
});

test.each([
  [{ amount: '0' }, 'amount'],
  [{ amount: '2,5' }, 'amount'],
  [{ discount: '0' }, 'discount'],
  [{ discount: '100,01' }, 'discount'],
  [{ discount: '7,555' }, 'discount'],
  [{ discountIn: 'money', discount: '1.000' }, undefined],
  [{ discountIn: 'money', discount: '1,000' }, 'discount'],
  [{ discountIn: 'money', discount: '0' }, 'discount'],
  [{ transport: 'x' }, 'transport'],
  [{ isConfirmed: false, transport: 'x' }, undefined],
  [{ extras: [{ text: 'x', amount: '1', price: '-1' }] }, 'extra-0'],
] as const)('%j: wrong is %s, and nothing is guessed (DK-08)', (part, wrong) => {
  const read = readDraft({ ...editedDraft(draft, 'nl_NL', 'EUR'), ...part }, 'nl_NL', 'EUR');
  expect(read.wrong).toEqual(wrong === undefined ? [] : [wrong]);
  expect(read.draft === undefined).toBe(wrong !== undefined);
});
