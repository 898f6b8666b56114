import type { adminPreviewOptions } from '@silowright/contract/admin-preview-options';
import { previewPublish } from '../price-lists/preview-publish.ts';
import type { ServerParts } from '../server-parts.ts';
import { abortedOnDisconnect, bytesOf, type UnreadHandler } from './unread-body.ts';

export const adminPreviewOptionsHandler =
  ({ store }: Pick<ServerParts, 'store'>): UnreadHandler<typeof adminPreviewOptions> =>
  ({ request, reply }) =>
    previewPublish(store, 'options', bytesOf(request), abortedOnDisconnect(reply));
