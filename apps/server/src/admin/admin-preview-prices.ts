import type { adminPreviewPrices } from '@silowright/contract/admin-preview-prices';
import { previewPublish } from '../price-lists/preview-publish.ts';
import type { ServerParts } from '../server-parts.ts';
import { abortedOnDisconnect, bytesOf, type UnreadHandler } from './unread-body.ts';

export const adminPreviewPricesHandler =
  ({ store }: Pick<ServerParts, 'store'>): UnreadHandler<typeof adminPreviewPrices> =>
  ({ request, reply }) =>
    previewPublish(store, 'base', bytesOf(request), abortedOnDisconnect(reply));
