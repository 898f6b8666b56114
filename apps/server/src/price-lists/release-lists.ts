import { hash } from 'node:crypto';
import { shippedOptionList, shippedPriceList } from '@silowright/domain/catalogue/build-catalogue';
import type { BasePriceList, OptionGroup, OptionList } from '@silowright/domain/catalogue/option-list';
import { type PricedSegment, pricedSegments } from '@silowright/domain/catalogue/segments';
import { unpricedOptions } from '@silowright/domain/pricing/check-publish';
import { insertListContent, type ListKind, readListContent } from '../store/price-lists.ts';
import type { Db, Store } from '../store/store.ts';
import { withOptionPricesOf, withPricesOf } from './merge-prices.ts';

/** Both lists of a segment; they belong together. */
export interface SegmentLists {
  readonly base: BasePriceList;
  readonly options: OptionList;
}

const shippedLists = (segment: PricedSegment): SegmentLists => ({
  base: shippedPriceList(segment),
  options: shippedOptionList(segment),
});

/**
 * Publishes the lists of this release: version 1 at the first start. Later, what a release adds or withdraws becomes
 * the next version, with the prices that staff have published (D19). Returns what had to be left out.
 */
export async function publishReleaseLists(
  store: Store,
  nowMs: number,
  shippedOf: (segment: PricedSegment) => SegmentLists = shippedLists,
): Promise<readonly string[]> {
  const leftOut: string[] = [];
  for (const segment of pricedSegments) {
    // Staff or another process may publish at the same moment; then the lists are merged again.
    for (let done = false; !done; ) {
      const tried = await store.write((db) => publishRelease(db, segment, shippedOf(segment), nowMs));
      done = tried !== undefined;
      leftOut.push(...(tried ?? []));
    }
  }
  return leftOut;
}

/** Undefined: another publish was first. */
async function publishRelease(
  db: Db,
  segment: PricedSegment,
  shipped: SegmentLists,
  nowMs: number,
): Promise<readonly string[] | undefined> {
  const base = await readListContent(db, 'base', segment);
  const options = await readListContent(db, 'options', segment);
  const stored = { base, options };
  const isStored = (kind: ListKind, list: BasePriceList | OptionList) =>
    contentHash(list) === stored[kind]?.content_hash;
  const published = base &&
    options && { base: JSON.parse(base.content), options: JSON.parse(options.content) };
  const merged = published ? mergeLists(shipped, published) : shipped;
  // The usual start: nothing is new.
  if (isStored('base', merged.base) && isStored('options', merged.options)) return [];
  const { leftOut, ...next } = published ? pricedPart(merged, published) : { ...merged, leftOut: [] };
  const versions = { base: base?.version ?? 0, options: options?.version ?? 0 };
  for (const kind of ['base', 'options'] as const) {
    const list = next[kind];
    if (isStored(kind, list)) continue;
    const isFirst = await insertListContent(db, {
      segment,
      kind,
      version: list.id.version,
      content: JSON.stringify(list),
      content_hash: contentHash(list),
      author: 'system',
      comment: published ? 'Units and options of a new release.' : 'The lists this release ships.',
      published_at: nowMs,
      against: versions[kind === 'base' ? 'options' : 'base'],
    });
    if (!isFirst) return undefined;
    versions[kind] = list.id.version;
  }
  return leftOut;
}

/** Hash of the content without its version, independent of the order of keys. */
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

export const mergePrices = (shipped: BasePriceList, published: BasePriceList): BasePriceList => ({
  id: nextId(published),
  prices: withPricesOf(shipped.prices, published.prices),
});

export const mergeOptions = (shipped: OptionList, published: OptionList): OptionList => ({
  id: nextId(published),
  options: withOptionPricesOf(shipped.options, published.options),
});

/** Both lists of a release, with the prices that staff have published. */
export const mergeLists = (shipped: SegmentLists, published: SegmentLists): SegmentLists => ({
  base: mergePrices(shipped.base, published.base),
  options: mergeOptions(shipped.options, published.options),
});

/**
 * The part of the merged lists in which every option has a price for every unit: a staff formula may have none for a
 * new unit, and a new formula none for a staff price. What has none is left out, and tried again at the next start. A
 * group that would apply to more units than before stays unchanged.
 */
export function pricedPart(
  merged: SegmentLists,
  published: SegmentLists,
): SegmentLists & { readonly leftOut: readonly string[] } {
  const knownUnits = new Set(published.base.prices.map(({ name }) => name));
  const knownGroups = new Map(published.options.options.map((group) => [group.id, group]));
  const leftOut: string[] = [];
  let { base, options } = merged;
  for (;;) {
    const [problem] = unpricedOptions(base, options);
    if (!problem) return { base, options, leftOut };
    const { group: id, option: value, unit } = problem;
    const known = knownGroups.get(id);
    const isNewOption = !known?.options.some((option) => option.value === value);
    const isNewUnit = !knownUnits.has(unit);
    const asBefore = options.options.find((group) => group.id === id) === known;
    // The published lists themselves are inconsistent; nothing that a release adds or leaves out can fix them.
    if (!isNewOption && !isNewUnit && asBefore) return { base, options, leftOut };
    leftOut.push(isNewOption ? `${id}.${value}` : isNewUnit ? unit : id);
    if (!isNewOption && isNewUnit)
      base = { ...base, prices: base.prices.filter(({ name }) => name !== unit) };
    else
      options = {
        ...options,
        options: withoutOption(options.options, id, isNewOption ? value : undefined, known),
      };
  }
}

/** Removes one option, and its group if it becomes empty; or restores a group as published. */
const withoutOption = (
  groups: readonly OptionGroup[],
  id: string,
  value: string | undefined,
  known: OptionGroup | undefined,
): OptionGroup[] =>
  groups.flatMap((group) => {
    if (group.id !== id) return [group];
    if (value === undefined) return known ? [known] : [];
    const options = group.options.filter((option) => option.value !== value);
    return options.length > 0 ? [{ ...group, options }] : [];
  });

const nextId = <List extends BasePriceList | OptionList>({ id }: List): List['id'] => ({
  ...id,
  version: id.version + 1,
});
