import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { loadBrand } from '@silowright/catalogue/disk/load-brand';
import { type BrowserShapes, bootBlock, type CatalogueBoot } from '@silowright/contract/browser-catalogue';
import { type FirstPage, type PrerenderModule, prerenderFile } from '@silowright/contract/first-page';
import { type Market, marketsFor } from '@silowright/domain/catalogue/catalogue-markets';
import { escapeMarkup } from '@silowright/domain/characters';
import { flagDefaults } from '@silowright/domain/flags/flags';
import { bcp47, type LocaleName } from '@silowright/domain/locale';

import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { catalogueDirOf } from '../config/company.ts';
import type { Config } from '../config/config.ts';
import { version } from '../config/version.ts';
import type { Texts } from '../texts.ts';
import { localeOfFirstPage } from './page-language.ts';
import { brandCss } from './serve-brand.ts';

interface Shell {
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

export type PageSettings = Pick<
  Config,
  'companyName' | 'companyEmail' | 'companyPhone' | 'catalogueDir' | 'publicUrl' | 'offlinePages'
>;

/** What the pages show. The answers change only with the data block. */
export interface PageParts {
  /** The data block: JSON, the same string until the catalogue changes. */
  readonly boot: () => Promise<string>;
  readonly texts: Texts;
  /** The file of this hash. */
  readonly shapes: (hash: string) => Promise<Uint8Array | undefined>;
  readonly settings: () => FirstPage['settings'];
  /** Of a segment; none without full configuration. */
  readonly productGroups: (segment: string) => FirstPage['productGroups'];
}

const brandLink = '<link rel="stylesheet" href="/brand.css" />';

/** Replaces the default company name in built pages, so that visitors never see it (V27). */
export function inCompanyName(
  html: string,
  settings: Pick<PageSettings, 'companyName' | 'companyEmail' | 'companyPhone'>,
): string {
  return html
    .replaceAll('info@silowright.example', () => escapeMarkup(settings.companyEmail))
    .replaceAll('+31 20 555 0100', () => escapeMarkup(settings.companyPhone))
    .replaceAll('Silowright', () => escapeMarkup(settings.companyName))
    .replace('</head>', `${brandLink}</head>`);
}

/**
 * The page of the web app. Link previews need the absolute address of its picture, and visitors the company's name;
 * both come from the settings. The start data of the catalogue are in a block of the page, and pages that visitors see
 * first come with their screen. Each page is made and compressed once per build and catalogue, and kept in memory.
 */
export function pageShell(
  webRoot: string,
  settings: PageSettings,
  parts: PageParts,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const file = path.join(webRoot, 'index.html');
  let made:
    | { readonly builtMs: number; readonly boot: string; readonly catalogue: CatalogueBoot }
    | undefined;
  /** By the locale and the address of the screen in it, or by the part that it preloads; '' for other pages. */
  const shells = new Map<string, Promise<Shell>>();
  const shellFor = async (request: FastifyRequest): Promise<Shell | undefined> => {
    const builtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (builtMs === undefined) return undefined;
    const boot = await parts.boot();
    if (builtMs !== made?.builtMs || boot !== made.boot) {
      made = { builtMs, boot, catalogue: JSON.parse(boot) as CatalogueBoot };
      shells.clear();
    }
    const { catalogue } = made;
    const locale = localeOfFirstPage(request, catalogue.languages, catalogue.defaultLanguage);
    const [address = ''] = request.url.split('?', 1);
    const part = firstPart(request.url, catalogue);
    const screen = locale && screenAt(request, catalogue, parts);
    const key = screen ? `${locale} ${address}` : (part ?? '');
    const make = async () => {
      const slogan = parts.texts(catalogue.defaultLanguage)['market.title'] ?? '';
      const page = withPreloads(pageOf(file, settings, boot, slogan), webRoot, part);
      if (!screen) return compressed(page);
      const body = await prerendered(path.join(webRoot, prerenderFile), request.log, {
        path: address,
        locale,
        messages: parts.texts(locale),
        boot: catalogue,
        shapes: JSON.parse(`${Buffer.from((await parts.shapes(catalogue.shapes)) ?? '')}`) as BrowserShapes,
        productGroups: screen.groups,
        settings: parts.settings(),
        logo: loadBrand(catalogueDirOf(settings))?.logo ? logoPath : undefined,
      });
      return compressed(body === undefined ? page : withScreen(page, body, locale, settings));
    };
    const shell = shells.get(key) ?? make();
    shells.set(key, shell);
    shell.catch(() => shells.delete(key));
    return shell;
  };
  return async (request, reply) => {
    const found = await shellFor(request);
    if (!found)
      return reply
        .code(503)
        .header('content-type', 'text/plain; charset=utf-8')
        .send('The web app is not built yet: run "npm run build".\n');
    reply.header('etag', found.etag).header('vary', 'accept-encoding, accept-language, sec-fetch-dest');
    if (request.headers['if-none-match'] === found.etag) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.header('content-type', 'text/html; charset=utf-8').send(found.bodies[encoding]);
  };
}

/** The data of the screen that an address comes with; undefined if it comes without. */
function screenAt(
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  { markets }: CatalogueBoot,
  { productGroups }: PageParts,
): { readonly groups?: FirstPage['productGroups'] } | undefined {
  const [pathname = ''] = url.split('?', 1);
  if (pathname === '/') return {};
  // Loaded again: the browser may have answers.
  if (pathname === '/budget' || pathname === '/budget/questions')
    return headers['cache-control'] === 'max-age=0' ? undefined : {};
  const market = marketNamed(pathname.slice(1), markets);
  const groups = market?.step === 'product-group' ? productGroups(market.id) : undefined;
  return groups && { groups };
}

/** The body of the page as the web app renders it; undefined if it was not built, or fails. */
async function prerendered(
  file: string,
  log: FastifyBaseLogger,
  page: FirstPage,
): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    const { prerender } = (await import(pathToFileURL(file).href)) as PrerenderModule;
    return await prerender(page);
  } catch (error) {
    log.error({ err: error, path: page.path }, 'a page comes without its screen');
    return undefined;
  }
}

const marketNamed = (name: string | undefined, markets: CatalogueBoot['markets']): Market | undefined =>
  marketsFor(markets, flagDefaults).find(({ label }) => label === name);

/** The script of the screen that an address shows first, if it has one of its own. */
function firstPart(url: string, { markets }: CatalogueBoot): string | undefined {
  const [, first] = url.split(/[/?]/, 2);
  if (first === 'budget') return 'budget-area';
  const market = marketNamed(first, markets);
  return market && `${market.step}-screen`;
}

/** Loads a script and those it imports beside the first script, instead of after it. */
function withPreloads(page: string, webRoot: string, part: string | undefined): string {
  const folder = path.join(webRoot, 'static/js');
  if (!part || !existsSync(folder)) return page;
  const file = readdirSync(folder).find((name) => name.startsWith(`${part}-`) && name.endsWith('.js'));
  if (!file) return page;
  const imported = readFileSync(path.join(folder, file), 'utf8').matchAll(/from"\.\/([\w-]+\.js)"/g);
  const links = [...Array.from(imported, ([, name]) => `${name}`), file]
    .filter((name) => !page.includes(name))
    .map((name) => `<link rel="modulepreload" crossorigin href="/static/js/${name}">`);
  return page.replace('</head>', `${links.join('')}</head>`);
}

const logoPath = '/logo.svg';

/** Tells the header that a logo replaces mark and name (CT-10). */
const logoLink = (settings: PageSettings): string =>
  loadBrand(catalogueDirOf(settings))?.logo ? `<meta name="logo" content="${logoPath}" />` : '';

/** Data, not run as a script; no text in it can end the block. */
const dataBlock = (json: string): string =>
  `<script type="application/json" id="${bootBlock}">${json.replaceAll('<', '\\u003c')}</script>`;

const pageOf = (file: string, settings: PageSettings, boot: string, slogan: string): string =>
  inCompanyName(readFileSync(file, 'utf8'), settings)
    .replace(
      /(<meta property="og:image" content=")\//g,
      (_, start: string) => `${start}${settings.publicUrl}/`,
    )
    .replace(/(<meta property="og:title" content=")[^"]*/, (_, start: string) => start + escapeMarkup(slogan))
    .replace('name="version" content="0.0.0"', `name="version" content="${version}"`)
    .replace('</head>', () => `${logoLink(settings)}${dataBlock(boot)}</head>`);

/** The colours of the brand are in the page, so that its first paint waits for one file less. */
function withScreen(page: string, body: string, locale: LocaleName, settings: PageSettings): string {
  const brand = loadBrand(catalogueDirOf(settings));
  return page
    .replace('<html lang="en">', `<html lang="${bcp47(locale)}">`)
    .replace(brandLink, () => (brand ? `<style>${brandCss(brand).replaceAll('</', '<\\/')}</style>` : ''))
    .replace(/<body>[\s\S]*<\/body>/, () => `<body>${body}</body>`);
}

function compressed(page: string): Shell {
  const identity = Buffer.from(page);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity, { params }) },
  };
}
