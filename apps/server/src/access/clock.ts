import { ApiError, fieldError } from '../platform/http/api-error.ts';
import { staffName } from '../platform/http/staff-only.ts';
import type { HandlerOf } from '../server-parts.ts';

export const adminGetClockHandler: HandlerOf<'admin-get-clock'> =
  ({ clock }) =>
  async () => {
    const trouble = clock.trouble();
    const nowMs = clock.nowMs();
    return {
      right: trouble === undefined,
      now: new Date(trouble?.machineMs ?? nowMs).toISOString(),
      seen: new Date(trouble?.seenMs ?? nowMs).toISOString(),
    };
  };

/** Longer than staff look at the notice before confirming. */
const lookedAtMs = 3_600_000;

/** Accepts only the displayed time, because several processes may have different clocks (S1). */
export const adminConfirmClockHandler: HandlerOf<'admin-confirm-clock'> =
  ({ clock }) =>
  async ({ body, request }) => {
    const trouble = clock.trouble();
    if (!trouble) return { ok: true };
    if (Math.abs(trouble.machineMs - Date.parse(body.now)) > lookedAtMs) {
      throw new ApiError('bad-request', [fieldError('now', 'not-now', 'The clock shows another time.')]);
    }
    await clock.confirm(staffName(request));
    return { ok: true };
  };
