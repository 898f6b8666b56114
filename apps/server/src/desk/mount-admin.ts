import fastifyMultipart from '@fastify/multipart';
import {
  adminChooseLanguage,
  adminConfirmClock,
  adminGetClock,
  adminGetMe,
  adminGiveRole,
  adminListColleagues,
  adminListPeople,
  adminListTokens,
  adminMakeToken,
  adminWithdrawToken,
} from '@silowright/contract/access';
import {
  adminGetDealer,
  adminListDealerFigures,
  adminListDealerSaves,
  adminListDealers,
  adminSaveDealers,
  adminUndoDealerSave,
  adminUploadLogo,
} from '@silowright/contract/dealers';
import {
  adminChangeIncoming,
  adminChangeMany,
  adminCountIncoming,
  adminExportIncoming,
  adminForgetView,
  adminGetDocument,
  adminGetIncoming,
  adminGetWork,
  adminListIncoming,
  adminListViews,
  adminSaveView,
} from '@silowright/contract/desk';
import { adminGetInsight } from '@silowright/contract/insight';
import {
  adminCountMails,
  adminListDeliveries,
  adminListMails,
  adminSendAgain,
  adminSettleMails,
} from '@silowright/contract/mails';
import {
  adminGetPlan,
  adminListPlans,
  adminPlanOptions,
  adminPlanPrices,
  adminTakePlan,
  adminWithdrawPlan,
} from '@silowright/contract/price-plans';
import {
  adminGetOptions,
  adminGetPrices,
  adminGetVersion,
  adminListHistory,
  adminPreviewOptions,
  adminPreviewPrices,
  adminPublishOptions,
  adminPublishPrices,
} from '@silowright/contract/prices';
import { adminErasePerson, adminExportPerson, adminListErasures } from '@silowright/contract/privacy';
import {
  adminDecideApproval,
  adminListApprovals,
  adminPreviewRevision,
  adminPrintRevision,
  adminSendRevision,
} from '@silowright/contract/revisions';
import type { FastifyInstance } from 'fastify';
import { adminChooseLanguageHandler } from '../access/admin-choose-language.ts';
import { adminConfirmClockHandler } from '../access/admin-confirm-clock.ts';
import { adminGetClockHandler } from '../access/admin-get-clock.ts';
import { adminGetMeHandler } from '../access/admin-get-me.ts';
import { adminGiveRoleHandler } from '../access/admin-give-role.ts';
import { adminListColleaguesHandler } from '../access/admin-list-colleagues.ts';
import { adminListPeopleHandler } from '../access/admin-list-people.ts';
import { adminListTokensHandler } from '../access/admin-list-tokens.ts';
import { adminMakeTokenHandler } from '../access/admin-make-token.ts';
import { adminWithdrawTokenHandler } from '../access/admin-withdraw-token.ts';
import { adminGetDealerHandler } from '../dealers/admin-get-dealer.ts';
import { adminListDealerFiguresHandler } from '../dealers/admin-list-dealer-figures.ts';
import { adminListDealerSavesHandler } from '../dealers/admin-list-dealer-saves.ts';
import { adminListDealersHandler } from '../dealers/admin-list-dealers.ts';
import { adminSaveDealersHandler } from '../dealers/admin-save-dealers.ts';
import { adminUndoDealerSaveHandler } from '../dealers/admin-undo-dealer-save.ts';
import { adminUploadLogoHandler } from '../dealers/admin-upload-logo.ts';
import { largestLogoBytes } from '../dealers/clean-logo.ts';
import { serveMedia } from '../dealers/serve-media.ts';
import { adminDecideApprovalHandler } from '../deals/admin-decide-approval.ts';
import { adminListApprovalsHandler } from '../deals/admin-list-approvals.ts';
import { adminPreviewRevisionHandler } from '../deals/admin-preview-revision.ts';
import { adminPrintRevisionHandler } from '../deals/admin-print-revision.ts';
import { adminSendRevisionHandler } from '../deals/admin-send-revision.ts';
import { adminGetInsightHandler } from '../insight/admin-get-insight.ts';
import { type MountContext, mounter } from '../platform/http/mount.ts';
import { unread } from '../platform/http/unread-body.ts';
import { adminGetOptionsHandler } from '../prices/admin-get-options.ts';
import { adminGetPlanHandler } from '../prices/admin-get-plan.ts';
import { adminGetPricesHandler } from '../prices/admin-get-prices.ts';
import { adminGetVersionHandler } from '../prices/admin-get-version.ts';
import { adminListHistoryHandler } from '../prices/admin-list-history.ts';
import { adminListPlansHandler } from '../prices/admin-list-plans.ts';
import { adminPlanOptionsHandler } from '../prices/admin-plan-options.ts';
import { adminPlanPricesHandler } from '../prices/admin-plan-prices.ts';
import { adminPreviewOptionsHandler } from '../prices/admin-preview-options.ts';
import { adminPreviewPricesHandler } from '../prices/admin-preview-prices.ts';
import { adminPublishOptionsHandler } from '../prices/admin-publish-options.ts';
import { adminPublishPricesHandler } from '../prices/admin-publish-prices.ts';
import { adminTakePlanHandler } from '../prices/admin-take-plan.ts';
import { adminWithdrawPlanHandler } from '../prices/admin-withdraw-plan.ts';
import { adminErasePersonHandler } from '../privacy/admin-erase-person.ts';
import { adminExportPersonHandler } from '../privacy/admin-export-person.ts';
import { adminListErasuresHandler } from '../privacy/admin-list-erasures.ts';
import type { ServerParts } from '../server-parts.ts';
import { adminChangeIncomingHandler } from './admin-change-incoming.ts';
import { adminChangeManyHandler } from './admin-change-many.ts';
import { adminCountIncomingHandler } from './admin-count-incoming.ts';
import { adminCountMailsHandler } from './admin-count-mails.ts';
import { adminExportIncomingHandler } from './admin-export-incoming.ts';
import { adminForgetViewHandler } from './admin-forget-view.ts';
import { adminGetDocumentHandler } from './admin-get-document.ts';
import { adminGetIncomingHandler } from './admin-get-incoming.ts';
import { adminGetWorkHandler } from './admin-get-work.ts';
import { adminListDeliveriesHandler } from './admin-list-deliveries.ts';
import { adminListIncomingHandler } from './admin-list-incoming.ts';
import { adminListMailsHandler } from './admin-list-mails.ts';
import { adminListViewsHandler } from './admin-list-views.ts';
import { adminSaveViewHandler } from './admin-save-view.ts';
import { adminSendAgainHandler } from './admin-send-again.ts';
import { adminSettleMailsHandler } from './admin-settle-mails.ts';

/** A list of 100,000 rows, with a margin. */
const largestPublishBytes = 40_000_000;
/** Thousands of dealers may come from a file. */
const largestDealerBytes = 4_000_000;

export async function mountAdmin(context: MountContext, parts: ServerParts): Promise<void> {
  const { store } = parts;
  const mount = mounter(context);
  mount(adminGetPrices, adminGetPricesHandler(parts));
  mount(adminGetOptions, adminGetOptionsHandler(parts));
  mount(adminListHistory, adminListHistoryHandler(parts));
  mount(adminGetVersion, adminGetVersionHandler(parts));
  mount(adminListPlans, adminListPlansHandler(parts));
  mount(adminGetPlan, adminGetPlanHandler(parts));
  mount(adminTakePlan, adminTakePlanHandler(parts));
  mount(adminWithdrawPlan, adminWithdrawPlanHandler(parts));
  mount(adminListDealers, adminListDealersHandler(parts));
  mount(adminListDealerFigures, adminListDealerFiguresHandler(parts));
  mount(adminGetDealer, adminGetDealerHandler(parts));
  mount(adminListDealerSaves, adminListDealerSavesHandler(parts));
  mount(adminUndoDealerSave, adminUndoDealerSaveHandler(parts));
  mount(adminListIncoming, adminListIncomingHandler(parts));
  mount(adminGetIncoming, adminGetIncomingHandler(parts));
  mount(adminChangeIncoming, adminChangeIncomingHandler(parts));
  mount(adminExportIncoming, adminExportIncomingHandler(parts));
  mount(adminPreviewRevision, adminPreviewRevisionHandler(parts));
  mount(adminPrintRevision, adminPrintRevisionHandler(parts));
  mount(adminSendRevision, adminSendRevisionHandler(parts));
  mount(adminListApprovals, adminListApprovalsHandler(parts));
  mount(adminDecideApproval, adminDecideApprovalHandler(parts));
  mount(adminChangeMany, adminChangeManyHandler(parts));
  mount(adminCountIncoming, adminCountIncomingHandler(parts));
  mount(adminListViews, adminListViewsHandler(parts));
  mount(adminSaveView, adminSaveViewHandler(parts));
  mount(adminForgetView, adminForgetViewHandler(parts));
  mount(adminListColleagues, adminListColleaguesHandler(parts));
  mount(adminGetInsight, adminGetInsightHandler(parts));
  mount(adminGetWork, adminGetWorkHandler(parts));
  mount(adminListMails, adminListMailsHandler(parts));
  mount(adminCountMails, adminCountMailsHandler(parts));
  mount(adminListDeliveries, adminListDeliveriesHandler(parts));
  mount(adminSendAgain, adminSendAgainHandler(parts));
  mount(adminSettleMails, adminSettleMailsHandler(parts));
  mount(adminGetDocument, adminGetDocumentHandler(parts));
  mount(adminExportPerson, adminExportPersonHandler(parts));
  mount(adminErasePerson, adminErasePersonHandler(parts));
  mount(adminListErasures, adminListErasuresHandler(parts));
  mount(adminGetClock, adminGetClockHandler(parts));
  mount(adminConfirmClock, adminConfirmClockHandler(parts));
  mount(adminGetMe, adminGetMeHandler(parts));
  mount(adminChooseLanguage, adminChooseLanguageHandler(parts));
  mount(adminGiveRole, adminGiveRoleHandler(parts));
  mount(adminListPeople, adminListPeopleHandler(parts));
  mount(adminListTokens, adminListTokensHandler(parts));
  mount(adminMakeToken, adminMakeTokenHandler(parts));
  mount(adminWithdrawToken, adminWithdrawTokenHandler(parts));
  serveMedia(context.app, store);

  await context.app.register(async (scope) => mountPublishing(scope, context, parts));
  await context.app.register(async (scope) => mountDealerFiles(scope, context, parts));
}

/** The body of a publish is not parsed here: a thread parses it, after the access check. */
function mountPublishing(scope: FastifyInstance, context: MountContext, parts: ServerParts): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: largestPublishBytes },
    async (_request: unknown, body: Buffer) => body,
  );
  const mount = mounter({ ...context, app: scope });
  mount(unread(adminPublishPrices), adminPublishPricesHandler(parts));
  mount(unread(adminPublishOptions), adminPublishOptionsHandler(parts));
  mount(unread(adminPreviewPrices), adminPreviewPricesHandler(parts));
  mount(unread(adminPreviewOptions), adminPreviewOptionsHandler(parts));
  mount(unread(adminPlanPrices), adminPlanPricesHandler(parts));
  mount(unread(adminPlanOptions), adminPlanOptionsHandler(parts));
}

async function mountDealerFiles(
  scope: FastifyInstance,
  context: MountContext,
  parts: ServerParts,
): Promise<void> {
  await scope.register(fastifyMultipart, {
    limits: { fileSize: largestLogoBytes + 1, files: 1, fields: 0, parts: 1, headerPairs: 50 },
    throwFileSizeLimit: true,
  });
  const mount = mounter({ ...context, app: scope });
  mount(adminUploadLogo, adminUploadLogoHandler(parts));
  scope.addHook('onRoute', (route) => {
    route.bodyLimit = largestDealerBytes;
  });
  mount(adminSaveDealers, adminSaveDealersHandler(parts));
}
