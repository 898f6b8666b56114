import { stageOf, statesIn } from '@silowright/domain/deal/states';
import { type Expression, type SqlBool, sql } from 'kysely';
import { forgetCopies } from '../../configurator/store/copies.ts';
import { forgetPhotoUses, forgetSitePhotos, sitePhotosOf } from '../../configurator/store/site-photos.ts';
import { forgetLogos } from '../../configurator/store/unit-logos.ts';
import { configurationsOfDeals, forgetDeals } from '../../deals/store/deals.ts';
import { forgetRevisions } from '../../deals/store/revisions.ts';
import { forgetIncoming } from '../../incoming/incoming.ts';
import { addressKey } from '../../platform/db/address-key.ts';
import type { Db } from '../../platform/db/store.ts';
import { forgetBookings } from '../../platform/source/source-uses.ts';
import { copiesOfPerson } from './person-copies.ts';

/**
 * The rows with an address in any spelling. The database may lower-case ASCII letters only, which is enough for the
 * part before the "@"; the domains are compared here.
 */
async function idsWith(
  db: Db,
  table: 'offers' | 'outbox' | 'incoming',
  column: 'client_email' | 'recipient' | 'email',
  email: string,
): Promise<string[]> {
  const key = addressKey(email);
  const start = key.slice(0, key.lastIndexOf('@') + 1);
  const { rows } = await sql<{ id: string; address: string }>`
    select id, ${sql.ref(column)} as address from ${sql.table(table)}
    where substr(lower(${sql.ref(column)}), 1, ${sql.lit(start.length)}) = ${start}`.execute(db);
  return rows.filter(({ address }) => addressKey(address) === key).map(({ id }) => id);
}

/** Everything stored under one e-mail address. */
export async function personData(db: Db, email: string) {
  const offers = await db
    .selectFrom('offers')
    .select([
      'id',
      'deal_id',
      'configuration_id',
      'number',
      'revision',
      'client_email',
      'state',
      'frozen',
      'valid_until',
      'created_at',
    ])
    .where('id', 'in', orNone(await idsWith(db, 'offers', 'client_email', email)))
    .execute();
  // Leads and meetings are found by the address in the list of staff.
  const incoming = await idsWith(db, 'incoming', 'email', email);
  const leads = await contentOf(db, 'leads', incoming);
  const meetings = await contentOf(db, 'meetings', incoming);
  const { own: configurationIds, ofOthers } = await copiesOfPerson(
    db,
    [
      ...[...offers, ...leads, ...meetings].flatMap((row) => row.configuration_id || []),
      ...(await positionsOf(db, offers)),
    ],
    { offers: idsOf(offers), leads: idsOf(leads), meetings: idsOf(meetings) },
  );
  const configurations =
    configurationIds.length === 0
      ? []
      : await db
          .selectFrom('configurations')
          .leftJoin('yard_plans', 'yard_plans.configuration_id', 'configurations.id')
          .leftJoin('logo_uses', 'logo_uses.owner', 'configurations.id')
          .selectAll('configurations')
          .select(['yard_plans.plan as yard_plan', 'logo_uses.name as logo'])
          .where('configurations.id', 'in', configurationIds)
          .execute();
  const toThem = await idsWith(db, 'outbox', 'recipient', email);
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'offer_id', 'kind', 'recipient', 'recipient_role', 'state', 'created_at', 'sent_at'])
    .where((each) =>
      each.or([
        each('id', 'in', orNone(toThem)),
        ...inList(each, 'offer_id', idsOf(offers)),
        ...inList(each, 'lead_id', idsOf(leads)),
        ...inList(each, 'meeting_id', idsOf(meetings)),
      ]),
    )
    .execute();
  const signingEvents =
    offers.length === 0
      ? []
      : await db.selectFrom('signing_events').selectAll().where('offer_id', 'in', idsOf(offers)).execute();
  const photos = await sitePhotosOf(db, [...idsOf(configurations), ...idsOf(offers)]);
  return { offers, configurations, leads, meetings, mails, signingEvents, photos, ofOthers };
}

/** The other configurations of their deals, except what somebody else has a quotation for. */
async function positionsOf(
  db: Db,
  offers: readonly { readonly id: string; readonly deal_id: string }[],
): Promise<string[]> {
  const ids = await configurationsOfDeals(
    db,
    offers.map(({ deal_id }) => deal_id),
  );
  const ofOthers = await db
    .selectFrom('offers')
    .select('configuration_id')
    .where('configuration_id', 'in', orNone(ids))
    .where('id', 'not in', orNone(idsOf(offers)))
    .execute();
  return ids.filter((id) => !ofOthers.some((other) => other.configuration_id === id));
}

type Builder = (column: never, operator: 'in', values: never) => Expression<SqlBool>;
const inList = (each: unknown, column: string, ids: readonly string[]): Expression<SqlBool>[] =>
  ids.length === 0 ? [] : [(each as Builder)(column as never, 'in', ids as never)];

/** PostgreSQL rejects an empty list. */
const orNone = (ids: readonly string[]): readonly string[] => (ids.length > 0 ? ids : ['']);

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

const contentOf = (db: Db, kind: 'leads' | 'meetings', ids: readonly string[]) =>
  db
    .selectFrom(kind)
    .select(['id', 'configuration_id', 'content', 'created_at'])
    .where('id', 'in', orNone(ids))
    .execute();

export interface Erased {
  readonly quotations: number;
  readonly configurations: number;
  readonly leads: number;
  readonly meetings: number;
  readonly mails: number;
  readonly documents: number;
}

/**
 * Erases a person with all copies of their configurations, except for signed quotations, which the company must keep by
 * law, and copies under which somebody else asked. Voided ones are erased (D25, S19).
 */
export async function erasePerson(
  db: Db,
  email: string,
): Promise<{ readonly erased: Erased; readonly signed: number; readonly copiesOfOthers: number }> {
  const { offers, leads, meetings, configurations, ofOthers } = await personData(db, email);
  const unsigned = offers.filter((offer) => stageOf(offer.state) !== 'won');
  const signed = offers.filter((offer) => stageOf(offer.state) === 'won');
  const signedConfigurations = new Set([
    ...signed.map((offer) => offer.configuration_id),
    ...(await configurationsOfDeals(
      db,
      signed.map(({ deal_id }) => deal_id),
    )),
  ]);
  await forgetSitePhotos(db, idsOf(configurations), ofOthers);
  const erased = await eraseRows(db, {
    offers: idsOf(unsigned),
    deals: unsigned.map(({ deal_id }) => deal_id),
    configurations: idsOf(configurations).filter((id) => !signedConfigurations.has(id)),
    leads: idsOf(leads),
    meetings: idsOf(meetings),
  });
  return { erased, signed: signed.length, copiesOfOthers: ofOthers.length };
}

interface RowsToErase {
  readonly offers: readonly string[];
  /** Of these offers. */
  readonly deals: readonly string[];
  readonly configurations: readonly string[];
  readonly leads: readonly string[];
  readonly meetings: readonly string[];
}

async function eraseRows(db: Db, rows: RowsToErase): Promise<Erased> {
  const remove = async (
    table:
      | 'offers'
      | 'configurations'
      | 'yard_plans'
      | 'leads'
      | 'meetings'
      | 'outbox'
      | 'documents'
      | 'signing_events',
    column: string,
    ids: readonly string[],
  ): Promise<number> => {
    if (ids.length === 0) return 0;
    const result = await db
      .deleteFrom(table)
      .where(column as never, 'in', [...new Set(ids)] as never)
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  };
  await forgetDigests(db, rows);
  const mails =
    (await remove('outbox', 'offer_id', rows.offers)) +
    (await remove('outbox', 'lead_id', rows.leads)) +
    (await remove('outbox', 'meeting_id', rows.meetings));
  const documents = await remove('documents', 'offer_id', rows.offers);
  await remove('signing_events', 'offer_id', rows.offers);
  await remove('yard_plans', 'configuration_id', rows.configurations);
  await forgetLogos(db, [...rows.offers, ...rows.configurations]);
  await forgetSitePhotos(db, rows.configurations);
  await forgetPhotoUses(db, rows.offers);
  await forgetCopies(db, rows.configurations);
  await forgetRevisions(db, rows.offers);
  await forgetIncoming(db, 'quotations', rows.offers);
  await forgetIncoming(db, 'leads', rows.leads);
  await forgetIncoming(db, 'meetings', rows.meetings);
  await forgetBookings(db, rows.meetings);
  const quotations = await remove('offers', 'id', rows.offers);
  await forgetDeals(db, rows);
  return {
    mails,
    documents,
    quotations,
    configurations: await remove('configurations', 'id', rows.configurations),
    leads: await remove('leads', 'id', rows.leads),
    meetings: await remove('meetings', 'id', rows.meetings),
  };
}

/** A digest that names them is composed again if it is unsent, and no longer shown if it was sent. */
async function forgetDigests(db: Db, { offers, leads, meetings }: RowsToErase): Promise<void> {
  const named = await db
    .selectFrom('outbox')
    .select('digest_id')
    .where('digest_id', 'is not', null)
    .where((each) =>
      each.or([
        each('offer_id', 'in', orNone(offers)),
        each('lead_id', 'in', orNone(leads)),
        each('meeting_id', 'in', orNone(meetings)),
      ]),
    )
    .execute();
  const digests = named.flatMap(({ digest_id }) => digest_id ?? []);
  await db.updateTable('outbox').set({ raw: null }).where('id', 'in', orNone(digests)).execute();
}

/** Maximum rows per kind and step, so that visitors never wait for the clean-up. */
const batch = 500;

/** Unsent mails are never erased, however long they wait (S1). */
const unsent = ['waiting', 'sending', 'held'] as const;

/** Erases data older than the retention; signed quotations stay. */
export async function eraseOlderThan(
  db: Db,
  beforeMs: number,
): Promise<{ readonly erased: Erased; readonly mayBeMore: boolean }> {
  const offers = await db
    .selectFrom('offers')
    .select(['id', 'deal_id'])
    .where('state', 'not in', statesIn('won'))
    .where('created_at', '<', beforeMs)
    .where('valid_until', '<', beforeMs)
    .where('id', 'not in', waitingFor(db, 'offer_id'))
    .limit(batch)
    .execute();
  const old = async (table: 'leads' | 'meetings', column: 'lead_id' | 'meeting_id') =>
    idsOf(
      await db
        .selectFrom(table)
        .select('id')
        .where('created_at', '<', beforeMs)
        .where('id', 'not in', waitingFor(db, column))
        .limit(batch)
        .execute(),
    );
  const [leads, meetings] = [await old('leads', 'lead_id'), await old('meetings', 'meeting_id')];
  const unoffered = await db
    .selectFrom('configurations')
    .select('id')
    .where('updated_at', '<', beforeMs)
    .where((each) =>
      each.not(
        each.exists(
          each
            .selectFrom('offers')
            .select('offers.id')
            .whereRef('offers.configuration_id', '=', 'configurations.id')
            .where('offers.id', 'not in', orNone(idsOf(offers))),
        ),
      ),
    )
    .where((each) =>
      each.not(
        each.exists(
          each
            .selectFrom('deal_positions')
            .innerJoin('offers', 'offers.deal_id', 'deal_positions.deal_id')
            .select('offers.id')
            .whereRef('deal_positions.configuration_id', '=', 'configurations.id')
            .where('offers.id', 'not in', orNone(idsOf(offers))),
        ),
      ),
    )
    .limit(batch)
    .execute();
  const erased = await eraseRows(db, {
    offers: idsOf(offers),
    deals: offers.map(({ deal_id }) => deal_id),
    leads,
    meetings,
    configurations: idsOf(unoffered),
  });
  return { erased, mayBeMore: [offers, leads, meetings, unoffered].some((rows) => rows.length === batch) };
}

/** Records whose mails are unsent. */
const waitingFor = (db: Db, column: 'offer_id' | 'lead_id' | 'meeting_id') =>
  db.selectFrom('outbox').select(column).where('state', 'in', unsent).where(column, 'is not', null);
