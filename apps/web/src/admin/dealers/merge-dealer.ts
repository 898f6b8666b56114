import type { DealerFields } from './read-dealer.ts';

/** What the dialog edits. */
export interface EditedDealer {
  readonly fields: DealerFields;
  readonly segments: readonly string[];
  readonly active: boolean;
}

export interface FieldClash {
  readonly field: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface MergedDealer {
  readonly merged: EditedDealer;
  /** Only the colleague changed these; they are taken over. */
  readonly taken: readonly FieldClash[];
  /** Both changed these; the own value stays until one decides. */
  readonly clashes: readonly FieldClash[];
}

type Flat = Readonly<Record<string, string>>;
const flat = ({ fields, segments, active }: EditedDealer): Flat => ({
  ...fields,
  segments: segments.toSorted().join(' '),
  active: String(active),
});

/** Row by row: what only one of two changed is kept from both. */
export function mergeDealer(opened: EditedDealer, mine: EditedDealer, theirs: EditedDealer): MergedDealer {
  const [before, own, other] = [flat(opened), flat(mine), flat(theirs)];
  const changed = Object.keys(own).filter(
    (field) => other[field] !== before[field] && other[field] !== own[field],
  );
  const rows = changed.map((field) => ({ field, mine: own[field] ?? '', theirs: other[field] ?? '' }));
  const taken = rows.filter(({ field }) => own[field] === before[field]);
  return {
    merged: taken.reduce((result, { field }) => withTheirs(result, theirs, field), mine),
    taken,
    clashes: rows.filter((row) => !taken.includes(row)),
  };
}

/** The same with one value of the colleague. */
export function withTheirs(mine: EditedDealer, theirs: EditedDealer, field: string): EditedDealer {
  if (field === 'segments') return { ...mine, segments: theirs.segments };
  if (field === 'active') return { ...mine, active: theirs.active };
  return { ...mine, fields: { ...mine.fields, [field]: theirs.fields[field as keyof DealerFields] } };
}
