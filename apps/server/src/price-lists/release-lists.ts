import { hash } from 'node:crypto';
import type { BasePriceList, OptionGroup, OptionList } from '@silowright/domain/catalogue/option-list';
import { sampleContent, shippedOptionList, shippedPriceList } from '@silowright/domain/catalogue/sample';
import { type PricedSegment, pricedSegments } from '@silowright/domain/catalogue/segments';
import { unpricedOptions } from '@silowright/domain/pricing/check-publish';
import { insertListContent, type ListKind, listVersions, readListContent } from '../store/price-lists.ts';
import { insertShippedLists, readShippedLists } from '../store/shipped-lists.ts';
import type { Db, Store } from '../store/store.ts';
import { firstShipped, mergeLists, type SegmentLists } from './merge-lists.ts';

const shippedLists = (segment: PricedSegment): SegmentLists => ({
  base: shippedPriceList(segment),
  options: shippedOptionList(segment),
});

export interface ReleaseNotes {
  /** What had to be left out, because it has no price. */
  readonly leftOut: readonly string[];
  /** Prices of staff that stayed, although this release changed them too. */
  readonly kept: readonly string[];
}

/**
 * Publishes the lists of this release: version 1 at the first start. Later, what a release adds, withdraws or
 * reprices becomes the next version, with the prices that staff have changed (D19, CT-07).
 */
export async function publishReleaseLists(
  store: Store,
  nowMs: number,
  shippedOf: (segment: PricedSegment) => SegmentLists = shippedLists,
): Promise<ReleaseNotes> {
  const notes: ReleaseNotes[] = [];
  for (const segment of pricedSegments) {
    // Staff or another process may publish at the same moment; then the lists are merged again.
    for (let done = false; !done; ) {
      const tried = await store.write((db) => publishRelease(db, segment, shippedOf(segment), nowMs));
      done = tried !== undefined;
      if (tried) notes.push(tried);
    }
  }
  return { leftOut: notes.flatMap(({ leftOut }) => leftOut), kept: notes.flatMap(({ kept }) => kept) };
}

/** Undefined: another publish was first. */
async function publishRelease(
  db: Db,
  segment: PricedSegment,
  shipped: SegmentLists,
  nowMs: number,
): Promise<ReleaseNotes | undefined> {
  const shippedHash = `${contentHash(shipped.base)} ${contentHash(shipped.options)}`;
  const { latest, isKnown } = await readShippedLists(db, segment, shippedHash);
  const stored = {
    base: await readListContent(db, 'base', segment),
    options: await readListContent(db, 'options', segment),
  };
  const published = stored.base &&
    stored.options && { base: JSON.parse(stored.base.content), options: JSON.parse(stored.options.content) };
  // Shipped before: its price changes were merged then, even if this is an older release that was started again.
  const before =
    isKnown || !published ? shipped : await shippedBefore(db, segment, latest?.content, published);
  const merged = published ? mergeLists(shipped, published, before) : { ...shipped, kept: [] };
  const isStored = (kind: ListKind) => contentHash(merged[kind]) === stored[kind]?.content_hash;
  const isNothingNew = !published || (isStored('base') && isStored('options'));
  const { leftOut, ...next } = isNothingNew ? { ...merged, leftOut: [] } : pricedPart(merged, published);
  const { kept } = merged;
  const versions = { base: stored.base?.version ?? 0, options: stored.options?.version ?? 0 };
  for (const kind of ['base', 'options'] as const) {
    const list = next[kind];
    if (contentHash(list) === stored[kind]?.content_hash) continue;
    const isFirst = await insertListContent(db, {
      segment,
      kind,
      version: list.id.version,
      content: JSON.stringify(list),
      content_hash: contentHash(list),
      author: 'system',
      comment: published ? commentOn(kept) : 'The lists this release ships.',
      published_at: nowMs,
      against: versions[kind === 'base' ? 'options' : 'base'],
    });
    if (!isFirst) return undefined;
    versions[kind] = list.id.version;
  }
  // Stored last: only what was published counts as shipped.
  const isNoted =
    isKnown ||
    (await insertShippedLists(db, {
      segment,
      number: (latest?.number ?? 0) + 1,
      content_hash: shippedHash,
      content: JSON.stringify(shipped),
      shipped_at: nowMs,
    }));
  return isNoted ? { leftOut, kept } : undefined;
}

/** A database of an earlier release has no shipped lists; they are derived from the versions by "system". */
async function shippedBefore(
  db: Db,
  segment: PricedSegment,
  content: string | undefined,
  published: SegmentLists,
): Promise<SegmentLists> {
  if (content !== undefined) return JSON.parse(content);
  const earlier: (BasePriceList | OptionList)[] = [];
  for (const kind of ['base', 'options'] as const) {
    for (const { version, author } of (await listVersions(db, kind, segment)).reverse()) {
      if (author !== 'system') continue;
      const list = await readListContent(db, kind, segment, version);
      if (list) earlier.push(JSON.parse(list.content));
    }
  }
  return firstShipped(published, earlier);
}

const namesInComment = 10;

function commentOn(kept: readonly string[]): string {
  const comment = 'Units, options and prices of a new release.';
  if (kept.length === 0) return comment;
  const names = kept.slice(0, namesInComment).join(', ');
  const more = kept.length > namesInComment ? ` and ${kept.length - namesInComment} more` : '';
  return `${comment} Published prices stay for: ${names}${more}.`;
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

/**
 * The part of the merged lists in which every option has a price for every unit: a staff formula may have none for a
 * new unit, and a new formula none for a staff price. What has none is left out, and tried again at the next start. A
 * group that would apply to more units than before stays unchanged, and so does a base price for which a staff formula
 * gives no valid amount.
 */
export function pricedPart(
  merged: SegmentLists,
  published: SegmentLists,
): SegmentLists & { readonly leftOut: readonly string[] } {
  const knownUnits = new Map(published.base.prices.map((row) => [row.name, row.priceInCents]));
  const knownGroups = new Map(published.options.options.map((group) => [group.id, group]));
  const leftOut: string[] = [];
  let { base, options } = merged;
  for (;;) {
    const [problem] = unpricedOptions(sampleContent, base, options);
    if (!problem) return { base, options, leftOut };
    const { group: id, option: value, unit } = problem;
    const known = knownGroups.get(id);
    const isNewOption = !known?.options.some((option) => option.value === value);
    const isNewUnit = !knownUnits.has(unit);
    const asBefore = options.options.find((group) => group.id === id) === known;
    if (!isNewOption && !isNewUnit && asBefore) {
      const priceInCents = knownUnits.get(unit)!;
      const moved = base.prices.find((row) => row.name === unit && row.priceInCents !== priceInCents);
      // The published lists themselves are inconsistent; nothing that a release adds or leaves out can fix them.
      if (!moved) return { base, options, leftOut };
      leftOut.push(unit);
      base = { ...base, prices: base.prices.map((row) => (row === moved ? { ...row, priceInCents } : row)) };
      continue;
    }
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
