import type { adminGetDocument } from '@silowright/contract/desk';
import { documentById } from '../deals/store/offer-documents.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';

export const adminGetDocumentHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminGetDocument> =>
  async ({ params, reply }) => {
    const document = await store.read((db) => documentById(db, params.id));
    if (!document) throw new ApiError('not-found');
    reply.header('content-type', document.kind === 'site-photo' ? 'image/jpeg' : 'application/pdf');
    return Buffer.from(document.bytes);
  };
