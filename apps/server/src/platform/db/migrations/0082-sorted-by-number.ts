import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/** Lists are sorted by the number of the quotation, the same on both engines (B38). */
export const sortedByNumber = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = engine === 'sqlite' ? sql`text` : sql`text collate "C"`;
    await db.schema
      .alterTable('incoming')
      .addColumn('sort_number', text, (column) => column.notNull().defaultTo(''))
      .execute();
    // Q-2026-000123 is revision 1, Q-2026-000123-2 the next one.
    const revision = sql`case when length(title) > 13 then substr(title, 15) else '1' end`;
    const padded =
      engine === 'sqlite' ? sql`substr('0000' || ${revision}, -4)` : sql`right('0000' || ${revision}, 4)`;
    await sql`update incoming set sort_number = substr(title, 1, 13) || '-' || ${padded}
      where kind = 'quotations'`.execute(db);
    await db.schema
      .createIndex('incoming_sorted_by_sort_number')
      .on('incoming')
      .columns(['list', 'sort_number', 'id'])
      .execute();
  },
});
