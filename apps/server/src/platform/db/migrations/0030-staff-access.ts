import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/** Who has logged in with which role, and the tokens of machines. */
export const staffAccess = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    await db.schema
      .createTable('staff_members')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('claimed_role', 'text')
      .addColumn('given_role', 'text')
      .addColumn('seen_at', time, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('machine_tokens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('made_at', time, (column) => column.notNull())
      .addColumn('expires_at', time, (column) => column.notNull())
      .addColumn('withdrawn_at', time)
      .addColumn('withdrawn_by', 'text')
      .addColumn('used_at', time)
      .execute();
  },
});
