import type { Db } from '../../platform/db/store.ts';

/** Written with the copy, so that withdrawal and erasure find it (S19). */
export async function recordCopy(db: Db, configurationId: string, origin: string): Promise<void> {
  await db
    .insertInto('copies')
    .values({ configuration_id: configurationId, origin, kind: null })
    .onConflict((conflict) => conflict.column('configuration_id').doNothing())
    .execute();
}

/** A configuration, and those of the same browser that it was copied from. */
export async function withOrigins(db: Db, configurationId: string): Promise<string[]> {
  const found = [configurationId];
  for (let last: string | undefined = configurationId; last !== undefined; ) {
    const origin: { id: string } | undefined = await db
      .selectFrom('copies')
      .innerJoin('configurations as copy', 'copy.id', 'copies.configuration_id')
      .innerJoin('configurations as origin', 'origin.id', 'copies.origin')
      .select('origin.id')
      .where('copies.configuration_id', '=', last)
      .whereRef('origin.browser_hash', '=', 'copy.browser_hash')
      .executeTakeFirst();
    last = origin && !found.includes(origin.id) ? origin.id : undefined;
    if (last !== undefined) found.push(last);
  }
  return found;
}

/** All copies of configurations, and their copies; without those given. */
export async function copiesOf(db: Db, configurationIds: readonly string[]): Promise<string[]> {
  const found = new Set(configurationIds);
  for (let origins = [...found]; origins.length > 0; ) {
    const copies = await db
      .selectFrom('copies')
      .select('configuration_id')
      .where('origin', 'in', origins)
      .execute();
    origins = copies.map(({ configuration_id: id }) => id).filter((id) => !found.has(id));
    for (const id of origins) found.add(id);
  }
  return [...found].slice(new Set(configurationIds).size);
}

/** Before configurations are erased: a copy of an erased copy is one of its origin from then on. */
export async function forgetCopies(db: Db, configurationIds: readonly string[]): Promise<void> {
  if (configurationIds.length === 0) return;
  const gone = new Set(configurationIds);
  const rows = await db
    .selectFrom('copies')
    .selectAll()
    .where((row) =>
      row.or([row('configuration_id', 'in', configurationIds), row('origin', 'in', configurationIds)]),
    )
    .execute();
  const originOf = new Map(rows.map((row) => [row.configuration_id, row.origin]));
  await db.deleteFrom('copies').where('configuration_id', 'in', configurationIds).execute();
  for (const { configuration_id: copy, origin } of rows) {
    if (gone.has(copy) || !gone.has(origin)) continue;
    let kept: string | undefined = origin;
    while (kept !== undefined && gone.has(kept)) kept = originOf.get(kept);
    const own = db.updateTable('copies').where('configuration_id', '=', copy);
    if (kept === undefined) await db.deleteFrom('copies').where('configuration_id', '=', copy).execute();
    else await own.set({ origin: kept }).execute();
  }
}
