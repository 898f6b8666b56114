import type { adminWithdrawToken } from '@silowright/contract/admin-withdraw-token';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { staffName } from '../http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { withdrawMachineToken } from '../store/machine-tokens.ts';

export const adminWithdrawTokenHandler =
  ({ store, nowMs }: Pick<ServerParts, 'store' | 'nowMs'>): Handler<typeof adminWithdrawToken> =>
  async ({ params, request }) => {
    const by = { author: staffName(request), nowMs: nowMs() };
    if (!(await store.write((db) => withdrawMachineToken(db, params.id, by))))
      throw new ApiError('not-found');
    return { ok: true };
  };
