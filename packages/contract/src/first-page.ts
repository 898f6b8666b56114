import type { BrowserShapes, CatalogueBoot } from './browser-catalogue.ts';
import type { ResponseOf } from './call.ts';
import type { ProductGroup } from './catalogue.ts';
import type { publicSettings } from './settings.ts';

/** What the web app needs to render the first screen of a new visit at an address, without a browser. */
export interface FirstPage {
  /** Without query. */
  readonly path: string;
  readonly locale: string;
  /** All texts of that language. */
  readonly messages: Readonly<Record<string, string>>;
  readonly boot: CatalogueBoot;
  readonly shapes: BrowserShapes;
  readonly settings: ResponseOf<typeof publicSettings>;
  /** The address of the manufacturer's logo, if it replaces mark and name (CT-10). */
  readonly logo?: string | undefined;
  /** Of the market of the address. */
  readonly productGroups?: readonly ProductGroup[] | undefined;
}

/** Built beside the web app, for the server: the body of a page. */
export interface PrerenderModule {
  prerender(page: FirstPage): Promise<string>;
}

/** In the folder of the built web app. */
export const prerenderFile = 'prerender/prerender.js';
