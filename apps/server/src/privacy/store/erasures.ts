import { hash, randomUUID } from 'node:crypto';
import { rowsPerPage } from '@silowright/contract/incoming-kinds';
import type { ErasuresTable } from '../../platform/db/staff-tables.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Erased } from './privacy.ts';

/** Identifies a person who asks again; the address itself must not be stored. */
const personHash = (email: string): string => hash('sha256', email.trim().toLowerCase(), 'hex');

export interface NewErasure {
  readonly at: number;
  readonly author: string;
  /** Undefined: erased by the retention. */
  readonly email?: string;
  readonly erased: Erased;
  readonly remains: readonly { readonly what: string; readonly count: number }[];
}

/** Written in the transaction that erases. */
export async function recordErasure(db: Db, erasure: NewErasure): Promise<void> {
  await db
    .insertInto('erasures')
    .values({
      id: randomUUID(),
      at: erasure.at,
      author: erasure.author,
      person_hash: erasure.email === undefined ? null : personHash(erasure.email),
      erased: JSON.stringify(erasure.erased),
      remains: JSON.stringify(erasure.remains),
    })
    .execute();
}

/** Newest first: the first page, or the page after an erasure. */
export function listErasures(db: Db, after?: string): Promise<ErasuresTable[]> {
  const last = db.selectFrom('erasures').where('id', '=', after ?? '');
  return db
    .selectFrom('erasures')
    .selectAll()
    .where((erasure) =>
      erasure.or([
        erasure.not(erasure.exists(last.select('id'))),
        erasure('at', '<', last.select('at')),
        erasure.and([erasure('at', '=', last.select('at')), erasure('id', '<', after ?? '')]),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(rowsPerPage)
    .execute();
}
