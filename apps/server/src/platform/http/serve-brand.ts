import { createReadStream } from 'node:fs';
import { type Brand, loadBrand } from '@silowright/catalogue/disk/load-brand';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { catalogueDirOf } from '../config/company.ts';
import type { Config } from '../config/config.ts';

/** An hour: a changed brand appears soon, and pages stay quick. */
const cached = 'public, max-age=3600';

/** Colours, font and pictures of the catalogue's brand, under addresses that every page links to (CT-10). */
export function serveBrand(
  app: FastifyInstance,
  config: Pick<Config, 'catalogueDir'>,
  drawSharePicture: (brand: Brand) => Promise<Uint8Array>,
): void {
  const brand = loadBrand(catalogueDirOf(config));
  if (!brand) return;
  const get = (path: string, type: string, send: (reply: FastifyReply) => unknown) =>
    app.get(path, { config: { access: 'anybody' } }, async (_, reply) =>
      reply
        .header('cache-control', cached)
        .type(type)
        .send(await send(reply)),
    );
  // No script of a picture runs, also when somebody opens it as a page.
  const svg = (path: string, picture: string) =>
    get(path, 'image/svg+xml; charset=utf-8', (reply) => {
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return picture;
    });
  get('/brand.css', 'text/css; charset=utf-8', () => brandCss(brand));
  svg('/favicon.svg', brand.mark);
  if (brand.logo) svg('/logo.svg', brand.logo);
  const { fontPath, sharePicturePath } = brand;
  if (fontPath) get('/brand.woff2', 'font/woff2', () => createReadStream(fontPath));
  let drawn: Promise<Uint8Array> | undefined;
  get('/share.png', sharePicturePath?.endsWith('.jpg') ? 'image/jpeg' : 'image/png', async () => {
    if (sharePicturePath) return createReadStream(sharePicturePath);
    drawn ??= drawSharePicture(brand);
    return Buffer.from(await drawn);
  });
}

/** Darker where the reader asks for more contrast, as the built styles do. */
export function brandCss({ colours: { brand, strong, tint }, fontPath }: Brand): string {
  const darker = (colour: string, percent: number) => `color-mix(in srgb,${colour} ${percent}%,black)`;
  const font = fontPath
    ? '@font-face{font-family:"Brand";src:url("/brand.woff2") format("woff2");font-weight:400 600;font-display:swap}\n' +
      ':root{--font-sans:"Brand",system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}\n'
    : '';
  return (
    font +
    `:root{--color-brand:${brand};--color-brand-strong:${strong};--color-brand-tint:${tint}}\n` +
    `@media (prefers-contrast:more){:root{--color-brand:${darker(brand, 74)};--color-brand-strong:${darker(strong, 68)}}}\n`
  );
}
