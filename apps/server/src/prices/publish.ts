import type { adminPublishOptions, adminPublishPrices } from '@silowright/contract/prices';
import { staffName } from '../platform/http/staff-only.ts';
import { bytesOf, type UnreadHandler } from '../platform/http/unread-body.ts';
import type { ServerParts } from '../server-parts.ts';
import { publishList } from './publish-list.ts';

export const adminPublishPricesHandler =
  (parts: Pick<ServerParts, 'store' | 'catalogues' | 'nowMs'>): UnreadHandler<typeof adminPublishPrices> =>
  ({ request }) =>
    publishList(parts, 'base', bytesOf(request), staffName(request));

export const adminPublishOptionsHandler =
  (parts: Pick<ServerParts, 'store' | 'catalogues' | 'nowMs'>): UnreadHandler<typeof adminPublishOptions> =>
  ({ request }) =>
    publishList(parts, 'options', bytesOf(request), staffName(request));
