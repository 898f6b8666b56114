import { hash, randomUUID } from 'node:crypto';
import type { Erased } from './privacy.ts';
import type { Db } from './store.ts';
import type { ErasuresTable } from './tables.ts';

/** The one who asks again for an erasure is found by this; the address itself is what was to be forgotten. */
const personHash = (email: string): string => hash('sha256', email.trim().toLowerCase(), 'hex');

export interface NewErasure {
  readonly at: number;
  readonly author: string;
  /** Absent: nobody asked, the retention did it. */
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

/** The newest first; more than anybody reads on a page. */
export function listErasures(db: Db): Promise<ErasuresTable[]> {
  return db
    .selectFrom('erasures')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}
