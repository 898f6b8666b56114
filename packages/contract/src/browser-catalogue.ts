import type { AskedLimits } from '@silowright/domain/catalogue/asked-limits';
import type { CatalogueMarkets } from '@silowright/domain/catalogue/catalogue-markets';
import type { ProductGroup } from '@silowright/domain/catalogue/product-groups';
import type { MapView } from '@silowright/domain/catalogue/tariff';
import type { Shapes } from '@silowright/domain/drawing/configured-model';
import type { Millimetres } from '@silowright/domain/units';

/** The id of the data block in the page. */
export const bootBlock = 'catalogue';

/** What the first step needs of the catalogue: a data block in the page. */
export interface CatalogueBoot {
  readonly markets: CatalogueMarkets;
  /** What forms accept (A15). */
  readonly asked: AskedLimits;
  /** Product groups whose dust or gas can explode (EN-09). */
  readonly explosiveGroups: readonly string[];
  /** Where the map opens before a place is chosen (LO-06). */
  readonly map: MapView;
  /** Locales in the order of the language menu. */
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** The titles of the markets, and the first sentence if the catalogue has its own, by locale. */
  readonly titles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The addresses of the other texts, by locale. */
  readonly texts: Readonly<Record<string, string>>;
  /** The addresses of texts that the catalogue gives the program, by locale (CT-09). */
  readonly programTexts?: Readonly<Record<string, string>>;
  /** The hash of the shapes for new visitors; a configuration names the one it is pinned to. */
  readonly shapes: string;
  /** The addresses of the pictures of the markets, by segment (ST-03). */
  readonly pictures: Readonly<Record<string, string>>;
  /** The addresses of the pictures of product groups, as `segment-group` (ST-04). */
  readonly groupPictures: Readonly<Record<string, string>>;
  /** The hash of the sizes, which only staff need. */
  readonly units: string;
}

/** What drawings and checks of heights need. */
export interface BrowserShapes extends Shapes {
  /** Free height needed to erect a unit under a roof. */
  readonly headroomMm: Millimetres;
  /** By segment: what the goods need. */
  readonly productGroups: Readonly<Record<string, readonly ProductGroup[]>>;
}

/** Never changes: the hash is that of the content. */
export const catalogueFileUrl = (hash: string, name: string): string => `/static/catalogue/${hash}/${name}`;
