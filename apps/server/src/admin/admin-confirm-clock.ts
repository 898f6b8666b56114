import type { adminConfirmClock } from '@silowright/contract/admin-confirm-clock';
import { ApiError, fieldError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { staffName } from '../http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';

/** Longer than anybody looks at the notice before confirming. */
const lookedAtMs = 3_600_000;

/** Nobody confirms a time that was not on the screen: several processes may have several clocks (S1). */
export const adminConfirmClockHandler =
  ({ clock }: Pick<ServerParts, 'clock'>): Handler<typeof adminConfirmClock> =>
  async ({ body, request }) => {
    const trouble = clock.trouble();
    if (!trouble) return { ok: true };
    if (Math.abs(trouble.machineMs - Date.parse(body.now)) > lookedAtMs) {
      throw new ApiError('bad-request', [fieldError('now', 'not-now', 'The clock shows another time.')]);
    }
    await clock.confirm(staffName(request));
    return { ok: true };
  };
