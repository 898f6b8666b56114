import { joinCatalogue } from '@silowright/domain/catalogue/build-catalogue';
import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import { pricedSegmentsOf } from '@silowright/domain/catalogue/catalogue-markets';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { CurrencyCode } from '@silowright/domain/catalogue/money';
import type { BasePriceList, OptionList } from '@silowright/domain/catalogue/option-list';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { memoize } from '@silowright/domain/memoize';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import type { GroupForUnit } from '@silowright/domain/pricing/priced-configuration';
import { buildIndex, type RecommendationIndex } from '@silowright/domain/recommendation/build-index';
import { catalogueOfList, latestCatalogueVersion } from '../catalogue/store/catalogue-versions.ts';
import type { Store } from '../platform/db/store.ts';
import { NewerCatalogue } from '../platform/db/store-errors.ts';
import { keepLast } from '../platform/keep-last.ts';
import { type ReleasedCatalogue, readVersion } from './release-catalogue.ts';
import { latestVersions, listOfRow, readListContent } from './store/price-lists.ts';

/** One pair of published lists, ready to recommend and to price. Immutable. */
export interface PinnedCatalogue {
  readonly catalogueVersion: number;
  readonly content: CatalogueContent;
  readonly catalogue: Catalogue;
  readonly index: RecommendationIndex;
  readonly pricesPublishedAt: number;
  readonly optionsPublishedAt: number;
  unit(uuid: string): Unit | undefined;
  /** The option groups of a unit in a country, evaluated once. */
  optionsFor(unit: Unit, country: string | undefined): readonly GroupForUnit[];
}

export interface Catalogues {
  /** The latest content: markets, products and what new visitors see. */
  content(): CatalogueContent;
  /** The segments with their own price lists, in the order of the catalogue. */
  pricedSegments(): readonly PricedSegment[];
  /** The catalogue for new recommendations (PR-07); undefined if the segment has no price lists. */
  find(segment: string | null | undefined): PinnedCatalogue | undefined;
  /** The same for a segment that is known to have price lists. */
  current(segment: PricedSegment): PinnedCatalogue;
  /** The catalogue that a configuration is pinned to (D4). */
  at(
    segment: PricedSegment,
    priceVersion: number,
    optionVersion: number,
  ): PinnedCatalogue | Promise<PinnedCatalogue>;
  /** Why a newer catalogue is not served: only a later release can read it. Undefined: the newest one is served. */
  unread(): string | undefined;
  /** In which lists are kept. */
  baseCurrency(): CurrencyCode;
  /** Checks for newer versions now; a publish on this process calls it, other processes notice within two seconds. */
  refresh(): Promise<void>;
  stop(): void;
}

const pollMs = 1500;
/** Number of recently used older versions kept in memory; other versions are loaded on request. */
const keptVersions = 12;
const keptContents = 4;
/** Cached combinations of unit and country per version. */
const keptOptions = 5000;

/** `released` is not read from the store again. */
export async function openCatalogues(
  store: Store,
  onPollError: (error: unknown) => void,
  released?: Pick<ReleasedCatalogue, 'version' | 'content'>,
): Promise<Catalogues> {
  const current = new Map<PricedSegment, PinnedCatalogue>();
  let newest: CatalogueContent | undefined;
  let unread: string | undefined;

  /** Content by version, shared by the pinned lists that use it. */
  const contentAt = keepLast(
    keptContents,
    (version: number) => version,
    async (version) =>
      version === released?.version
        ? released.content
        : (await store.read((db) => readVersion(db, version))).content,
  );
  const earlierAt = keepLast(
    keptVersions,
    (lists: Parameters<Catalogues['at']>) => lists.join(' '),
    (lists) => load(store, contentAt, ...lists),
  );
  const at: Catalogues['at'] = (segment, priceVersion, optionVersion) => {
    const pinned = current.get(segment);
    return pinned?.catalogue.priceVersion === priceVersion && pinned.catalogue.optionVersion === optionVersion
      ? pinned
      : earlierAt([segment, priceVersion, optionVersion]);
  };

  let begun = 0;
  let latestTaken = 0;
  const refresh = async () => {
    begun += 1;
    const own = begun;
    const [versions, latest] = await store.read(
      async (db) => [await latestVersions(db), await latestCatalogueVersion(db)] as const,
    );
    const content = await contentAt(latest ?? 1);
    const found = new Map<PricedSegment, PinnedCatalogue>();
    for (const segment of pricedSegmentsOf(content.markets)) {
      const base = versions.find((list) => list.segment === segment && list.kind === 'base');
      const options = versions.find((list) => list.segment === segment && list.kind === 'options');
      if (!base || !options) throw new Error(`There is no price list for ${segment}.`);
      found.set(segment, await at(segment, base.version, options.version));
    }
    // One that began later has read newer versions, which must stay (PR-06).
    if (own < latestTaken) return;
    latestTaken = own;
    for (const [segment, state] of found) current.set(segment, state);
    newest = content;
    unread = undefined;
  };
  /** A running process keeps serving what it can read (CT-07). */
  const follow = async () => {
    try {
      await refresh();
    } catch (error) {
      if (!(error instanceof NewerCatalogue)) throw error;
      unread = error.message;
    }
  };

  await refresh();
  const timer = setInterval(() => follow().catch(onPollError), pollMs);
  timer.unref();

  const content = () => newest!;
  const pricedSegments = () => pricedSegmentsOf(content().markets);
  const find: Catalogues['find'] = (segment) =>
    segment && pricedSegments().includes(segment) ? current.get(segment) : undefined;
  return {
    content,
    pricedSegments,
    find,
    current: (segment) => {
      const found = find(segment);
      if (!found) throw new Error(`There is no price list for ${segment}.`);
      return found;
    },
    baseCurrency: () => content().money.base,
    at,
    unread: () => unread,
    refresh: follow,
    stop: () => clearInterval(timer),
  };
}

async function load(
  store: Store,
  contentAt: (version: number) => Promise<CatalogueContent>,
  segment: PricedSegment,
  priceVersion: number,
  optionVersion: number,
): Promise<PinnedCatalogue> {
  const [prices, options, catalogueVersion] = await store.read(
    async (db) =>
      [
        await readListContent(db, 'base', segment, priceVersion),
        await readListContent(db, 'options', segment, optionVersion),
        await catalogueOfList(db, segment, priceVersion),
      ] as const,
  );
  if (!prices || !options) {
    throw new Error(`Price list ${segment} ${priceVersion} or option list ${optionVersion} is missing.`);
  }
  const content = await contentAt(catalogueVersion);
  return pinCatalogue(
    {
      catalogueVersion,
      content,
      pricesPublishedAt: prices.published_at,
      optionsPublishedAt: options.published_at,
    },
    joinCatalogue(content, listOfRow<BasePriceList>(prices), listOfRow<OptionList>(options)),
  );
}

/** Adds what is computed once per catalogue. */
export function pinCatalogue(
  version: Pick<PinnedCatalogue, 'catalogueVersion' | 'content' | 'pricesPublishedAt' | 'optionsPublishedAt'>,
  catalogue: Catalogue,
): PinnedCatalogue {
  const units = new Map(catalogue.units.map((unit) => [unit.uuid, unit]));
  return {
    ...version,
    catalogue,
    index: buildIndex(catalogue),
    unit: (uuid) => units.get(uuid),
    optionsFor: rememberedOptions(catalogue),
  };
}

function rememberedOptions(catalogue: Catalogue): PinnedCatalogue['optionsFor'] {
  const options = memoize(
    ({ unit, country }: { readonly unit: Unit; readonly country: string | undefined }) =>
      optionsForUnit(catalogue, unit, { country }),
    ({ unit, country }) => `${unit.uuid} ${country ?? ''}`,
    keptOptions,
  );
  return (unit, country) => options({ unit, country });
}
