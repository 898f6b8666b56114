import type { Compilable } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db, ParamOf, Store } from '../../platform/db/store.ts';
import type { ConfigurationsTable } from '../../platform/db/tables.ts';
import { recordCopy } from './copies.ts';
import { copySitePhoto } from './site-photos.ts';
import { linkLogo } from './unit-logos.ts';

/** What a visitor added, in tables of their own; null: nothing. */
interface Added {
  /** JSON of a YardPlan. */
  readonly yard_plan: string | null;
  /** The name of the logo. */
  readonly logo: string | null;
  /** The digest of the picture of the site. */
  readonly site_photo: string | null;
}
export type ConfigurationRow = ConfigurationsTable & Added;

/** Listed explicitly, because a prepared query must not change with the table (S8). */
const columns = [
  'id',
  'browser_hash',
  'locale',
  'segment',
  'values',
  'country',
  'dealer_id',
  'price_version',
  'option_version',
  'pinned_at',
  'unit_uuid',
  'unit_type',
  'selection',
  'revision',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ConfigurationsTable)[];

const findQuery = prepared<{ id: string }, ConfigurationRow>({
  name: 'configuration-find',
  kind: 'read',
  build: (db, param) =>
    db
      .selectFrom('configurations')
      .leftJoin('yard_plans', 'yard_plans.configuration_id', 'configurations.id')
      .leftJoin('logo_uses', 'logo_uses.owner', 'configurations.id')
      .leftJoin('photo_uses', 'photo_uses.owner', 'configurations.id')
      .leftJoin('site_photos', 'site_photos.configuration_id', 'configurations.id')
      .select(columns.map((column) => `configurations.${column}` as const))
      .select(['yard_plans.plan as yard_plan', 'logo_uses.name as logo'])
      .select((row) => row.fn.coalesce('photo_uses.digest', 'site_photos.digest').as('site_photo'))
      .where('configurations.id', '=', param('id')),
});

export async function findConfiguration(store: Store, id: string): Promise<ConfigurationRow | undefined> {
  const [row] = await store.run(findQuery, { id });
  return row;
}

/** A configuration of this browser; a foreign one is treated as unknown (D3). */
export async function findOwnConfiguration(
  store: Store,
  id: string,
  browserHash: string,
): Promise<ConfigurationRow | undefined> {
  const row = await findConfiguration(store, id);
  return row?.browser_hash === browserHash ? row : undefined;
}

/** A prepared write of one configuration. False: it belongs to another browser, or was changed meanwhile. */
function writeOne<Params extends object>(
  name: string,
  build: (db: Db, param: ParamOf<Params>) => Compilable<{ id: string }>,
): (store: Store, params: Params) => Promise<boolean> {
  const query = prepared<Params, { id: string }>({ name, kind: 'write', build });
  return async (store, params) => (await store.run(query, params)).length === 1;
}

/** State of a configuration before a unit is selected. */
const unchosen = { unit_uuid: null, unit_type: null, selection: null, revision: 1 } as const;

export interface RecommendedValues {
  readonly id: string;
  readonly browser_hash: string;
  readonly locale: string;
  readonly segment: string;
  readonly values: string;
  readonly country: string | null;
  /** Null keeps the dealer of start-configuration. */
  readonly dealer_id: string | null;
  readonly price_version: number | null;
  readonly option_version: number | null;
  readonly pinned_at: number | null;
  readonly now: number;
}

/** Creates or renews a configuration and pins its price lists (D4). False: it belongs to another browser. */
export const saveRecommendedValues = writeOne<RecommendedValues>('configuration-recommend', (db, param) =>
  db
    .insertInto('configurations')
    .values({
      id: param('id'),
      browser_hash: param('browser_hash'),
      locale: param('locale'),
      segment: param('segment'),
      values: param('values'),
      country: param('country'),
      dealer_id: param('dealer_id'),
      price_version: param('price_version'),
      option_version: param('option_version'),
      pinned_at: param('pinned_at'),
      ...unchosen,
      created_at: param('now'),
      updated_at: param('now'),
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => ({
          locale: row.ref('excluded.locale'),
          segment: row.ref('excluded.segment'),
          values: row.ref('excluded.values'),
          country: row.ref('excluded.country'),
          dealer_id: row.fn.coalesce('excluded.dealer_id', 'configurations.dealer_id'),
          price_version: row.ref('excluded.price_version'),
          option_version: row.ref('excluded.option_version'),
          pinned_at: row.ref('excluded.pinned_at'),
          updated_at: row.ref('excluded.updated_at'),
          revision: row('configurations.revision', '+', 1),
        }))
        .whereRef('configurations.browser_hash', '=', 'excluded.browser_hash'),
    )
    .returning('id'),
);

interface StartedByDealer {
  readonly id: string;
  readonly browser_hash: string;
  readonly locale: string;
  readonly dealer_id: string | null;
  readonly now: number;
}

/** Binds a configuration to a browser under a dealer's brand. False: it belongs to another browser. */
export const startConfigurationOfDealer = writeOne<StartedByDealer>('configuration-start', (db, param) =>
  db
    .insertInto('configurations')
    .values({
      id: param('id'),
      browser_hash: param('browser_hash'),
      locale: param('locale'),
      segment: null,
      values: '{}',
      country: null,
      dealer_id: param('dealer_id'),
      price_version: null,
      option_version: null,
      pinned_at: null,
      ...unchosen,
      created_at: param('now'),
      updated_at: param('now'),
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => ({
          locale: row.ref('excluded.locale'),
          dealer_id: row.ref('excluded.dealer_id'),
          updated_at: row.ref('excluded.updated_at'),
          revision: row('configurations.revision', '+', 1),
        }))
        .whereRef('configurations.browser_hash', '=', 'excluded.browser_hash'),
    )
    .returning('id'),
);

export interface ChosenUnit {
  readonly id: string;
  readonly revision: number;
  readonly unit_uuid: string;
  readonly unit_type: string;
  readonly selection: string | null;
  readonly now: number;
}

/** Stores unit and options if the state they were computed from is current. False: it was changed meanwhile. */
export const saveChoice = writeOne<ChosenUnit>('configuration-choose', (db, param) =>
  db
    .updateTable('configurations')
    .set((row) => ({
      unit_uuid: param('unit_uuid'),
      unit_type: param('unit_type'),
      selection: param('selection'),
      updated_at: param('now'),
      revision: row('revision', '+', 1),
    }))
    .where('id', '=', param('id'))
    .where('revision', '=', param('revision'))
    .returning('id'),
);

interface ChosenLocale {
  readonly id: string;
  readonly browser_hash: string;
  readonly locale: string;
  readonly now: number;
}

export const saveLocale = writeOne<ChosenLocale>('configuration-locale', (db, param) =>
  db
    .updateTable('configurations')
    .set((row) => ({
      locale: param('locale'),
      updated_at: param('now'),
      revision: row('revision', '+', 1),
    }))
    .where('id', '=', param('id'))
    .where('browser_hash', '=', param('browser_hash'))
    .returning('id'),
);

interface Touched {
  readonly id: string;
  readonly browser_hash: string;
  readonly now: number;
}

/** Something was added to it. False: it belongs to another browser. */
export async function touchConfiguration(db: Db, { id, browser_hash, now }: Touched): Promise<boolean> {
  const own = await db
    .updateTable('configurations')
    .set((row) => ({ updated_at: now, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .where('browser_hash', '=', browser_hash)
    .returning('id')
    .executeTakeFirst();
  return own !== undefined;
}

interface SavedYardPlan extends Touched {
  readonly yard_plan: string | null;
}

/** False: it belongs to another browser. */
export async function storeYardPlan(db: Db, { yard_plan, ...touched }: SavedYardPlan): Promise<boolean> {
  const own = await touchConfiguration(db, touched);
  if (own) await writeYardPlan(db, touched.id, yard_plan);
  return own;
}

async function writeYardPlan(db: Db, id: string, plan: string | null): Promise<void> {
  if (plan === null) {
    await db.deleteFrom('yard_plans').where('configuration_id', '=', id).execute();
    return;
  }
  await db
    .insertInto('yard_plans')
    .values({ configuration_id: id, plan })
    .onConflict((conflict) => conflict.column('configuration_id').doUpdateSet({ plan }))
    .execute();
}

/** New prices, with the visitor's consent (D9). */
export async function pinLists(
  db: Db,
  id: string,
  lists: { readonly priceVersion: number; readonly optionVersion: number; readonly nowMs: number },
): Promise<void> {
  await db
    .updateTable('configurations')
    .set((row) => ({
      price_version: lists.priceVersion,
      option_version: lists.optionVersion,
      pinned_at: lists.nowMs,
      updated_at: lists.nowMs,
      revision: row('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

interface Copied {
  /** The configuration that it comes from. */
  readonly origin: string;
  /** The configuration or quotation whose picture of the site it has, if it has one. */
  readonly photoOf: string | undefined;
}

/** A configuration created from another one: a copy, or a reopened quotation (D17, D21). */
export async function insertCopy(
  db: Db,
  { yard_plan, logo, site_photo: _, ...row }: ConfigurationRow,
  { origin, photoOf }: Copied,
): Promise<boolean> {
  const result = await db
    .insertInto('configurations')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  const isNew = result.numInsertedOrUpdatedRows === 1n;
  if (isNew && yard_plan !== null) await writeYardPlan(db, row.id, yard_plan);
  if (isNew && logo !== null) await linkLogo(db, row.id, logo);
  if (isNew) {
    if (photoOf !== undefined) await copySitePhoto(db, photoOf, row.id, row.created_at);
    await recordCopy(db, row.id, origin);
  }
  return isNew;
}
