import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { memoize } from '@silowright/domain/memoize';
import type { FastifyInstance } from 'fastify';
import { yearS } from '../platform/http/serve-web.ts';

/** Where the files come from. */
export interface CatalogueSource {
  boot(): Promise<string>;
  find(hash: string, name: string): Promise<Uint8Array | undefined>;
}

const compressed = memoize(
  async (bytes: Uint8Array) => ({
    br: await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: await promisify(gzip)(bytes),
    identity: Buffer.from(bytes),
  }),
  (bytes) => bytes,
  100,
);

const hashForm = /^[A-Za-z0-9_-]{22}$/;
const nameForm =
  /^((shapes|units|(texts|program)-[a-z]{2}_[A-Z]{2})\.json|(market|group)-[a-z0-9_.-]{1,81}\.svg)$/;

/** Files of the catalogue: their address contains the hash of their content, so they are cached for ever. */
export function serveCatalogue(app: FastifyInstance, source: CatalogueSource): void {
  const route = { config: { access: 'anybody' as const } };
  /** For the development server, which has no data block in its page. */
  app.get('/static/catalogue/boot.json', route, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-type', 'application/json; charset=utf-8')
      .send(await source.boot()),
  );
  app.get<{ Params: { hash: string; name: string } }>(
    '/static/catalogue/:hash/:name',
    route,
    async (request, reply) => {
      const { hash, name } = request.params;
      const bytes = hashForm.test(hash) && nameForm.test(name) ? await source.find(hash, name) : undefined;
      if (!bytes) return reply.callNotFound();
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each)) ?? 'identity';
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .header('cache-control', `public, max-age=${yearS}, immutable`)
        .header('vary', 'accept-encoding')
        .header(
          'content-type',
          name.endsWith('.svg') ? 'image/svg+xml; charset=utf-8' : 'application/json; charset=utf-8',
        )
        .send((await compressed(bytes))[encoding]);
    },
  );
}
