import type { Dealer } from '@silowright/domain/catalogue/dealer';
import { prepared, runIn } from '../../platform/db/prepared.ts';
import type { Db, Store } from '../../platform/db/store.ts';
import { readStored } from '../../platform/db/stored-json.ts';
import { storedKinds } from '../../platform/db/stored-kinds.ts';
import type { DealersTable } from '../../platform/db/tables.ts';

/** Listed explicitly, because a prepared query must not change with the table (S8). */
const columns = [
  'id',
  'hub_spot_id',
  'name',
  'industry',
  'country',
  'city',
  'email',
  'phone',
  'segments',
  'lat',
  'lng',
  'image_url',
  'crm_url',
  'active',
] as const satisfies readonly (keyof DealersTable)[];

type DealerRow = DealersTable;

/** Revision of a dealer that staff have not changed yet. */
const firstRevision = 1;

const findQuery = prepared<{ id: string }, DealerRow>({
  name: 'dealer-find',
  kind: 'read',
  build: (db, param) =>
    db.selectFrom('dealers').select(columns).where('id', '=', param('id')).where('active', '=', 1),
});

export async function findDealer(store: Store, id: string): Promise<Dealer | undefined> {
  const [row] = await store.run(findQuery, { id });
  return row && dealerOf(row);
}

const inCountryQuery = prepared<{ country: string }, DealerRow>({
  name: 'dealers-in-country',
  kind: 'read',
  build: (db, param) =>
    db
      .selectFrom('dealers')
      .select(columns)
      .where('country', '=', param('country'))
      .where('active', '=', 1)
      .orderBy('id'),
});

export async function dealersInCountry(store: Store, country: string): Promise<Dealer[]> {
  return (await store.run(inCountryQuery, { country })).map(dealerOf);
}

/** The names of a few dealers, by id. */
export async function dealerNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('dealers').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Example dealers are added once; later starts do not change them. */
export async function addMissingDealers(db: Db, dealers: readonly Dealer[]): Promise<boolean> {
  const known = await db.selectFrom('dealers').select('id').limit(1).execute();
  if (known.length > 0) return false;
  await db
    .insertInto('dealers')
    .values(
      dealers.map(({ latitude, longitude, segments, image_url, crm_url, ...dealer }) => ({
        ...dealer,
        segments: JSON.stringify(segments),
        lat: latitude,
        lng: longitude,
        image_url: image_url || null,
        crm_url: crm_url || null,
        active: 1,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return true;
}

const dealerOf = ({ lat, lng, segments, image_url, crm_url, active: _, ...row }: DealerRow): Dealer => ({
  ...row,
  image_url: image_url ?? '',
  crm_url: crm_url ?? '',
  segments: readStored(storedKinds.dealer, row.id, segments),
  latitude: lat,
  longitude: lng,
});

export interface StaffDealerRow extends Dealer {
  readonly active: boolean;
  readonly revision: number;
}

/** The ids of the first dealers by name. */
export async function firstDealerIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('dealers')
    .select('id')
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The dealers by name, including disabled ones: all, or the first. */
export async function listDealers(db: Db, limit?: number): Promise<StaffDealerRow[]> {
  if (limit !== undefined) {
    const ids = await firstDealerIds(db, limit);
    const found = await staffDealers(db, ids);
    return ids.flatMap((id) => found.get(id) ?? []);
  }
  const rows = await db.selectFrom('dealers').select(columns).orderBy('name').orderBy('id').execute();
  const changed = await db.selectFrom('dealer_revisions').select(['dealer_id', 'revision']).execute();
  const revisions = new Map(changed.map(({ dealer_id, revision }) => [dealer_id, revision]));
  return rows.map((row) => ({
    ...dealerOf(row),
    active: row.active === 1,
    revision: revisions.get(row.id) ?? firstRevision,
  }));
}

const idsPerQuery = 500;

/** The dealers with these ids. */
export async function staffDealers(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StaffDealerRow>> {
  const found = new Map<string, StaffDealerRow>();
  for (let from = 0; from < ids.length; from += idsPerQuery) {
    const some = ids.slice(from, from + idsPerQuery);
    const rows = await db.selectFrom('dealers').select(columns).where('id', 'in', some).execute();
    const changed = await db
      .selectFrom('dealer_revisions')
      .select(['dealer_id', 'revision'])
      .where('dealer_id', 'in', some)
      .execute();
    const revisions = new Map(changed.map(({ dealer_id, revision }) => [dealer_id, revision]));
    for (const row of rows) {
      const revision = revisions.get(row.id) ?? firstRevision;
      found.set(row.id, { ...dealerOf(row), active: row.active === 1, revision });
    }
  }
  return found;
}

/**
 * Creates or changes a dealer; the logo stays. With a revision, only that revision is changed; with 0, only a new
 * dealer is created. False: it was changed or created meanwhile.
 */
export async function saveDealer(
  db: Db,
  dealer: Omit<StaffDealerRow, 'image_url' | 'revision'>,
  revision?: number,
): Promise<boolean> {
  const values = {
    name: dealer.name,
    industry: dealer.industry,
    country: dealer.country,
    city: dealer.city,
    email: dealer.email,
    phone: dealer.phone,
    hub_spot_id: dealer.hub_spot_id,
    segments: JSON.stringify(dealer.segments),
    lat: dealer.latitude,
    lng: dealer.longitude,
    crm_url: dealer.crm_url || null,
    active: dealer.active ? 1 : 0,
  };
  const current = await lockRevision(db, dealer.id);
  if (current === undefined) {
    if (revision !== undefined && revision > 0) return false;
    const insert = await db
      .insertInto('dealers')
      .values({ id: dealer.id, ...values, image_url: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return insert.numInsertedOrUpdatedRows === 1n;
  }
  if (revision !== undefined && revision !== current) return false;
  await db.updateTable('dealers').set(values).where('id', '=', dealer.id).execute();
  await db
    .insertInto('dealer_revisions')
    .values({ dealer_id: dealer.id, revision: current + 1 })
    .onConflict((conflict) => conflict.column('dealer_id').doUpdateSet({ revision: current + 1 }))
    .execute();
  return true;
}

/** False: it was changed since that revision. */
export async function removeDealer(db: Db, id: string, revision: number): Promise<boolean> {
  if ((await lockRevision(db, id)) !== revision) return false;
  await db.deleteFrom('dealers').where('id', '=', id).execute();
  await db.deleteFrom('dealer_revisions').where('dealer_id', '=', id).execute();
  return true;
}

/** Blocks other changes of this dealer; updating the row to itself locks it on both engines. */
async function lockRevision(db: Db, id: string): Promise<number | undefined> {
  const locked = await db
    .updateTable('dealers')
    .set((row) => ({ active: row.ref('active') }))
    .where('id', '=', id)
    .executeTakeFirst();
  if (locked.numUpdatedRows === 0n) return undefined;
  const row = await db
    .selectFrom('dealer_revisions')
    .select('revision')
    .where('dealer_id', '=', id)
    .executeTakeFirst();
  return row?.revision ?? firstRevision;
}

/** False: no dealer has both ids (threat 34). */
export async function saveLogo(db: Db, id: string, hubSpotId: string, imageUrl: string): Promise<boolean> {
  const result = await db
    .updateTable('dealers')
    .set({ image_url: imageUrl })
    .where('id', '=', id)
    .where('hub_spot_id', '=', hubSpotId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Whether an address belongs to a registered dealer; limits and the mark "unverified" apply to others (D9, threat
 * 46).
 */
export async function isDealerAddress(db: Db, email: string): Promise<boolean> {
  return (await runIn(db, byAddressQuery, { email: email.toLowerCase() })).length > 0;
}

const byAddressQuery = prepared<{ email: string }, { id: string }>({
  name: 'dealers-by-address',
  kind: 'read',
  build: (db, param) =>
    db
      .selectFrom('dealers')
      .select('id')
      .where((dealer) => dealer(dealer.fn<string>('lower', ['email']), '=', param('email')))
      .where('active', '=', 1),
});
