import { sql } from 'kysely';
import { checkedBytes, hashInName } from '../../platform/db/documents.ts';
import type { Db } from '../../platform/db/store.ts';
import { DamagedDocument, readStored, type StoredKind } from '../../platform/db/stored-json.ts';
import { storedKinds } from '../../platform/db/stored-kinds.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { listOfRow, readListContent } from '../../prices/store/price-lists.ts';

export interface ReadDocuments {
  readonly read: number;
  /** One sentence each. */
  readonly damaged: readonly string[];
}

const rowsAtOnce = 100;

const texts: readonly [table: keyof Tables, column: string, kind: StoredKind][] = [
  ['offers', 'frozen', storedKinds.quotation],
  ['revisions', 'draft', storedKinds.draft],
  ['planned_lists', 'changes', storedKinds.plannedChanges],
  ['configurations', 'values', storedKinds.configuration],
  ['configurations', 'selection', storedKinds.selection],
  ['leads', 'content', storedKinds.lead],
  ['meetings', 'content', storedKinds.meeting],
  ['outbox', 'payload', storedKinds.message],
];

/** Reads every stored document and compares it with its hash (S28); SQLite's own check does not look into contents. */
export async function readAllDocuments(db: Db): Promise<ReadDocuments> {
  let read = 0;
  const damaged: string[] = [];
  const look = (check: () => unknown) => {
    read += 1;
    try {
      check();
    } catch (error) {
      if (!(error instanceof DamagedDocument)) throw error;
      damaged.push(error.message);
    }
  };

  for (const { version } of await db.selectFrom('catalogue_versions').select('version').execute()) {
    const { content } = await db
      .selectFrom('catalogue_versions')
      .select('content')
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    look(() => readStored(storedKinds.catalogue, version, content));
  }
  const lists = await db.selectFrom('price_lists').select(['kind', 'segment', 'version']).execute();
  for (const { kind, segment, version } of lists) {
    const row = await readListContent(db, kind, segment, version);
    if (row) look(() => listOfRow(row));
  }
  for (const [table, column, kind] of texts)
    for await (const row of rowsOf(db, table, 'id', column))
      if (row.content !== null) look(() => readStored(kind, row.key, String(row.content)));
  for await (const row of rowsOf(db, 'yard_plans', 'configuration_id', 'plan'))
    look(() => readStored(storedKinds.yardPlan, row.key, String(row.content)));

  const files = [
    ['documents', 'id', 'bytes', 'sha256'],
    ['site_photos', 'configuration_id', 'bytes', 'digest'],
    ['photos', 'digest', 'bytes', 'digest'],
    ['media', 'name', 'bytes', 'name'],
    ['unit_logos', 'name', 'full_size', 'name'],
  ] as const;
  for (const [table, key, column, hashed] of files)
    for await (const row of rowsOf(db, table, key, column, hashed)) {
      const sha256 = hashed === 'name' ? hashInName(row.key) : row.sha256;
      look(() => checkedBytes(`${table} ${row.key}`, row.content as Uint8Array, sha256));
    }
  return { read, damaged };
}

interface ReadRow {
  readonly key: string;
  readonly content: unknown;
  readonly sha256: string | null;
}

/** In the order of their keys, so that no more than a few are in memory. */
async function* rowsOf(
  db: Db,
  table: keyof Tables,
  key: string,
  column: string,
  hashed: string = key,
): AsyncGenerator<ReadRow> {
  for (let last = ''; ; ) {
    const { rows } = await sql<ReadRow>`
      select ${sql.ref(key)} as "key", ${sql.ref(column)} as "content", ${sql.ref(hashed)} as "sha256"
      from ${sql.table(table)} where ${sql.ref(key)} > ${last} order by ${sql.ref(key)} limit ${rowsAtOnce}
    `.execute(db);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < rowsAtOnce) return;
    last = end.key;
  }
}
