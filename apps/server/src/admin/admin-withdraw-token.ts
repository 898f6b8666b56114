import type { adminWithdrawToken } from '@silowright/contract/admin-withdraw-token';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { staffName } from '../http/staff-only.ts';
import { authorOfMachine } from '../price-lists/author-of-plan.ts';
import type { ServerParts } from '../server-parts.ts';
import { withdrawMachineToken } from '../store/machine-tokens.ts';
import { holdPlansOf } from '../store/planned-lists.ts';
import { plannedListOf } from './plan-answer.ts';

export const adminWithdrawTokenHandler =
  ({ store, nowMs }: Pick<ServerParts, 'store' | 'nowMs'>): Handler<typeof adminWithdrawToken> =>
  async ({ params, request }) => {
    const by = { author: staffName(request), nowMs: nowMs() };
    const held = await store.write(async (db) => {
      const token = await withdrawMachineToken(db, params.id, by);
      if (!token) throw new ApiError('not-found');
      return holdPlansOf(db, authorOfMachine(token), 'token-withdrawn');
    });
    return { ok: true, held: held.map(plannedListOf) };
  };
