import type { RevisionDraft } from '@silowright/contract/revisions';
import { expect, test } from 'vitest';
import { draftInStyle, editedDraft, fieldOfPath, readDraft } from './edited-draft.ts';

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
        draft: each,
        wrong: new Map(),
        missing: new Map(),
      });
    }
  },
);

test('a missing reason can be previewed and not sent (DK-08)', () => {
  const read = readDraft({ ...editedDraft(draft, 'nl_NL', 'EUR'), reason: ' ', why: '' }, 'nl_NL', 'EUR');
  expect([[...read.missing.keys()], read.draft?.discount]).toEqual([
    ['reason', 'why'],
    { percent: 7.5, reason: '–' },
  ]);
});

test.each([
  [{ extras: [{ text: '', amount: '1', price: '' }] }, { extras: [] }, []],
  [{ extras: [{ text: 'Crane', amount: '1', price: '' }] }, { extras: [] }, ['extra-0-price']],
  [{ transport: '' }, { transport: null }, ['transport']],
  [{ discount: '0', reason: '' }, { discount: null }, []],
  [{ discountIn: 'money', discount: '0', reason: '' }, { discount: null }, []],
] as const)('%j: is not wrong and left out of the preview (DK-08, B29)', (part, previewed, missing) => {
  const read = readDraft({ ...editedDraft(draft, 'nl_NL', 'EUR'), ...part }, 'nl_NL', 'EUR');
  expect({ ...read, missing: [...read.missing.keys()] }).toEqual({
    draft: { ...draft, ...previewed },
    wrong: new Map(),
    missing,
  });
});

const whole = (greatest: number) => ({ code: 'whole', least: 1, greatest });

test.each([
  [{ amount: '0' }, 'amount', whole(99)],
  [{ amount: '100' }, 'amount', whole(99)],
  [{ amount: '2,5' }, 'amount', whole(99)],
  [{ discount: '-5' }, 'discount', { code: 'percent' }],
  [{ discount: '101' }, 'discount', { code: 'percent' }],
  [{ discount: '100,01' }, 'discount', { code: 'percent' }],
  [{ discount: '7,555' }, 'discount', { code: 'percent' }],
  [{ discountIn: 'money', discount: '1,000' }, 'discount', { code: 'ambiguous', readings: [100_000, 100] }],
  [{ transport: 'x' }, 'transport', { code: 'not-a-price' }],
  [{ extras: [{ text: 'x', amount: '1', price: '-1' }] }, 'extra-0-price', { code: 'negative' }],
  [{ extras: [{ text: 'x', amount: '0', price: '1' }] }, 'extra-0-amount', whole(999)],
  [{ extras: [{ text: ' ', amount: '1', price: '1' }] }, 'extra-0-text', { code: 'missing-text' }],
] as const)(
  '%j: %s is refused with what it allows, and nothing is guessed (DK-08, B29)',
  (part, field, problem) => {
    const read = readDraft({ ...editedDraft(draft, 'nl_NL', 'EUR'), ...part }, 'nl_NL', 'EUR');
    expect([...read.wrong]).toEqual([[field, problem]]);
    expect(read.draft).toBeUndefined();
  },
);

test.each([
  [{ discountIn: 'money', discount: '1.000' }],
  [{ isConfirmed: false, transport: 'x' }],
  [{ transport: '3,640.00' }],
] as const)('%j: is taken (DK-08, B22)', (part) => {
  const read = readDraft({ ...editedDraft(draft, 'nl_NL', 'EUR'), ...part }, 'nl_NL', 'EUR');
  expect([read.wrong.size, read.draft !== undefined]).toEqual([0, true]);
});

test('after a change of language every amount is in the new style, and what was not read stays (B22, B25)', () => {
  const edited = {
    ...editedDraft(draft, 'en_GB', 'EUR'),
    transport: '1,000',
    extras: [{ text: 'Lamp', amount: '2', price: '12.' }],
  };
  expect(draftInStyle(edited, 'en_GB', 'de_DE', 'EUR')).toMatchObject({
    discount: '7,5',
    transport: '1.000,00',
    extras: [{ text: 'Lamp', amount: '2', price: '12.' }],
  });
  expect(draftInStyle(editedDraft(draft, 'en_GB', 'EUR'), 'en_GB', 'de_DE', 'EUR')).toEqual(
    editedDraft(draft, 'de_DE', 'EUR'),
  );
});

test.each([
  ['draft.amount_of_units', 'amount'],
  ['draft.discount', 'discount'],
  ['draft.discount.percent', 'discount'],
  ['draft.discount.reason', 'reason'],
  ['draft.extras.1.text', 'extra-2-text'],
  ['draft.extras.0.price_in_cents', 'extra-0-price'],
  ['draft.transport.in_cents', 'transport'],
  ['draft.why', 'why'],
  ['draft.selection.colour', undefined],
])('the server refuses %s: the field %s is marked (B29)', (path, field) => {
  const line = (price: string) => ({ text: 'x', amount: '1', price });
  expect(fieldOfPath(path, { extras: [line('1'), line(''), line('2')] })).toBe(field);
});
