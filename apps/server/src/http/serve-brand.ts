import {
  type LoadedCatalogue,
  loadCatalogue,
  shippedCatalogueDir,
} from '@silowright/catalogue/disk/load-catalogue';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** An hour: a changed brand appears soon, and pages stay quick. */
const cached = 'public, max-age=3600';

/** Colours and mark of the catalogue's brand, under addresses that every page links to (CT-10). */
export function serveBrand(app: FastifyInstance, { catalogueDir }: Pick<Config, 'catalogueDir'>): void {
  const { brand } = loadCatalogue(catalogueDir ?? shippedCatalogueDir);
  const css = brandCss(brand);
  app.get('/brand.css', { config: { access: 'anybody' } }, (_, reply) =>
    reply.header('cache-control', cached).type('text/css; charset=utf-8').send(css),
  );
  // No script of a picture runs, also when somebody opens it as a page.
  app.get('/favicon.svg', { config: { access: 'anybody' } }, (_, reply) =>
    reply
      .header('cache-control', cached)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type('image/svg+xml; charset=utf-8')
      .send(brand.mark),
  );
}

/** Darker where the reader asks for more contrast, as the built styles do. */
function brandCss({ colours: { brand, strong, tint } }: LoadedCatalogue['brand']): string {
  const darker = (colour: string, percent: number) => `color-mix(in srgb,${colour} ${percent}%,black)`;
  return (
    `:root{--color-brand:${brand};--color-brand-strong:${strong};--color-brand-tint:${tint}}\n` +
    `@media (prefers-contrast:more){:root{--color-brand:${darker(brand, 74)};--color-brand-strong:${darker(strong, 68)}}}\n`
  );
}
