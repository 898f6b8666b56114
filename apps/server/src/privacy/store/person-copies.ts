import { copiesOf, withOrigins } from '../../configurator/store/copies.ts';
import type { Db } from '../../platform/db/store.ts';

interface Records {
  readonly offers: readonly string[];
  readonly leads: readonly string[];
  readonly meetings: readonly string[];
}

export interface PersonCopies {
  /** Configurations of the person: those of their records, what these were copied from, and all their copies. */
  readonly own: readonly string[];
  /** Copies under which somebody else has a quotation, lead or meeting, and the copies of these. */
  readonly ofOthers: readonly string[];
}

/**
 * Every configuration that came from those of a person, however often it was copied or opened again (S19). Of the
 * origins only those of the same browser count, so that who opens a link does not reach its sender.
 */
export async function copiesOfPerson(
  db: Db,
  named: readonly string[],
  records: Records,
): Promise<PersonCopies> {
  const chains: string[][] = [];
  for (const id of new Set(named)) chains.push(await withOrigins(db, id));
  const origins = [...new Set(chains.flat())];
  const all = [...origins, ...(await copiesOf(db, origins))];
  const taken = await withOtherRecords(db, all, records);
  const isOthers = (id: string) => taken.has(id) && !named.includes(id);
  const roots = chains.flatMap((chain) => {
    const end = chain.findIndex(isOthers);
    return end === -1 ? chain : chain.slice(0, end);
  });
  const children = await childrenOf(db, all);
  const own = new Set(roots);
  const ofOthers = new Set<string>();
  const follow = (found: Set<string>, id: string) => {
    for (const child of children.get(id) ?? []) {
      if (own.has(child) || ofOthers.has(child)) continue;
      const into = found === ofOthers || isOthers(child) ? ofOthers : own;
      into.add(child);
      follow(into, child);
    }
  };
  for (const root of roots) follow(own, root);
  return { own: [...own], ofOthers: [...ofOthers] };
}

async function childrenOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const children = new Map<string, string[]>();
  if (ids.length === 0) return children;
  const rows = await db.selectFrom('copies').selectAll().where('origin', 'in', ids).execute();
  for (const { configuration_id: id, origin } of rows) {
    children.set(origin, [...(children.get(origin) ?? []), id]);
  }
  return children;
}

async function withOtherRecords(db: Db, ids: readonly string[], records: Records): Promise<Set<string>> {
  const found = new Set<string>();
  if (ids.length === 0) return found;
  for (const table of ['offers', 'leads', 'meetings'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'configuration_id'])
      .where('configuration_id', 'in', ids)
      .execute();
    for (const { id, configuration_id: of } of rows) {
      if (of !== null && !records[table].includes(id)) found.add(of);
    }
  }
  return found;
}
