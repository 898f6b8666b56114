import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/** Everything that was quoted is a deal of one configuration, and has its id: links and keys stay valid. */
const fill = [
  'update offers set deal_id = configuration_id',
  'update revisions set deal_id = configuration_id',
  `insert into deals (id, created_at, updated_at)
    select configuration_id, min(created_at), max(created_at) from offers group by configuration_id`,
  `insert into deal_positions (configuration_id, deal_id, place, role)
    select id, id, 1, 'included' from deals`,
];

/** The previous release runs beside this one and knows no deals. */
const belongTo = (table: 'offers' | 'revisions', engine: EngineName): string[] =>
  engine === 'sqlite'
    ? [
        `create trigger ${table}_belong_to_deal after insert on ${table} when new.deal_id is null
          begin update ${table} set deal_id = configuration_id where id = new.id; end`,
      ]
    : [
        `create trigger ${table}_belong_to_deal before insert on ${table}
          for each row when (new.deal_id is null) execute function belongs_to_deal()`,
      ];

/** A deal is an ordered list of configurations that are quoted together (PJ-02). */
export const deals = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    await db.schema
      .createTable('deals')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', time, (column) => column.notNull())
      .addColumn('updated_at', time, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('deal_positions')
      .addColumn('configuration_id', 'text', (column) => column.primaryKey())
      .addColumn('deal_id', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('choice', 'text')
      .execute();
    await db.schema.createIndex('deal_positions_of').on('deal_positions').column('deal_id').execute();
    for (const table of ['offers', 'revisions'])
      await db.schema.alterTable(table).addColumn('deal_id', 'text').execute();
    for (const statement of fill) await sql.raw(statement).execute(db);
    await db.schema
      .createIndex('offers_of_deal')
      .on('offers')
      .columns(['deal_id', 'revision', 'state'])
      .execute();
    await db.schema.createIndex('revisions_of_deal').on('revisions').columns(['deal_id', 'state']).execute();
    if (engine === 'postgres')
      await sql
        .raw(
          `create function belongs_to_deal() returns trigger language plpgsql as $$
            begin new.deal_id := new.configuration_id; return new; end $$`,
        )
        .execute(db);
    for (const statement of [...belongTo('offers', engine), ...belongTo('revisions', engine)])
      await sql.raw(statement).execute(db);
  },
});
