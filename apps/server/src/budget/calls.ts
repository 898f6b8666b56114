import type * as budget from '@silowright/contract/budget';
import type { CallsOf } from '@silowright/contract/calls';
import type { HandlersOf } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { estimateBudgetHandler } from './estimate-budget.ts';

export const budgetCalls = (parts: ServerParts): HandlersOf<CallsOf<typeof budget>> => ({
  'estimate-budget': estimateBudgetHandler(parts),
});
