import { maximumPriceCents } from '../catalogue/money.ts';
import type { OptionGroup, OptionList, OptionValue } from '../catalogue/option-list.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import { type CsvRow, type CsvSeparator, defuse, restore, writeCsv } from './csv-cells.ts';

/** The columns of an option list. Only the last two may change; the others say which option it is (PX-04). */
export const optionListColumns = ['group', 'option', 'key', 'label', 'priceInCents', 'formula'] as const;
type Column = (typeof optionListColumns)[number];

export function writeOptionList(groups: readonly OptionGroup[], separator: CsvSeparator): string {
  const rows = groups.flatMap((group) =>
    group.options.map(({ value, label, priceInCents, formula }) => [
      group.id,
      value,
      group.key,
      label,
      `${priceInCents ?? ''}`,
      formula ?? '',
    ]),
  );
  return writeCsv([optionListColumns, ...rows.map((row) => row.map(defuse))], separator);
}

export interface OptionFileProblem {
  readonly code:
    | 'empty'
    | 'missing-column'
    | 'doubled-column'
    | 'too-many-cells'
    | 'unknown-option'
    | 'doubled-option'
    | 'removed-option'
    | 'changed-field'
    | 'not-whole-cents'
    | 'bad-price'
    | 'no-price'
    | 'two-prices';
  /** Numbered as in a spreadsheet; absent for what is missing in the file. */
  readonly row?: number;
  readonly column?: string;
  readonly value?: string;
}

export interface FilePrice {
  readonly groupId: string;
  readonly value: string;
  readonly price: { readonly cents: number } | { readonly formula: string };
}

/** The price of every option. Reports all problems at once and guesses nothing. */
export function readOptionRows(
  [head, ...lines]: readonly CsvRow[],
  { options: groups }: Pick<OptionList, 'options'>,
): Outcome<FilePrice[], readonly OptionFileProblem[]> {
  const header = (head?.cells ?? []).map((name) => name.trim());
  const problems: OptionFileProblem[] = optionListColumns.flatMap((column): OptionFileProblem[] => {
    const found = header.filter((name) => name === column).length;
    if (found > 1) return [{ code: 'doubled-column', row: 1, column }];
    return found === 0 ? [{ code: 'missing-column', row: 1, column }] : [];
  });
  if (problems.length > 0) return refuse(problems);

  const known = new Map<string, { readonly group: OptionGroup; readonly option: OptionValue }>(
    groups.flatMap((group) =>
      group.options.map((option) => [`${group.id} ${option.value}`, { group, option }] as const),
    ),
  );
  const prices = new Map<string, FilePrice>();
  for (const { row, cells } of lines) {
    const text = (column: Column) => restore(cells[header.indexOf(column)] ?? '').trim();
    // Rows with an empty first column are dropped, as in a price file (PR-04).
    if ((cells[0] ?? '').trim() === '') continue;
    const wrong = (code: OptionFileProblem['code'], column: Column) =>
      problems.push({ code, row, column, value: text(column) });
    if (cells.length > header.length) wrong('too-many-cells', 'group');
    const id = `${text('group')} ${text('option')}`;
    const found = known.get(id);
    if (!found) {
      problems.push({ code: 'unknown-option', row, column: 'option', value: id });
      continue;
    }
    if (prices.has(id)) {
      problems.push({ code: 'doubled-option', row, column: 'option', value: id });
      continue;
    }
    if (text('key') !== found.group.key.trim()) wrong('changed-field', 'key');
    if (text('label') !== found.option.label.trim()) wrong('changed-field', 'label');
    const [cents, formula] = [text('priceInCents'), text('formula')];
    const place = { groupId: found.group.id, value: found.option.value };
    // Kept even if it is wrong, so that the option does not count as missing.
    prices.set(id, { ...place, price: formula === '' ? { cents: Number(cents) } : { formula } });
    if (cents === '' && formula === '') wrong('no-price', 'priceInCents');
    else if (cents !== '' && formula !== '') wrong('two-prices', 'formula');
    else if (cents !== '' && !/^\d{1,15}$/.test(cents)) wrong('not-whole-cents', 'priceInCents');
    else if (cents !== '' && Number(cents) > maximumPriceCents) wrong('bad-price', 'priceInCents');
  }
  if (prices.size === 0 && problems.length === 0) return refuse([{ code: 'empty' }]);
  for (const id of known.keys())
    if (!prices.has(id)) problems.push({ code: 'removed-option', column: 'option', value: id });
  return problems.length > 0 ? refuse(problems) : ok([...prices.values()]);
}
