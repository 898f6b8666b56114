import type { adminPublishOptions } from '@silowright/contract/admin-publish-options';
import { staffName } from '../http/staff-only.ts';
import { publishList } from '../price-lists/publish-list.ts';
import type { ServerParts } from '../server-parts.ts';
import { bytesOf, type UnreadHandler } from './unread-body.ts';

export const adminPublishOptionsHandler =
  (parts: Pick<ServerParts, 'store' | 'catalogues' | 'nowMs'>): UnreadHandler<typeof adminPublishOptions> =>
  ({ request }) =>
    publishList(parts, 'options', bytesOf(request), staffName(request));
