import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Only rows with a follow-up are in its index. All were, by their kind, so that PostgreSQL, while it had no statistics,
 * looked through the whole kind to find one row.
 */
export const followUpsIndexed: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('incoming_follow_up').execute();
    await sql`create index incoming_follow_up on incoming (kind, follow_up_at, id)
      where follow_up_at is not null`.execute(db);
  },
};
