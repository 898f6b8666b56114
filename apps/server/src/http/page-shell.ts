import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { loadBrand } from '@silowright/catalogue/disk/load-brand';
import { bootBlock } from '@silowright/contract/browser-catalogue';
import { escapeMarkup } from '@silowright/domain/escape-markup';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catalogueDirOf } from '../config/company.ts';
import type { Config } from '../config/config.ts';
import { version } from '../config/version.ts';

interface Shell {
  readonly builtMs: number;
  readonly boot: string;
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

export type PageSettings = Pick<
  Config,
  'publicUrl' | 'companyName' | 'companyEmail' | 'companyPhone' | 'offlinePages' | 'catalogueDir'
>;

/** Replaces the default company name in built pages, so that visitors never see it (V27). */
export function inCompanyName(
  html: string,
  settings: Pick<PageSettings, 'companyName' | 'companyEmail' | 'companyPhone'>,
): string {
  return html
    .replaceAll('info@silowright.example', () => escapeMarkup(settings.companyEmail))
    .replaceAll('+31 20 555 0100', () => escapeMarkup(settings.companyPhone))
    .replaceAll('Silowright', () => escapeMarkup(settings.companyName))
    .replace('</head>', '<link rel="stylesheet" href="/brand.css" /></head>');
}

/**
 * The page of the web app. Link previews need the absolute address of its picture, and visitors the company's name;
 * both come from the settings. The start data of the catalogue are in a block of the page. The page is completed and compressed once per build and served from memory.
 */
export function pageShell(
  webRoot: string,
  settings: PageSettings,
  boot: () => string,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const file = path.join(webRoot, 'index.html');
  let shell: Shell | undefined;
  const current = (): Shell | undefined => {
    const builtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    // During a build the previous page is used.
    const data = boot();
    if (builtMs !== undefined && (builtMs !== shell?.builtMs || data !== shell.boot))
      shell = makeShell(file, builtMs, settings, data);
    return builtMs === undefined ? undefined : shell;
  };
  return (request, reply) => {
    const found = current();
    if (!found)
      return reply
        .code(503)
        .header('content-type', 'text/plain; charset=utf-8')
        .send('The web app is not built yet: run "npm run build".\n');
    reply.header('etag', found.etag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === found.etag) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.header('content-type', 'text/html; charset=utf-8').send(found.bodies[encoding]);
  };
}

/** Tells the header that a logo replaces mark and name (CT-10). */
const logoLink = (settings: PageSettings): string =>
  loadBrand(catalogueDirOf(settings))?.logo ? '<meta name="logo" content="/logo.svg" />' : '';

/** Data, not run as a script; no text in it can end the block. */
const dataBlock = (json: string): string =>
  `<script type="application/json" id="${bootBlock}">${json.replaceAll('<', '\\u003c')}</script>`;

function makeShell(file: string, builtMs: number, settings: PageSettings, boot: string): Shell {
  const html = inCompanyName(readFileSync(file, 'utf8'), settings)
    .replace(
      /(<meta property="og:image" content=")\//g,
      (_, start: string) => `${start}${settings.publicUrl}/`,
    )
    .replace('name="version" content="0.0.0"', `name="version" content="${version}"`)
    .replace('</head>', () => `${logoLink(settings)}${dataBlock(boot)}</head>`);
  const identity = Buffer.from(html);
  return {
    builtMs,
    boot,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) },
  };
}
