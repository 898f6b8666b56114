import type { adminGetClock } from '@silowright/contract/access';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';

export const adminGetClockHandler =
  ({ clock }: Pick<ServerParts, 'clock'>): Handler<typeof adminGetClock> =>
  async () => {
    const trouble = clock.trouble();
    const nowMs = clock.nowMs();
    return {
      right: trouble === undefined,
      now: new Date(trouble?.machineMs ?? nowMs).toISOString(),
      seen: new Date(trouble?.seenMs ?? nowMs).toISOString(),
    };
  };
