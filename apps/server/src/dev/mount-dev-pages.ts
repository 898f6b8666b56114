import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../platform/config/setting.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { ServerParts } from '../server-parts.ts';
import { mountMailGallery } from './mail-gallery.ts';
import { mountMailbox } from './mailbox.ts';

/** Only with DEV_MAILBOX on, which must be set explicitly in production (D2). */
export function mountDevPages(
  app: FastifyInstance,
  { config, store, catalogue }: Pick<ServerParts, 'config' | 'store' | 'catalogue'>,
): void {
  const own = new URL(config.publicUrl).hostname;
  // A foreign host name that resolves to this server would let its page read the mails (DNS rebinding).
  app.addHook('onRequest', ({ routeOptions, headers }, _reply, done) => {
    // Not X-Forwarded-Host, which the page could send itself (S25).
    const host = (headers.host ?? '').replace(/:\d+$/, '');
    const isForeign =
      routeOptions.url?.startsWith('/dev/') &&
      host !== own &&
      isIP(host.replace(/^\[|\]$/g, '')) === 0 &&
      !isLoopback(host);
    done(isForeign ? new ApiError('not-found') : undefined);
  });
  mountMailbox(app, store);
  mountMailGallery(app, config, catalogue);
}
