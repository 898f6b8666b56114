import type { adminListColleagues } from '@silowright/contract/access';
import type { Handler } from '../platform/http/mount.ts';
import { staffName } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { colleaguesOf } from './colleagues.ts';

export const adminListColleaguesHandler =
  ({ store, config }: Pick<ServerParts, 'store' | 'config'>): Handler<typeof adminListColleagues> =>
  async ({ request }) =>
    store.read((db) => colleaguesOf(db, config, staffName(request)));
