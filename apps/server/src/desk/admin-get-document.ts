import type { adminGetDocument } from '@silowright/contract/admin-get-document';
import { readDocument } from '../incoming/incoming.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';

export const adminGetDocumentHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminGetDocument> =>
  async ({ params, reply }) => {
    const document = await store.read((db) => readDocument(db, params.id));
    if (!document) throw new ApiError('not-found');
    reply.header('content-type', document.kind === 'site-photo' ? 'image/jpeg' : 'application/pdf');
    return Buffer.from(document.bytes);
  };
