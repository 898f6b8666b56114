import { sql } from 'kysely';
import { searchColumn, wordsOf } from '../../../apps/server/src/incoming/incoming-words.ts';
import type { Db, EngineName, Store } from '../../../apps/server/src/platform/db/store.ts';
import type { OffersTable } from '../../../apps/server/src/platform/db/tables.ts';
import { blankIncoming } from '../../../apps/server/src/platform/db/testing/blank-incoming.ts';

const dayMs = 86_400_000;
const firstNames = ['Jan', 'Søren', 'Käthe', 'Łukasz', 'Anke', 'Gerrit', 'Inge', 'Loes', 'Uwe', 'Małgorzata'];
const lastNames = [
  'Jansen',
  'de Vries',
  'Müller',
  'Sørensen',
  'Peeters',
  'Brinkmann',
  'Wałęsa',
  'Kjær',
  'Weiß',
];
const companies = ['Hof', 'Agro', 'Varkensbedrijf', 'Gods ApS', 'Bauhof', 'Biogas GmbH', 'Mts.', 'Maatschap'];
const places = [
  'Zwolle',
  'Visbek',
  'Viborg',
  'Hasselt',
  'Cloppenburg',
  'Ommen',
  'Holstebro',
  'Lübz',
  'Fulda',
];
const countries = ['DE', 'NL', 'DK', 'BE', 'PL'];
const markets = ['agricultural', 'agricultural', 'agricultural', 'road_salt', 'food'];
const people = ['', '', 'anna@example.com', 'ben@example.com', 'cor@example.com', 'staff@example.com'];

/** Chance without chance: the same row for the same position in every run, and columns that do not follow each other. */
const pick = <Item>(items: readonly Item[], position: number, salt: number): Item => {
  let mixed = Math.imul(position + 1, 0x9e37_79b1) ^ Math.imul(salt, 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d);
  mixed ^= mixed >>> 13;
  return items[(mixed >>> 0) % items.length] as Item;
};

export interface DeskSize {
  readonly quotations: number;
  readonly dealers: number;
  /** The time in which they arrived. */
  readonly days: number;
}

function quotation(position: number, { quotations: count, dealers, days }: DeskSize, nowMs: number) {
  /** True for so many rows, whatever the size: a rare thing has as many rows in a small desk as in a large one. */
  const isOneOf = (rows: number): boolean => position % Math.ceil(count / rows) === 5;
  const id = `q-${String(position).padStart(7, '0')}`;
  const created_at = nowMs - Math.floor(((count - position) / count) * days * dayMs);
  const person = `${pick(firstNames, position, 7)} ${pick(lastNames, position, 11)}`;
  const company = `${pick(companies, position, 13)} ${pick(lastNames, position, 17)} ${position % 977}`;
  const dealerId = dealerOf(position, dealers, isOneOf(12));
  const valid_until = created_at + 30 * dayMs;
  const closed = ['signed', 'declined', 'withdrawn', 'open', 'open', 'open', 'open'] as const;
  const state: OffersTable['state'] = isOneOf(3) ? 'voided' : pick(closed, position, 19);
  const country = pick(countries, position, 41);
  const title = `Q-${2022 + Math.floor((position / count) * 5)}-${String(position).padStart(6, '0')}`;
  const shown = {
    title,
    person,
    company,
    email: `${position}@${pick(places, position, 23).toLowerCase().replace('ü', 'u')}.example`,
    // No row has both of the two gates.
    project: isOneOf(10) ? 'Zwaluw' : `Stal ${position % 311} ${position % 2 ? 'Oostpoort' : 'Westpoort'}`,
    subject: `Silo ${10 + (position % 90)} m³`,
    product: pick(['Mischfutter', 'Maïs', 'Salz', 'Sole'], position, 29),
    place: pick(places, position, 31),
    dealer: dealerId && `Agrartechnik ${dealerId.slice(7)}`,
  };
  const phone = `+49 4445 ${String(100_000 + position).padStart(6, '0')}`;
  const words = wordsOf(Object.values(shown), phone);
  const total_cents = 400_000 + ((position * 1_234_577) % 9_000_000);
  // Without a unit, which would have to be drawn.
  const frozen = { kind: 'request', totalCents: total_cents, lines: [] };
  return {
    words: words.map((word) => ({ kind: 'quotations' as const, word, id })),
    incoming: {
      ...blankIncoming,
      id,
      created_at,
      ...shown,
      phone,
      total_cents,
      state,
      valid_until,
      sort_name: company.toLowerCase(),
      // Each is common, and they never meet.
      market: country === 'PL' ? 'food' : pick(markets, position, 37),
      country,
      dealer_id: dealerId,
      assigned_to: pick(people, position, 43),
      handled: position % 3 === 0 ? 0 : 1,
      search: searchColumn(words),
    },
    offer: {
      id,
      deal_id: id,
      configuration_id: id,
      number: title,
      revision: 1,
      content_hash: id,
      state,
      client_email: shown.email,
      frozen: JSON.stringify(frozen),
      valid_until,
      reopen_token_hash: id,
      sign_token_hash: id,
      created_at,
    },
    mail: {
      id: `m-${id}`,
      offer_id: id,
      lead_id: null,
      meeting_id: null,
      kind: 'offer',
      recipient: shown.email,
      recipient_role: 'visitor',
      payload: '{}',
      state: isOneOf(20) ? ('dead' as const) : ('sent' as const),
      attempts: 1,
      not_before: created_at,
      lease_until: null,
      lease_owner: null,
      message_id: `<${id}>`,
      raw: null,
      last_error: null,
      created_at,
      sent_at: created_at,
      source: null,
      digest_id: null,
    },
  };
}

/** One dealer has every fourth row, another one a dozen. */
function dealerOf(position: number, dealers: number, isRare: boolean): string {
  if (isRare) return 'dealer-1';
  if (position % 4 === 0) return 'dealer-0';
  return position % 4 === 1 ? '' : `dealer-${2 + (Math.floor(position / 4) % (dealers - 2))}`;
}

const dealerRow = (position: number) => ({
  id: `dealer-${position}`,
  hub_spot_id: `${900_000 + position}`,
  name: `Agrartechnik ${position}`,
  industry: 'Agriculture',
  country: pick(countries, position, 3),
  city: pick(places, position, 5),
  email: `dealer${position}@example.com`,
  phone: '+49 4471 100',
  segments: '["agricultural"]',
  lat: 50 + (position % 50) / 10,
  lng: 5 + (position % 70) / 10,
  image_url: null,
  crm_url: null,
  active: 1,
});

/** Quotations of one statement: short enough for the limits of a statement on a busy machine. */
const chunk = 1_000;

/** Fills the tables behind the lists in bulk: quotations of five years with their mails, and dealers. */
export async function fillDesk(store: Store, size: DeskSize, nowMs: number): Promise<void> {
  const { quotations, dealers } = size;
  const insert = (table: string, rows: readonly object[]) => {
    // Before the transaction, which must not be idle for long.
    const values = JSON.stringify(rows);
    const names = Object.keys(rows[0] ?? {});
    return store.write((db) => insertRows(db, store.engine, table, names, values));
  };
  await insert(
    'dealers',
    Array.from({ length: dealers }, (_, position) => dealerRow(position)),
  );
  // Indexes that are made at the end are made much faster.
  const indexes = await store.write((db) => dropIndexes(db, store.engine));
  for (let from = 0; from < quotations; from += chunk) {
    const length = Math.min(chunk, quotations - from);
    const rows = Array.from({ length }, (_, each) => quotation(from + each, size, nowMs));
    await insert(
      'offers',
      rows.map(({ offer }) => offer),
    );
    await insert(
      'incoming',
      rows.map(({ incoming }) => incoming),
    );
    await insert(
      'outbox',
      rows.map(({ mail }) => mail),
    );
    // In the order of the index, which is much faster.
    const words = rows
      .flatMap((row) => row.words)
      .toSorted((a, b) => (a.word === b.word ? (a.id < b.id ? -1 : 1) : a.word < b.word ? -1 : 1));
    await insert('incoming_words', words);
  }
  for (const index of indexes) await store.write((db) => sql.raw(index).execute(db));
  await store.write((db) => countVisits(db, store.engine));
}

/** All rows of a chunk are one parameter. */
async function insertRows(
  db: Db,
  engine: EngineName,
  table: string,
  names: readonly string[],
  values: string,
): Promise<void> {
  if (names.length === 0) return;
  // Sending so much may take longer than a transaction may be idle.
  if (engine === 'postgres') await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const from =
    engine === 'postgres'
      ? sql`select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${values}::json)`
      : sql`select ${sql.join(names.map((name) => sql`value ->> ${sql.lit(`$.${name}`)}`))} from json_each(${values})`;
  await sql`insert into ${sql.table(table)} (${columns}) ${from}`.execute(db);
}

/** Returns the statements that make them again. */
async function dropIndexes(db: Db, engine: EngineName): Promise<string[]> {
  const tables = sql.join(['offers', 'incoming', 'outbox'].map((table) => sql.lit(table)));
  const { rows } = await (engine === 'postgres'
    ? sql<{ name: string; made: string }>`
        select indexname as name, indexdef as made from pg_indexes
        where tablename in (${tables}) and not exists
          (select 1 from pg_constraint where conname = indexname)`
    : sql<{ name: string; made: string }>`
        select name, sql as made from sqlite_master
        where type = 'index' and sql is not null and tbl_name in (${tables})`
  ).execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows.map(({ made }) => made);
}

/** What the home page's insight reads. */
async function countVisits(db: Db, engine: EngineName): Promise<void> {
  const day =
    engine === 'sqlite'
      ? sql`strftime('%Y-%m-%d', created_at / 1000, 'unixepoch')`
      : sql`to_char(to_timestamp(created_at / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`;
  for (const step of ['quoted', 'signed']) {
    await sql`
      insert into visit_counts (day, market, country, language, dealer, step, currency, count, cents)
      select ${day}, market, country, 'de', dealer_id, ${sql.lit(step)}, 'EUR', count(*), sum(total_cents)
      from incoming where ${step === 'signed' ? sql`state = 'signed'` : sql`true`} group by 1, 2, 3, 5`.execute(
      db,
    );
  }
}
