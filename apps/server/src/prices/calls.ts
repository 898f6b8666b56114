import type { CallsOf } from '@silowright/contract/calls';
import type * as pricePlans from '@silowright/contract/price-plans';
import type * as prices from '@silowright/contract/prices';
import type { HandlersOf } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import {
  adminGetPlanHandler,
  adminListPlansHandler,
  adminPlanOptionsHandler,
  adminPlanPricesHandler,
  adminTakePlanHandler,
  adminWithdrawPlanHandler,
} from './plans.ts';
import { adminPreviewOptionsHandler, adminPreviewPricesHandler } from './preview.ts';
import { adminPublishOptionsHandler, adminPublishPricesHandler } from './publish.ts';
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
  'admin-publish-prices': adminPublishPricesHandler(parts),
  'admin-publish-options': adminPublishOptionsHandler(parts),
  'admin-preview-prices': adminPreviewPricesHandler(parts),
  'admin-preview-options': adminPreviewOptionsHandler(parts),
  'admin-list-history': adminListHistoryHandler(parts),
  'admin-get-version': adminGetVersionHandler(parts),
  'admin-plan-prices': adminPlanPricesHandler(parts),
  'admin-plan-options': adminPlanOptionsHandler(parts),
  'admin-list-plans': adminListPlansHandler(parts),
  'admin-get-plan': adminGetPlanHandler(parts),
  'admin-take-plan': adminTakePlanHandler(parts),
  'admin-withdraw-plan': adminWithdrawPlanHandler(parts),
});
