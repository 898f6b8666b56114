import type { DealerValues } from './read-dealer.ts';

export interface FieldClash {
  readonly field: keyof DealerValues;
  readonly mine: string;
  readonly theirs: string;
}

export interface MergedDealer {
  readonly merged: DealerValues;
  /** Only the colleague changed these; they are taken over. */
  readonly taken: readonly FieldClash[];
  /** Both changed these; the own value stays until one decides. */
  readonly clashes: readonly FieldClash[];
}

/** Row by row: what only one of two changed is kept from both. */
export function mergeDealer(opened: DealerValues, mine: DealerValues, theirs: DealerValues): MergedDealer {
  const text = (values: DealerValues, field: keyof DealerValues): string =>
    field === 'segments' ? values.segments.toSorted().join(' ') : String(values[field]);
  const rows = (Object.keys(mine) as (keyof DealerValues)[])
    .map((field) => ({ field, mine: text(mine, field), theirs: text(theirs, field) }))
    .filter((row) => row.theirs !== row.mine && row.theirs !== text(opened, row.field));
  const taken = rows.filter((row) => row.mine === text(opened, row.field));
  return {
    merged: { ...mine, ...Object.fromEntries(taken.map(({ field }) => [field, theirs[field]])) },
    taken,
    clashes: rows.filter((row) => !taken.includes(row)),
  };
}
