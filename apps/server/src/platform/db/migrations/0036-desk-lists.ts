import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describeLead, describeMeeting, describeOffer } from '../../../incoming/describe-incoming.ts';
import { addIncomingWords } from '../../../incoming/incoming-words.ts';
import type { Db, EngineName } from '../store.ts';
import type { IncomingTable } from '../tables.ts';

/** Columns that lists are filtered by; each is indexed in the order of arrival. */
const filtered = ['state', 'market', 'country', 'dealer_id', 'assigned_to', 'handled'] as const;
/** Columns that lists are sorted by, besides the arrival. */
const sorted = ['sort_name', 'total_cents', 'valid_until', 'starts_at'] as const;

/** What the lists of staff filter, sort and search by, as columns of `incoming`. */
export const deskLists = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    // Sorted by bytes, so that both engines agree on the order and on ranges.
    const text = engine === 'sqlite' ? sql`text` : sql`text collate "C"`;
    for (const name of [
      ...['list', 'state', 'market', 'country', 'dealer_id', 'dealer', 'phone', 'place'],
      ...['product', 'sort_name'],
    ]) {
      // The default is for a process of the release before, which may still be writing.
      await db.schema
        .alterTable('incoming')
        .addColumn(name, text, (column) => column.notNull().defaultTo(''))
        .execute();
    }
    for (const name of ['valid_until', 'starts_at']) {
      await db.schema
        .alterTable('incoming')
        .addColumn(name, time, (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await fill(db as Db);
    await sql.raw(statements(engine)).execute(db);
    if (engine === 'sqlite') for (const each of sqliteTriggers) await sql.raw(each).execute(db);
    await db.schema
      .createIndex('incoming_listed')
      .on('incoming')
      .columns(['list', 'created_at', 'id'])
      .execute();
    for (const column of filtered) {
      await db.schema
        .createIndex(`incoming_by_${column}`)
        .on('incoming')
        // The last two only spare the row: an open offer expires by itself, and totals are summed.
        .columns(['list', column, 'created_at', 'id', 'valid_until', 'total_cents'])
        .execute();
    }
    for (const column of sorted) {
      await db.schema
        .createIndex(`incoming_sorted_by_${column}`)
        .on('incoming')
        .columns(['list', column, 'id'])
        .execute();
    }
    await db.schema.dropIndex('incoming_handled').execute();
    await db.schema
      .createTable('saved_views')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('query', 'text', (column) => column.notNull())
      .addColumn('shared', 'integer', (column) => column.notNull())
      .addColumn('made_at', time, (column) => column.notNull())
      .addUniqueConstraint('saved_views_name', ['list', 'owner', 'name'])
      .execute();
  },
});

/** `state` and `valid_until` follow the offer, whoever changes it. */
const follow = `update incoming set state = new.state, valid_until = new.valid_until
  where kind = 'quotations' and id = new.id`;
const adopt = `update incoming set list = kind,
    state = coalesce((select state from offers where offers.id = incoming.id), 'received'),
    valid_until = coalesce((select valid_until from offers where offers.id = incoming.id), 0)
  where kind = new.kind and id = new.id and list = ''`;

const sqliteTriggers = [
  `create trigger incoming_follows_offer after update of state, valid_until on offers begin ${follow}; end`,
  `create trigger incoming_of_older_release after insert on incoming when new.list = '' begin ${adopt}; end`,
];

const statements = (engine: EngineName): string =>
  engine === 'sqlite'
    ? 'select 1'
    : `
  create function incoming_follows_offer() returns trigger language plpgsql as $$
    begin ${follow}; return null; end $$;
  create trigger incoming_follows_offer after update of state, valid_until on offers
    for each row execute function incoming_follows_offer();
  create function incoming_of_older_release() returns trigger language plpgsql as $$
    begin ${adopt}; return null; end $$;
  create trigger incoming_of_older_release after insert on incoming
    for each row when (new.list = '') execute function incoming_of_older_release();`;

const rowsAtOnce = 500;

/** Fills the new columns of earlier rows from what they were made of, and their search words. */
async function fill(db: Db): Promise<void> {
  let after = { kind: '', id: '' };
  for (;;) {
    const rows = await db
      .selectFrom('incoming')
      .select(['kind', 'id', 'title', 'note'])
      .where((row) =>
        row.or([
          row('kind', '>', after.kind as IncomingTable['kind']),
          row.and([row('kind', '=', after.kind as IncomingTable['kind']), row('id', '>', after.id)]),
        ]),
      )
      .orderBy('kind')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    for (const row of rows) await fillRow(db, row);
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last;
  }
}

type Row = Pick<IncomingTable, 'kind' | 'id' | 'title' | 'note'>;

async function fillRow(db: Db, row: Row): Promise<void> {
  const described = await describe(db, row);
  if (!described) return;
  const { list, state, valid_until, market, country, dealer_id, dealer, phone, place, product } = described;
  const { sort_name, starts_at } = described;
  await db
    .updateTable('incoming')
    .set({
      list,
      state,
      valid_until,
      market,
      country,
      dealer_id,
      dealer,
      phone,
      place,
      product,
      sort_name,
      starts_at,
    })
    .where('kind', '=', row.kind)
    .where('id', '=', row.id)
    .execute();
  await addIncomingWords(db, row, [...described.spoken, row.note], phone);
}

async function describe(db: Db, { kind, id }: Row) {
  if (kind === 'quotations') {
    const offer = await db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst();
    return offer && describeOffer(offer, JSON.parse(offer.frozen));
  }
  if (kind === 'leads') {
    const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
    return lead && describeLead(lead);
  }
  const meeting = await db.selectFrom('meetings').selectAll().where('id', '=', id).executeTakeFirst();
  // Only its title depends on the time zone, and the title stays.
  return meeting && describeMeeting(meeting, 'UTC');
}
