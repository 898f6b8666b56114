import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/** Counts of visits by day, without anything about a person (D28). */
export const counts = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const big = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    const table = async (name: string, keys: readonly string[], sums: readonly string[]) => {
      let create = db.schema.createTable(name);
      for (const key of keys) create = create.addColumn(key, 'text', (column) => column.notNull());
      for (const sum of sums) create = create.addColumn(sum, big, (column) => column.notNull());
      await create.addPrimaryKeyConstraint(`${name}_pk`, [...keys] as never[]).execute();
    };
    await table(
      'visit_counts',
      ['day', 'market', 'country', 'language', 'dealer', 'step'],
      ['count', 'cents'],
    );
    await table('unmet_wishes', ['day', 'market', 'country', 'product', 'volume', 'nearest'], ['count']);
    await table('option_counts', ['day', 'market', 'option'], ['count']);
    await table('counted_steps', ['configuration_id', 'step'], ['at']);
    await db.schema.createIndex('counted_steps_at').on('counted_steps').column('at').execute();
    // Quotations from before: the day is that of UTC, and the language is not in the list.
    const day =
      engine === 'sqlite'
        ? sql`strftime('%Y-%m-%d', created_at / 1000, 'unixepoch')`
        : sql`to_char(to_timestamp(created_at / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`;
    for (const [step, condition] of [
      ['quoted', sql`state <> 'superseded'`],
      ['signed', sql`state = 'signed'`],
    ] as const) {
      await sql`
        insert into visit_counts (day, market, country, language, dealer, step, count, cents)
        select ${day}, market, country, '', dealer_id, ${sql.lit(step)}, count(*), coalesce(sum(total_cents), 0)
        from incoming where kind = 'quotations' and ${condition} group by 1, 2, 3, 5`.execute(db);
    }
  },
});
