import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/db/store.ts';
import { readStored } from '../../platform/db/stored-json.ts';
import { storedKinds } from '../../platform/db/stored-kinds.ts';
import type { DealerChangesTable } from '../../platform/db/tables.ts';
import type { StaffDealerRow } from './dealers.ts';

export interface FieldChange {
  readonly field: string;
  readonly was: string;
  readonly becomes: string;
}

export type DealerChange = Omit<DealerChangesTable, 'id' | 'fields'> & {
  readonly fields: readonly FieldChange[];
};

const compared = [
  ...['name', 'industry', 'country', 'city', 'email', 'phone', 'hub_spot_id', 'crm_url'],
  ...['latitude', 'longitude', 'segments', 'active'],
] as const satisfies readonly (keyof StaffDealerRow)[];

type Compared = Pick<StaffDealerRow, (typeof compared)[number]>;

const textOf = (dealer: Compared | null, field: (typeof compared)[number]): string => {
  const value = dealer?.[field] ?? '';
  return typeof value === 'object' ? value.toSorted().join(' ') : String(value);
};

/** Empty if nothing changed. */
export const fieldChanges = (before: Compared | null, after: Compared | null): FieldChange[] =>
  compared.flatMap((field) => {
    const [was, becomes] = [textOf(before, field), textOf(after, field)];
    return was === becomes ? [] : [{ field, was, becomes }];
  });

/** PostgreSQL allows 65,535 values in a statement. */
const rowsPerInsert = 500;

export async function recordDealerChanges(db: Db, changes: readonly DealerChange[]): Promise<void> {
  const rows = changes.map((change) => ({
    ...change,
    id: randomUUID(),
    fields: JSON.stringify(change.fields),
  }));
  for (let from = 0; from < rows.length; from += rowsPerInsert)
    await db
      .insertInto('dealer_changes')
      .values(rows.slice(from, from + rowsPerInsert))
      .execute();
}

/** Newest first. */
export async function changesOfDealer(db: Db, dealerId: string, limit: number): Promise<DealerChange[]> {
  const rows = await db
    .selectFrom('dealer_changes')
    .selectAll()
    .where('dealer_id', '=', dealerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, fields: readStored(storedKinds.dealerChange, row.id, row.fields) }));
}
