import type { adminPlanPrices } from '@silowright/contract/price-plans';
import type { Call } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { planAnswer } from './plan-answer.ts';

type Plan = Call<typeof adminPlanPrices>;

export const adminPlanPricesHandler =
  (parts: Pick<ServerParts, 'store' | 'nowMs'>) =>
  ({ request, query }: Pick<Plan, 'request' | 'query'>) =>
    planAnswer(parts, 'base', request, query.at);
