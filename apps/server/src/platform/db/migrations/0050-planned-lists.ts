import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/** Changes of a price list that are published at a later moment (PX-03). */
export const plannedLists = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    await db.schema
      .createTable('planned_lists')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('segment', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('due_at', time, (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .addColumn('changed', 'integer', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('comment', 'text', (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .addColumn('settled_at', time)
      .addColumn('settled_by', 'text')
      .addColumn('version', 'integer')
      .addColumn('problem', 'text')
      .execute();
    await db.schema
      .createIndex('planned_lists_due')
      .on('planned_lists')
      .columns(['state', 'due_at'])
      .execute();
    // One plan for each list and moment: a repeated request finds the first one.
    await db.schema
      .createIndex('planned_lists_moment')
      .on('planned_lists')
      .columns(['segment', 'kind', 'due_at'])
      .unique()
      .where('state' as never, '=', 'waiting')
      .execute();
  },
});
