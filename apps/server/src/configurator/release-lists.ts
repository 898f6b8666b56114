import { hash } from 'node:crypto';
import { shippedOptionList, shippedPriceList } from '@silowright/domain/catalogue/build-catalogue';
import type { BasePriceList, OptionGroup, OptionList } from '@silowright/domain/catalogue/option-list';
import { type PricedSegment, pricedSegments } from '@silowright/domain/catalogue/segments';
import { insertPriceList, type ListKind, type ListKinds, readLatestPriceList } from '../store/price-lists.ts';
import type { Db, Store } from '../store/store.ts';

/**
 * The lists this release ships: version 1 at the first start; later what a release adds or withdraws becomes the
 * next version, with the prices that staff have published (D19).
 */
export async function publishReleaseLists(store: Store, nowMs: number): Promise<void> {
  await store.write(async (db) => {
    for (const segment of pricedSegments) {
      await publishRelease(db, 'base', segment, shippedPriceList(segment), mergePrices, nowMs);
      await publishRelease(db, 'options', segment, shippedOptionList(segment), mergeOptions, nowMs);
    }
  });
}

async function publishRelease<Kind extends ListKind>(
  db: Db,
  kind: Kind,
  segment: PricedSegment,
  shipped: ListKinds[Kind],
  merge: (shipped: ListKinds[Kind], published: ListKinds[Kind]) => ListKinds[Kind],
  nowMs: number,
): Promise<void> {
  const latest = await readLatestPriceList(db, kind, segment);
  const list = latest ? merge(shipped, latest.list) : shipped;
  if (latest && contentHash(list) === contentHash(latest.list)) return;
  await insertPriceList(db, kind, {
    list,
    author: 'system',
    comment: latest ? 'Units and options of a new release.' : 'The lists this release ships.',
    publishedAt: nowMs,
    contentHash: contentHash(list),
  });
}

/** Content without its version, whatever the order of its keys, so that the same content is recognised. */
export function contentHash(list: BasePriceList | OptionList): string {
  return hash(
    'sha256',
    JSON.stringify('prices' in list ? list.prices : list.options, inKeyOrder),
    'base64url',
  );
}

const inKeyOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export function mergePrices(shipped: BasePriceList, published: BasePriceList): BasePriceList {
  const prices = new Map(published.prices.map((row) => [row.uuid, row.priceInCents]));
  return {
    id: nextId(published),
    prices: shipped.prices.map((row) => ({ ...row, priceInCents: prices.get(row.uuid) ?? row.priceInCents })),
  };
}

/** A price is a fixed amount or a formula; staff may have turned one into the other. */
export function mergeOptions(shipped: OptionList, published: OptionList): OptionList {
  const groups = new Map(published.options.map((group) => [group.id, group]));
  return {
    id: nextId(published),
    options: shipped.options.map((group) => withPublishedPrices(group, groups.get(group.id))),
  };
}

function withPublishedPrices(group: OptionGroup, published: OptionGroup | undefined): OptionGroup {
  const known = new Map(published?.options.map((option) => [option.value, option]));
  return {
    ...group,
    options: group.options.map((option) => {
      const old = known.get(option.value);
      if (!old) return option;
      const { priceInCents: _, formula: __, ...rest } = option;
      return {
        ...rest,
        ...(old.priceInCents !== undefined && { priceInCents: old.priceInCents }),
        ...(old.formula !== undefined && { formula: old.formula }),
      };
    }),
  };
}

const nextId = <List extends BasePriceList | OptionList>({ id }: List): List['id'] => ({
  ...id,
  version: id.version + 1,
});
