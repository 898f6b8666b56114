import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ExpiryTimes } from '../../platform/db/clock.ts';
import { checkedBytes, hashInName } from '../../platform/db/documents.ts';
import type { Db } from '../../platform/db/store.ts';

/** A logo that nobody uses any more stays for an hour, so that its removal can be undone. */
const undoMs = 3_600_000;

export interface StoredLogo {
  readonly full: Uint8Array;
  readonly shown: Uint8Array;
}

/** The name is derived from the content: the same picture is the same row. */
export async function storeLogo(db: Db, { full, shown }: StoredLogo, nowMs: number): Promise<string> {
  const name = `${createHash('sha256').update(full).digest('hex').slice(0, 40)}.png`;
  await db
    .insertInto('unit_logos')
    .values({ name, shown, full_size: full, stored_at: nowMs })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ stored_at: nowMs }))
    .execute();
  return name;
}

export async function readUnitLogo(
  db: Db,
  name: string,
  size: 'shown' | 'full_size' = 'shown',
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('unit_logos')
    .select(`${size} as bytes`)
    .where('name', '=', name)
    .executeTakeFirst();
  if (!row || size === 'shown') return row?.bytes;
  return checkedBytes(`logo ${name}`, row.bytes, hashInName(name));
}

/** False: there is no such logo. */
export async function isStoredLogo(db: Db, name: string): Promise<boolean> {
  const row = await db.selectFrom('unit_logos').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}

/** The logo of a configuration or quotation; null: none. */
export async function linkLogo(db: Db, owner: string, name: string | null): Promise<void> {
  if (name === null) await db.deleteFrom('logo_uses').where('owner', '=', owner).execute();
  else
    await db
      .insertInto('logo_uses')
      .values({ owner, name })
      .onConflict((conflict) => conflict.column('owner').doUpdateSet({ name }))
      .execute();
}

/** Positions of a quotation may have several logos: the first is linked under its id, which has 36 characters. */
export const logoOwner = (offerId: string, at: number): string => (at === 0 ? offerId : `${offerId} ${at}`);

const firstPart = sql<string>`substr(owner, 1, 36)`;

/** Erases the logos of erased configurations and quotations, if nobody else uses them. */
export async function forgetLogos(db: Db, owners: readonly string[]): Promise<void> {
  if (owners.length === 0) return;
  const uses = await db
    .deleteFrom('logo_uses')
    .where((row) => row.or([row('owner', 'in', [...owners]), row(firstPart, 'in', [...owners])]))
    .returning('name')
    .execute();
  const names = [...new Set(uses.map(({ name }) => name))];
  if (names.length > 0) await unused(db).where('name', 'in', names).execute();
}

/** Erases logos that were replaced or never shown; a time of the future was written by a wrong clock (threat 57). */
export const forgetUnusedLogos = async (db: Db, { nowMs, expiryMs }: ExpiryTimes): Promise<void> => {
  await unused(db)
    .where((row) => row.or([row('stored_at', '<', expiryMs - undoMs), row('stored_at', '>', nowMs + undoMs)]))
    .execute();
};

const unused = (db: Db) =>
  db
    .deleteFrom('unit_logos')
    .where('name', 'not in', (each) => each.selectFrom('logo_uses').select('logo_uses.name'));
