import type { FastifyInstance } from 'fastify';
import { readMedia } from '../platform/db/documents.ts';
import type { Store } from '../platform/db/store.ts';

/**
 * Serves logos. The name is derived from the content, so a browser may cache them for ever; fixed type, no active
 * content.
 */
export function serveMedia(app: FastifyInstance, store: Store): void {
  app.get<{ Params: { name: string } }>(
    '/media/:name',
    { config: { access: 'anybody' } },
    async (request, reply) => {
      const { name } = request.params;
      const bytes = /^logo-[0-9a-f]{40}\.png$/.test(name)
        ? await store.read((db) => readMedia(db, name))
        : undefined;
      if (!bytes) return reply.callNotFound();
      return reply
        .headers({
          'content-type': 'image/png',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(Buffer.from(bytes));
    },
  );
}
