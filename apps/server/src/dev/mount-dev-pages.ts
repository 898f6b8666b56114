import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../app.ts';
import { mountMailGallery } from './mail-gallery.ts';
import { mountMailbox } from './mailbox.ts';

/** Only where DEV_MAILBOX is on, which in production somebody must have asked for by name (D2). */
export function mountDevPages(
  app: FastifyInstance,
  { config, store }: Pick<ServerParts, 'config' | 'store'>,
): void {
  mountMailbox(app, store);
  mountMailGallery(app, config);
}
