import type { DealerInput, StaffDealer } from '@silowright/contract/dealers';
import { foldText } from '@silowright/domain/characters';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import { type CsvProblem, type CsvRow, restore } from '@silowright/domain/pricing/csv-cells';
import { compareDealers, type FieldDifference } from './differences.tsx';
import { type DealerFields, dealerFieldNames, readDealer } from './read-dealer.ts';

const fileColumns = [...dealerFieldNames, 'segments', 'active'] as const;
export type FileColumn = (typeof fileColumns)[number];

/** What a file without this column says nothing about. */
const mayBeMissing: readonly FileColumn[] = ['active', 'hub_spot_id'];

/** A row as in the file, by column. */
export interface FileRow {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<FileColumn, string>>>;
}

export interface DealerFile {
  readonly rows: readonly FileRow[];
  /** Columns that are not those of dealers. */
  readonly ignored: readonly string[];
}

/** Names that a reader may use: titles of columns and segments in the reader's language. */
export interface FileNames {
  readonly columns: Readonly<Partial<Record<FileColumn, string>>>;
  /** Id → name. */
  readonly segments: Readonly<Record<string, string>>;
}

/** Columns by their name or title. Some may be missing. */
export function readDealerFile(
  [head, ...lines]: readonly CsvRow[],
  { columns }: FileNames,
): Outcome<DealerFile, readonly CsvProblem[]> {
  const titles = (head?.cells ?? []).map((title) => foldText(title.trim()));
  const at = new Map(
    fileColumns.map((name) => [
      name,
      titles.findIndex((title) => title === name || title === foldText(columns[name] ?? name)),
    ]),
  );
  const missing = fileColumns.filter((name) => !mayBeMissing.includes(name) && at.get(name) === -1);
  if (missing.length > 0)
    return refuse(missing.map((column) => ({ code: 'missing-column' as const, row: 1, column })));
  const used = new Set(at.values());
  const rows = lines.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(
      [...at].flatMap(([name, index]) => (index < 0 ? [] : [[name, restore(cells[index] ?? '').trim()]])),
    ),
  }));
  const filled = rows.filter(({ cells }) => Object.values(cells).some(Boolean));
  if (filled.length === 0) return refuse([{ code: 'empty' }]);
  const ignored = (head?.cells ?? []).filter((title, index) => title.trim() && !used.has(index));
  return ok({ rows: filled, ignored });
}

export type RowProblemCode =
  | 'missing-field'
  | 'wrong-field'
  | 'shortened-number'
  | 'not-yes-or-no'
  | 'doubled-id'
  | 'unknown-segment';

export interface RowProblem {
  readonly code: RowProblemCode;
  readonly column: FileColumn;
  readonly value: string;
}

/** What a row would do. */
export type ImportRow = FileRow &
  (
    | { readonly state: 'wrong'; readonly problems: readonly RowProblem[] }
    | { readonly state: 'new' | 'same'; readonly dealer: DealerInput }
    | {
        readonly state: 'changed';
        readonly dealer: DealerInput;
        readonly differences: readonly FieldDifference[];
      }
  );

/** Usual spellings of yes and no in the four languages. */
const yesWords = ['yes', 'y', 'true', '1', 'x', 'ja', 'j', 'waar', 'wahr', 'sand', 'sandt'];
const noWords = ['no', 'n', 'false', '0', 'nee', 'nein', 'nej', 'onwaar', 'falsch', 'falsk'];

/** Ids separated by blanks, or names or ids separated by commas; undefined: one is unknown. */
function readSegments(text: string, names: FileNames['segments']): string[] | undefined {
  const byName = new Map(
    Object.entries(names).flatMap(
      ([id, name]) =>
        [
          [foldText(name), id],
          [id, id],
        ] as const,
    ),
  );
  const read = (parts: readonly string[]) => {
    const ids = parts.map((part) => byName.get(foldText(part.trim())));
    return ids.every((id) => id !== undefined) ? ids : undefined;
  };
  return read(text.split(/\s*[,;|]\s*/)) ?? read(text.split(/[\s,;|]+/));
}

/** Compares each row with the dealers that exist. Every row is judged by itself, so that right rows can be saved. */
export function judgeRows(
  rows: readonly FileRow[],
  known: readonly StaffDealer[],
  names: FileNames,
): readonly ImportRow[] {
  const byId = new Map(known.map((dealer) => [dealer.id, dealer]));
  const seen = new Set<string>();
  return rows.map((each): ImportRow => {
    const cell = (name: FileColumn) => each.cells[name] ?? '';
    const stored = byId.get(cell('id'));
    const fields = Object.fromEntries(
      dealerFieldNames.map((name) => [name, each.cells[name] ?? stored?.[name] ?? '']),
    ) as DealerFields;
    const segments = readSegments(cell('segments'), names.segments);
    const word = foldText(cell('active'));
    const active = each.cells.active === undefined || yesWords.includes(word);
    const outcome = readDealer(
      { ...fields, segments: segments ?? [], active },
      { storedPhone: stored?.phone },
    );
    const problems = (outcome.ok ? [] : outcome.reason).map((column) =>
      problemOf(column as FileColumn, cell(column as FileColumn)),
    );
    if (!active && !noWords.includes(word)) problems.push(problemOf('active', cell('active')));
    if (seen.has(fields.id)) problems.push({ code: 'doubled-id', column: 'id', value: fields.id });
    seen.add(fields.id);
    if (!outcome.ok || problems.length > 0) return { ...each, state: 'wrong', problems };
    const before = byId.get(outcome.value.id);
    const dealer = { ...outcome.value, revision: before?.revision ?? 0 };
    if (!before) return { ...each, state: 'new', dealer };
    const differences = compareDealers(before, dealer);
    return differences.length > 0
      ? { ...each, state: 'changed', dealer, differences }
      : { ...each, state: 'same', dealer };
  });
}

function problemOf(column: FileColumn, value: string): RowProblem {
  const code = (): RowProblemCode => {
    if (column === 'active') return 'not-yes-or-no';
    if (value === '') return 'missing-field';
    if (column === 'segments') return 'unknown-segment';
    // A narrow cell turns 31206000000 into 3,1206E+10; the last digits are lost.
    return /^[\d.,]+e[+-]?\d+$/i.test(value) ? 'shortened-number' : 'wrong-field';
  };
  return { code: code(), column, value };
}
