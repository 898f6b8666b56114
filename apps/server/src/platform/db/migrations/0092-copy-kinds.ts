import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a copy is, and which deals are alternatives of one another: they have the same family (CU-02). */
export const copyKinds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('copies').addColumn('kind', 'text').execute();
    await db.schema.alterTable('deals').addColumn('family', 'text').execute();
    await sql`create index deals_family on deals (coalesce(family, id))`.execute(db);
  },
};
