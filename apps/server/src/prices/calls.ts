import type { CallsOf } from '@silowright/contract/calls';
import type * as pricePlans from '@silowright/contract/price-plans';
import type * as prices from '@silowright/contract/prices';
import type { HandlersOf } from '../platform/http/mount.ts';
import { staffName } from '../platform/http/staff-only.ts';
import { bytesOf } from '../platform/http/unread-body.ts';
import type { ServerParts } from '../server-parts.ts';
import {
  adminGetPlanHandler,
  adminListPlansHandler,
  adminTakePlanHandler,
  adminWithdrawPlanHandler,
  planAnswer,
} from './plans.ts';
import { answerPreview } from './preview.ts';
import { publishList } from './publish.ts';
import {
  adminGetOptionsHandler,
  adminGetPricesHandler,
  adminGetVersionHandler,
  adminListHistoryHandler,
} from './read-lists.ts';

export const pricesCalls = (
  parts: ServerParts,
): HandlersOf<CallsOf<typeof prices> | CallsOf<typeof pricePlans>> => ({
  'admin-get-prices': adminGetPricesHandler(parts),
  'admin-get-options': adminGetOptionsHandler(parts),
  'admin-publish-prices': ({ request }) => publishList(parts, 'base', bytesOf(request), staffName(request)),
  'admin-publish-options': ({ request }) =>
    publishList(parts, 'options', bytesOf(request), staffName(request)),
  'admin-preview-prices': (call) => answerPreview(parts, 'base', call),
  'admin-preview-options': (call) => answerPreview(parts, 'options', call),
  'admin-list-history': adminListHistoryHandler(parts),
  'admin-get-version': adminGetVersionHandler(parts),
  'admin-plan-prices': ({ request, query }) => planAnswer(parts, 'base', request, query.at),
  'admin-plan-options': ({ request, query }) => planAnswer(parts, 'options', request, query.at),
  'admin-list-plans': adminListPlansHandler(parts),
  'admin-get-plan': adminGetPlanHandler(parts),
  'admin-take-plan': adminTakePlanHandler(parts),
  'admin-withdraw-plan': adminWithdrawPlanHandler(parts),
});
