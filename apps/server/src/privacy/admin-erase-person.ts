import type { adminErasePerson } from '@silowright/contract/privacy';
import type { Handler } from '../platform/http/mount.ts';
import { staffName } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { recordErasure } from './store/erasures.ts';
import { erasePerson } from './store/privacy.ts';

export const adminErasePersonHandler =
  ({ store, nowMs }: Pick<ServerParts, 'store' | 'nowMs'>): Handler<typeof adminErasePerson> =>
  async ({ body: { email }, request }) => {
    const answer = await store.write(async (db) => {
      const { erased, signed, copiesOfOthers } = await erasePerson(db, email);
      const remains = [
        { what: 'signed-quotations', count: signed },
        { what: 'copies-of-others', count: copiesOfOthers },
      ].filter(({ count }) => count > 0);
      await recordErasure(db, { at: nowMs(), author: staffName(request), email, erased, remains });
      return { erased, remains };
    });
    await store.scrub();
    return answer;
  };
