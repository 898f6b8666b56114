import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Brand, loadBrand } from '@silowright/catalogue/disk/load-brand';
import { bootBlock, type CatalogueBoot } from '@silowright/contract/browser-catalogue';
import { type Market, marketsFor } from '@silowright/domain/catalogue/catalogue-markets';
import type { ProductGroup } from '@silowright/domain/catalogue/product-groups';
import { escapeMarkup } from '@silowright/domain/escape-markup';
import { flagDefaults } from '@silowright/domain/flags/flags';
import { bcp47 } from '@silowright/texts/bcp47';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catalogueDirOf } from '../config/company.ts';
import type { Config } from '../config/config.ts';
import { version } from '../config/version.ts';
import type { Texts } from '../texts.ts';
import { budgetPage } from './budget-page.ts';
import { marketPage } from './market-page.ts';
import { localeOfReadyPage } from './page-language.ts';
import { productGroupPage } from './product-group-page.ts';
import { loadErrorBar, type ReadyPage, type ReadyPageSettings, readyPage } from './ready-page.ts';
import { brandCss } from './serve-brand.ts';
import { usedStyles } from './used-styles.ts';

interface Shell {
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

export type PageSettings = ReadyPageSettings & Pick<Config, 'publicUrl' | 'offlinePages'>;

export interface PageParts {
  /** The data block: JSON, the same string until the catalogue changes. */
  readonly boot: () => Promise<string>;
  readonly texts: Texts;
  /** Of a segment; none without full configuration. They change only with the data block. */
  readonly productGroups: (segment: string) => readonly ProductGroup[] | undefined;
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
 * first have their screen in it. Each page is completed and compressed once per build and served from memory.
 */
export function pageShell(
  webRoot: string,
  settings: PageSettings,
  { boot, texts, productGroups }: PageParts,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const file = path.join(webRoot, 'index.html');
  let made:
    | { readonly builtMs: number; readonly boot: string; readonly catalogue: CatalogueBoot }
    | undefined;
  /** By the locale and the address of the screen in it, or by the part that it preloads; '' for other pages. */
  const shells = new Map<string, Shell>();
  const shellFor = async (request: FastifyRequest): Promise<Shell | undefined> => {
    const builtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (builtMs === undefined) return undefined;
    const data = await boot();
    if (builtMs !== made?.builtMs || data !== made.boot) {
      made = { builtMs, boot: data, catalogue: JSON.parse(data) as CatalogueBoot };
      shells.clear();
    }
    const { catalogue } = made;
    const locale = localeOfReadyPage(request, catalogue.languages, catalogue.defaultLanguage);
    const part = firstPart(request.url, catalogue);
    const address = request.url.split('?', 1)[0] ?? '';
    const write = screenOf(request, catalogue, productGroups);
    const key = locale && write ? `${locale} ${address}` : (part ?? '');
    let shell = shells.get(key);
    if (!shell) {
      const slogan = texts(catalogue.defaultLanguage)['market.title'] ?? '';
      const page = withPreloads(pageOf(file, settings, data, slogan), webRoot, part);
      const brand = loadBrand(catalogueDirOf(settings));
      const ready = locale && readyPage(settings, texts, catalogue, locale, address);
      shell = compressed(ready && write ? withScreen(page, write(ready), ready, webRoot, brand) : page);
      shells.set(key, shell);
    }
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

/** Paints no part of a screen: the header would move when its last links arrive. The element is the one behind it. */
const wholeScreen = '<link rel="expect" blocking="render" href="#load-error">';

/** Writes the screen of an address that comes with it. */
function screenOf(
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  { markets }: CatalogueBoot,
  productGroups: PageParts['productGroups'],
): ((page: ReadyPage) => string) | undefined {
  const [pathname = ''] = url.split('?', 1);
  if (pathname === '/') return marketPage;
  // Loaded again: the browser may have answers.
  if (pathname === '/budget' || pathname === '/budget/questions')
    return headers['cache-control'] === 'max-age=0' ? undefined : budgetPage;
  const market = marketNamed(pathname.slice(1), markets);
  const groups = market?.step === 'product-group' ? productGroups(market.id) : undefined;
  return market && groups && ((page) => productGroupPage(page, market, groups));
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
  // What it imports comes first: load-guard runs one after the other.
  const links = [...Array.from(imported, ([, name]) => `${name}`), file]
    .filter((name) => !page.includes(name))
    .map((name) => `<link rel="modulepreload" crossorigin href="/static/js/${name}">`);
  return page.replace('</head>', `${links.join('')}</head>`);
}

/** Tells the header that a logo replaces mark and name (CT-10). */
const logoLink = (settings: PageSettings): string =>
  loadBrand(catalogueDirOf(settings))?.logo ? '<meta name="logo" content="/logo.svg" />' : '';

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

/**
 * The screen takes the place of the empty header; the messages for pages without scripts are below it. It is painted
 * without waiting for another file: its styles are in the page, which comes in the first packets of a connection.
 */
function withScreen(page: string, screen: string, ready: ReadyPage, webRoot: string, brand?: Brand): string {
  const styles = (css: string) => `<style>${css.replaceAll('</', '<\\/')}</style>`;
  return (
    page
      .replace('<html lang="en">', `<html lang="${bcp47(ready.locale)}">`)
      .replace(
        /<link rel="stylesheet"[^>]*? href="\/(static\/css\/[\w.-]+)" ?\/?>([\s\S]*?)<\/head>/,
        // Added behind all other styles, because browsers load fonts again if styles are added between others.
        (_, file: string, rest: string) =>
          `${styles(usedStyles(readFileSync(path.join(webRoot, file), 'utf8'), `${page}${screen}`))}${rest}${wholeScreen}<link rel="later" as="style" href="/${file}"></head>`,
      )
      .replace(brandLink, () => (brand ? styles(brandCss(brand)) : ''))
      // They would delay the first paint; load-guard loads them after it.
      .replace(/<script type="module"[^>]*? src="([^"]*)"><\/script>/, '<link rel="later" href="$1">')
      .replaceAll('<link rel="modulepreload"', '<link rel="later"')
      .replace(/<noscript>[\s\S]*?<\/noscript>/, '')
      .replace(/<main id="load-error"[\s\S]*?<\/main>/, () => loadErrorBar(ready))
      .replace(/<header class="skeleton-header">[\s\S]*?<\/header>/, () => screen)
  );
}

function compressed(page: string): Shell {
  const identity = Buffer.from(page);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity, { params }) },
  };
}
