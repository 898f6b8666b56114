import type { adminWithdrawToken } from '@silowright/contract/access';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { staffName } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { rightsChanged } from './rights-changed.ts';
import { withdrawMachineToken } from './store/machine-tokens.ts';

export const adminWithdrawTokenHandler =
  ({ store, nowMs }: Pick<ServerParts, 'store' | 'nowMs'>): Handler<typeof adminWithdrawToken> =>
  async ({ params, request }) => {
    const by = { author: staffName(request), nowMs: nowMs() };
    const held = await store.write(async (db) => {
      const token = await withdrawMachineToken(db, params.id, by);
      if (!token) throw new ApiError('not-found');
      return rightsChanged.tell(db, { of: 'token', token });
    });
    return { ok: true, held: held.flat() };
  };
