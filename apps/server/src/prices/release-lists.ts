import { hash } from 'node:crypto';
import { optionListOf, priceListOf } from '@silowright/domain/catalogue/build-catalogue';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import { pricedSegmentsOf } from '@silowright/domain/catalogue/catalogue-markets';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { BasePriceList, OptionGroup, OptionList } from '@silowright/domain/catalogue/option-list';
import { unpricedOptions } from '@silowright/domain/pricing/check-publish';
import { catalogueOfList } from '../catalogue/store/catalogue-versions.ts';
import type { Db, Store } from '../platform/db/store.ts';
import { readStored, writeStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { firstShipped, mergeLists, type SegmentLists } from './merge-lists.ts';
import { inKeyOrder } from './merge-prices.ts';
import { insertAgain, type ReleasedCatalogue } from './release-catalogue.ts';
import {
  insertListContent,
  type ListKind,
  listOfRow,
  listVersions,
  readListContent,
  writeList,
} from './store/price-lists.ts';
import { insertShippedLists, readShippedLists } from './store/shipped-lists.ts';

function listsOf(content: CatalogueContent, segment: PricedSegment): SegmentLists {
  const known = shippedLists.get(content) ?? new Map<PricedSegment, SegmentLists>();
  shippedLists.set(content, known);
  const lists = known.get(segment) ?? {
    base: priceListOf(content, segment),
    options: optionListOf(content, segment),
  };
  known.set(segment, lists);
  return lists;
}

/** The content of a catalogue never changes. */
const shippedLists = new WeakMap<CatalogueContent, Map<PricedSegment, SegmentLists>>();

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
  catalogue: Pick<ReleasedCatalogue, 'version' | 'content' | 'differences'>,
  shippedOf: (segment: PricedSegment) => SegmentLists = (segment) => listsOf(catalogue.content, segment),
): Promise<ReleaseNotes> {
  const notes: ReleaseNotes[] = [];
  for (const segment of pricedSegmentsOf(catalogue.content.markets)) {
    // Long lists take seconds; a database ends a transaction that idles so long.
    const shipped = shippedOf(segment);
    contentHash(shipped.base);
    contentHash(shipped.options);
    // Staff or another process may publish at the same moment; then the lists are merged again.
    for (let done = false; !done; ) {
      const tried = await store.write((db) => publishRelease(db, catalogue, shipped, nowMs));
      done = tried !== undefined;
      if (tried) notes.push(tried);
    }
  }
  return joined(notes);
}

/**
 * Publishes the content of an earlier catalogue version as the next one (CT-07), with its prices where staff left
 * them alone. All or nothing; running processes follow within two seconds.
 */
export async function publishAgain(
  store: Store,
  nowMs: number,
  earlier: number,
): Promise<ReleaseNotes & Pick<ReleasedCatalogue, 'version' | 'differences'>> {
  for (;;) {
    try {
      return await store.write(async (db) => {
        const catalogue = await insertAgain(db, nowMs, earlier);
        if (!catalogue) throw new OutrunError();
        const notes: ReleaseNotes[] = [];
        for (const segment of pricedSegmentsOf(catalogue.content.markets)) {
          const lists = listsOf(catalogue.content, segment);
          const published = await publishRelease(db, catalogue, lists, nowMs, earlier);
          if (!published) throw new OutrunError();
          notes.push(published);
        }
        const { version, differences } = catalogue;
        return { version, differences, ...joined(notes) };
      });
    } catch (error) {
      if (!(error instanceof OutrunError)) throw error;
    }
  }
}

/** Another publish was first: nothing of this transaction counts, and it is tried again. */
class OutrunError extends Error {}

const joined = (notes: readonly ReleaseNotes[]): ReleaseNotes => ({
  leftOut: notes.flatMap(({ leftOut }) => leftOut),
  kept: notes.flatMap(({ kept }) => kept),
});

/** `again`: the version whose content is published again. Undefined: another publish was first. */
async function publishRelease(
  db: Db,
  catalogue: Parameters<typeof publishReleaseLists>[2],
  shipped: SegmentLists,
  nowMs: number,
  again?: number,
): Promise<ReleaseNotes | undefined> {
  const { segment } = shipped.base.id;
  const shippedHash = `${contentHash(shipped.base)} ${contentHash(shipped.options)}`;
  const { latest, ...known } = await readShippedLists(db, segment, shippedHash);
  const isKnown = known.isKnown && again === undefined;
  const stored = {
    base: await readListContent(db, 'base', segment),
    options: await readListContent(db, 'options', segment),
  };
  const published = stored.base &&
    stored.options && {
      base: listOfRow<BasePriceList>(stored.base),
      options: listOfRow<OptionList>(stored.options),
    };
  // Shipped before: its price changes were merged then, even if this is an older release that was started again.
  const before =
    isKnown || !published ? shipped : await shippedBefore(db, segment, latest?.content, published);
  const merged = published ? mergeLists(shipped, published, before) : { ...shipped, kept: [] };
  const isStored = (kind: ListKind) => contentHash(merged[kind]) === stored[kind]?.content_hash;
  const ofCatalogue = stored.base && (await catalogueOfList(db, segment, stored.base.version));
  const isNewCatalogue = ofCatalogue !== catalogue.version;
  const isNothingNew = !published || (isStored('base') && isStored('options') && !isNewCatalogue);
  const { leftOut, ...next } = isNothingNew
    ? { ...merged, leftOut: [] }
    : pricedPart(catalogue.content, merged, published);
  const { kept } = merged;
  const versions = { base: stored.base?.version ?? 0, options: stored.options?.version ?? 0 };
  for (const kind of ['base', 'options'] as const) {
    const list = next[kind];
    const isSame = contentHash(list) === stored[kind]?.content_hash;
    if (isSame && !(kind === 'base' && isNewCatalogue)) continue;
    const version = isSame ? versions[kind] + 1 : list.id.version;
    const isFirst = await insertListContent(db, {
      segment,
      kind,
      version,
      content: writeList(kind, { ...list, id: { ...list.id, version } }),
      content_hash: contentHash(list),
      author: 'system',
      comment: published
        ? commentOn(kept, isNewCatalogue ? catalogue.differences : [], again)
        : 'The lists this release ships.',
      published_at: nowMs,
      ...(kind === 'base' && { catalogue_version: catalogue.version }),
      against: versions[kind === 'base' ? 'options' : 'base'],
    });
    if (!isFirst) return undefined;
    versions[kind] = version;
  }
  // Stored last: only what was published counts as shipped.
  const number = (latest?.number ?? 0) + 1;
  const isNoted =
    isKnown ||
    (await insertShippedLists(db, {
      segment,
      number,
      content_hash: again === undefined ? shippedHash : `${shippedHash} ${number}`,
      content: writeStored(storedKinds.shippedLists, shipped),
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
  if (content !== undefined) return readStored(storedKinds.shippedLists, segment, content);
  const earlier: (BasePriceList | OptionList)[] = [];
  for (const kind of ['base', 'options'] as const) {
    for (const { version, author } of (await listVersions(db, kind, segment)).reverse()) {
      if (author !== 'system') continue;
      const list = await readListContent(db, kind, segment, version);
      if (list) earlier.push(listOfRow(list));
    }
  }
  return firstShipped(published, earlier);
}

const namesInComment = 10;

function commentOn(kept: readonly string[], differences: readonly string[], again?: number): string {
  const subject = again === undefined ? 'A new catalogue' : `Catalogue version ${again} again`;
  const comment =
    differences.length > 0 || again !== undefined
      ? `${subject}: ${listed(differences, '; ') || 'no differences'}.`
      : 'Units, options and prices of a new release.';
  return kept.length === 0 ? comment : `${comment} Published prices stay for: ${listed(kept, ', ')}.`;
}

const listed = (names: readonly string[], separator: string): string => {
  const more = names.length > namesInComment ? ` and ${names.length - namesInComment} more` : '';
  return `${names.slice(0, namesInComment).join(separator)}${more}`;
};

/** Hash of the content without its version, independent of the order of keys. */
export function contentHash(list: BasePriceList | OptionList): string {
  const known = contentHashes.get(list) ?? hashOf('prices' in list ? list.prices : list.options);
  contentHashes.set(list, known);
  return known;
}

const contentHashes = new WeakMap<BasePriceList | OptionList, string>();

const hashOf = (rows: BasePriceList['prices'] | OptionList['options']): string =>
  hash('sha256', JSON.stringify(rows, inKeyOrder), 'base64url');

/**
 * The part of the merged lists in which every option has a price for every unit: a staff formula may have none for a
 * new unit, and a new formula none for a staff price. What has none is left out, and tried again at the next start. A
 * group that would apply to more units than before stays unchanged, and so does a base price for which a staff formula
 * gives no valid amount.
 */
export function pricedPart(
  content: CatalogueContent,
  merged: SegmentLists,
  published: SegmentLists,
): SegmentLists & { readonly leftOut: readonly string[] } {
  const knownUnits = new Map(published.base.prices.map((row) => [row.name, row.priceInCents]));
  const knownGroups = new Map(published.options.options.map((group) => [group.id, group]));
  const leftOut: string[] = [];
  let { base, options } = merged;
  for (;;) {
    const [problem] = unpricedOptions(content, base, options);
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
