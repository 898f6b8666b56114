import { unnamedCurrency } from '@silowright/domain/catalogue/money';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

const keys = ['day', 'market', 'country', 'language', 'dealer', 'step', 'currency'] as const;

/** Amounts of different currencies were added. The currency becomes part of what is counted. */
export const countsByCurrency = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const big = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    let create = db.schema.createTable('visit_counts_new');
    for (const key of keys) create = create.addColumn(key, 'text', (column) => column.notNull());
    for (const sum of ['count', 'cents']) create = create.addColumn(sum, big, (column) => column.notNull());
    await create.addPrimaryKeyConstraint('visit_counts_by_currency_pk', [...keys] as never[]).execute();

    const { rows: found } = await sql<{ currency: string }>`
      select distinct coalesce(currency, ${sql.lit(unnamedCurrency)}) as currency
      from incoming where kind = 'quotations' and total_cents is not null`.execute(db);
    const only = found[0]?.currency ?? unnamedCurrency;
    const isMixed = found.length > 1;
    await sql`
      insert into visit_counts_new (day, market, country, language, dealer, step, currency, count, cents)
      select day, market, country, language, dealer, step,
        case when cents > 0 then ${sql.lit(only)} else '' end, count, cents
      from visit_counts ${isMixed ? sql`where step not in ('quoted', 'signed')` : sql``}`.execute(db);
    if (isMixed) await countAgain(engine, db);

    await db.schema.dropTable('visit_counts').execute();
    await db.schema.alterTable('visit_counts_new').renameTo('visit_counts').execute();
    await db.schema
      .createIndex('visit_counts_by_dealer')
      .on('visit_counts')
      .columns(['dealer', 'step', 'day', 'currency', 'count', 'cents'])
      .execute();
  },
});

/** A sum of several currencies cannot be divided: it is counted again from the list. The day is that of UTC. */
async function countAgain(engine: EngineName, db: Kysely<unknown>): Promise<void> {
  const day =
    engine === 'sqlite'
      ? sql`strftime('%Y-%m-%d', created_at / 1000, 'unixepoch')`
      : sql`to_char(to_timestamp(created_at / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`;
  const currency = sql`case when total_cents is null then '' else coalesce(currency, ${sql.lit(unnamedCurrency)}) end`;
  for (const [step, condition] of [
    ['quoted', sql`state <> 'superseded'`],
    ['signed', sql`state = 'signed'`],
  ] as const) {
    await sql`
      insert into visit_counts_new (day, market, country, language, dealer, step, currency, count, cents)
      select ${day}, market, country, '', dealer_id, ${sql.lit(step)}, ${currency}, count(*),
        coalesce(sum(total_cents), 0)
      from incoming where kind = 'quotations' and ${condition} group by 1, 2, 3, 5, 7`.execute(db);
  }
}
