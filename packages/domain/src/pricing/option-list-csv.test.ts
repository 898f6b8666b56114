import { shippedOptionList } from '@silowright/catalogue/testing/sample';
import { describe, expect, it } from 'vitest';
import { csvSeparators, readCsv } from './csv-cells.ts';
import { readOptionRows, writeOptionList } from './option-list-csv.ts';

const list = shippedOptionList('agricultural');
const all = list.options.flatMap((group) => group.options.map((option) => ({ group, option })));
const fixed = all.findIndex(({ option }) => option.priceInCents !== undefined);
const formula = all.findIndex(({ option }) => option.formula !== undefined);

function read(text: string) {
  const cells = readCsv(text);
  if (!cells.ok) throw new Error('not CSV');
  return readOptionRows(cells.value, list);
}
/** The file with another line of an option; its cells are group, option, key, label, cents and formula. */
function changed(at: number, change: (cells: string[]) => string[]): string {
  const lines = writeOptionList(list.options, '\t').split('\r\n');
  lines[at + 1] = change((lines[at + 1] ?? '').split('\t')).join('\t');
  return lines.join('\r\n');
}
const with4 = (cents: string) => (cells: string[]) => cells.with(4, cents);

describe('a file of option prices', () => {
  it.each(csvSeparators)('is read back as it was written, separated by %j (PX-04)', (separator) => {
    const outcome = read(writeOptionList(list.options, separator));
    expect(outcome.ok && outcome.value).toEqual(
      all.map(({ group, option }) => ({
        groupId: group.id,
        value: option.value,
        price: option.formula === undefined ? { cents: option.priceInCents } : { formula: option.formula },
      })),
    );
  });

  it('changes cents and formulas, also one into the other (PX-04)', () => {
    const outcome = read(changed(formula, (cells) => cells.with(4, '123').with(5, '')));
    expect(outcome.ok && outcome.value[formula]?.price).toEqual({ cents: 123 });
    const other = read(changed(fixed, (cells) => cells.with(4, '').with(5, 'D * 100')));
    expect(other.ok && other.value[fixed]?.price).toEqual({ formula: 'D * 100' });
  });

  it.each([
    ['1.000', with4('1.000'), { code: 'not-whole-cents', column: 'priceInCents', value: '1.000' }],
    ['12,50', with4('12,50'), { code: 'not-whole-cents', column: 'priceInCents', value: '12,50' }],
    ['3,1E+05', with4('3,1E+05'), { code: 'not-whole-cents', column: 'priceInCents', value: '3,1E+05' }],
    ['-5', with4("'-5"), { code: 'not-whole-cents', column: 'priceInCents', value: '-5' }],
    ['too large', with4('1000000001'), { code: 'bad-price', column: 'priceInCents', value: '1000000001' }],
    ['no price', with4(''), { code: 'no-price', column: 'priceInCents', value: '' }],
    [
      'cents and formula',
      (cells: string[]) => cells.with(5, 'D'),
      { code: 'two-prices', column: 'formula', value: 'D' },
    ],
    [
      'another label',
      (cells: string[]) => cells.with(3, 'Gold'),
      { code: 'changed-field', column: 'label', value: 'Gold' },
    ],
    [
      'another key',
      (cells: string[]) => cells.with(2, 'a.b'),
      { code: 'changed-field', column: 'key', value: 'a.b' },
    ],
    ['too many cells', (cells: string[]) => [...cells, 'x'], { code: 'too-many-cells', column: 'group' }],
  ])('is refused with row and column: %s (PX-04)', (_, change, problem) => {
    const outcome = read(changed(fixed, change));
    expect(outcome.ok ? [] : outcome.reason).toEqual([
      expect.objectContaining({ ...problem, row: fixed + 2 }),
    ]);
  });

  it('is refused as a whole when options are unknown, doubled or missing (PX-04, threat 77)', () => {
    const lines = writeOptionList(list.options, '\t').split('\r\n');
    const first = `${all[0]!.group.id} ${all[0]!.option.value}`;
    const unknown = read([...lines.slice(0, -1), 'no_group\tnone\tk\tl\t1\t', ''].join('\r\n'));
    expect(unknown.ok ? [] : unknown.reason).toEqual([
      { code: 'unknown-option', row: all.length + 2, column: 'option', value: 'no_group none' },
    ]);
    const doubled = read([...lines.slice(0, -1), lines[1], ''].join('\r\n'));
    expect(doubled.ok ? [] : doubled.reason).toMatchObject([{ code: 'doubled-option', value: first }]);
    const missing = read(lines.toSpliced(1, 1).join('\r\n'));
    expect(missing.ok ? [] : missing.reason).toEqual([
      { code: 'removed-option', column: 'option', value: first },
    ]);
    const columns = read('group\toption\tgroup\r\na\tb\tc\r\n');
    expect(columns.ok ? [] : columns.reason.map(({ code, column }) => `${code} ${column}`)).toEqual([
      'doubled-column group',
      'missing-column key',
      'missing-column label',
      'missing-column priceInCents',
      'missing-column formula',
    ]);
    const empty = read(`${lines[0]}\r\n`);
    expect(empty.ok ? [] : empty.reason).toEqual([{ code: 'empty' }]);
  });
});
