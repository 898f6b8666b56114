import { searchColumn, wordsOf } from '../../apps/server/src/store/incoming-words.ts';
import type { Db, Store } from '../../apps/server/src/store/store.ts';
import type { OffersTable } from '../../apps/server/src/store/tables.ts';
import { blankIncoming } from '../../apps/server/src/store/testing/blank-incoming.ts';

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

/** The same row for the same position in every run: a row depends on nothing else. */
const pick = <Item>(items: readonly Item[], position: number, prime: number): Item =>
  items[Math.floor(position * prime * 0.618_033_98) % items.length] as Item;

function quotation(position: number, count: number, dealers: number, nowMs: number) {
  const id = `q-${String(position).padStart(7, '0')}`;
  const created_at = nowMs - Math.floor(((count - position) / count) * 5 * 365 * dayMs);
  const person = `${pick(firstNames, position, 7)} ${pick(lastNames, position, 11)}`;
  const company = `${pick(companies, position, 13)} ${pick(lastNames, position, 17)} ${position % 977}`;
  const dealerId = position % 5 === 0 ? '' : `dealer-${Math.floor(position * 0.618) % dealers}`;
  const valid_until = created_at + 30 * dayMs;
  const closed = ['signed', 'declined', 'withdrawn', 'open', 'open', 'open', 'open'] as const;
  const state: OffersTable['state'] = position % 40_000 === 3 ? 'voided' : pick(closed, position, 19);
  const title = `Q-${2022 + Math.floor((position / count) * 5)}-${String(position).padStart(6, '0')}`;
  const shown = {
    title,
    person,
    company,
    email: `${position}@${pick(places, position, 23).toLowerCase().replace('ü', 'u')}.example`,
    project: position % 20_000 === 7 ? 'Zwaluw' : `Stal ${position % 311}`,
    subject: `Silo ${10 + (position % 90)} m³`,
    product: pick(['Mischfutter', 'Maïs', 'Salz', 'Sole'], position, 29),
    place: pick(places, position, 31),
    dealer: dealerId && `Agrartechnik ${dealerId.slice(7)}`,
  };
  const phone = `+49 4445 ${String(100_000 + position).padStart(6, '0')}`;
  const words = wordsOf(Object.values(shown), phone);
  const total_cents = 400_000 + ((position * 7919) % 9_000_000);
  // Without a unit, which would have to be drawn.
  const frozen = { kind: 'request', totalCents: total_cents, lines: [] };
  return {
    words: words.map((word) => ({ kind: 'quotations' as const, word, id })),
    incoming: {
      ...blankIncoming,
      ...{ id, created_at, ...shown, phone, total_cents, state, valid_until },
      sort_name: company.toLowerCase(),
      market: pick(markets, position, 37),
      country: pick(countries, position, 41),
      dealer_id: dealerId,
      assigned_to: pick(people, position, 43),
      handled: position % 3 === 0 ? 0 : 1,
      search: searchColumn(words),
    },
    offer: {
      ...{ id, configuration_id: id, number: title, revision: 1, content_hash: id, state },
      ...{ client_email: shown.email, frozen: JSON.stringify(frozen), valid_until },
      ...{ reopen_token_hash: id, sign_token_hash: id, created_at },
    },
    mail: {
      ...{ id: `m-${id}`, offer_id: id, lead_id: null, meeting_id: null, kind: 'offer' },
      ...{ recipient: shown.email, recipient_role: 'visitor', payload: '{}' },
      state: position % 9_000 === 5 ? ('dead' as const) : ('sent' as const),
      ...{ attempts: 1, not_before: created_at, lease_until: null, lease_owner: null },
      ...{ message_id: `<${id}>`, raw: null, last_error: null, created_at, sent_at: created_at },
      ...{ source: null, digest_id: null },
    },
  };
}

const dealerRow = (position: number) => ({
  ...{ id: `dealer-${position}`, hub_spot_id: `${900_000 + position}`, name: `Agrartechnik ${position}` },
  ...{ industry: 'Agriculture', country: pick(countries, position, 3), city: pick(places, position, 5) },
  ...{ email: `dealer${position}@example.com`, phone: '+49 4471 100', segments: '["agricultural"]' },
  ...{
    lat: 50 + (position % 50) / 10,
    lng: 5 + (position % 70) / 10,
    image_url: null,
    crm_url: null,
    active: 1,
  },
});

/** SQLite allows 32,766 parameters in a statement. */
const batch = 400;
const inBatches = async <Row>(rows: readonly Row[], write: (some: readonly Row[]) => Promise<unknown>) => {
  for (let from = 0; from < rows.length; from += batch) await write(rows.slice(from, from + batch));
};

/** Fills the tables behind the lists in bulk: quotations of five years with their mails, and dealers. */
export async function fillDesk(
  store: Store,
  { quotations, dealers }: { readonly quotations: number; readonly dealers: number },
  nowMs: number,
): Promise<void> {
  const fill = (work: (db: Db) => Promise<unknown>) => store.write(work);
  await inBatches(
    Array.from({ length: dealers }, (_, position) => dealerRow(position)),
    (rows) => fill((db) => db.insertInto('dealers').values(rows).execute()),
  );
  for (let from = 0; from < quotations; from += batch) {
    const length = Math.min(batch, quotations - from);
    const rows = Array.from({ length }, (_, each) => quotation(from + each, quotations, dealers, nowMs));
    await fill(async (db) => {
      await db
        .insertInto('offers')
        .values(rows.map(({ offer }) => offer))
        .execute();
      await db
        .insertInto('incoming')
        .values(rows.map(({ incoming }) => incoming))
        .execute();
      await db
        .insertInto('outbox')
        .values(rows.map(({ mail }) => mail))
        .execute();
      await inBatches(
        rows.flatMap(({ words }) => words),
        (words) => db.insertInto('incoming_words').values(words).execute(),
      );
    });
  }
}
