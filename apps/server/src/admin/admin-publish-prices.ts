import type { adminPublishPrices } from '@silowright/contract/admin-publish-prices';
import { staffName } from '../http/staff-only.ts';
import { publishList } from '../price-lists/publish-list.ts';
import type { ServerParts } from '../server-parts.ts';
import { bytesOf, type UnreadHandler } from './unread-body.ts';

export const adminPublishPricesHandler =
  (parts: Pick<ServerParts, 'store' | 'catalogues' | 'nowMs'>): UnreadHandler<typeof adminPublishPrices> =>
  ({ request }) =>
    publishList(parts, 'base', bytesOf(request), staffName(request));
