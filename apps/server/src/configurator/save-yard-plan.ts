import type { saveYardPlan } from '@silowright/contract/pictures';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { storeYardPlan } from './store/configurations.ts';

/** Keeps the plan with the configuration; the next quotation prints it (TD-06). */
export const saveYardPlanHandler =
  ({ store, nowMs }: Pick<ServerParts, 'store' | 'nowMs'>): Handler<typeof saveYardPlan> =>
  async ({ body, browser }) => {
    const saved = await store.write((db) =>
      storeYardPlan(db, {
        id: body.id,
        browser_hash: browser.hash,
        yard_plan: body.plan && JSON.stringify(body.plan),
        now: nowMs(),
      }),
    );
    if (!saved) throw new ApiError('unknown-configuration');
    return { ok: true };
  };
