import { adminChangeIncoming } from './admin-change-incoming.ts';
import { adminChangeMany } from './admin-change-many.ts';
import { adminChooseLanguage } from './admin-choose-language.ts';
import { adminConfirmClock } from './admin-confirm-clock.ts';
import { adminCountIncoming } from './admin-count-incoming.ts';
import { adminCountMails } from './admin-count-mails.ts';
import { adminDecideApproval } from './admin-decide-approval.ts';
import { adminErasePerson } from './admin-erase-person.ts';
import { adminExportIncoming } from './admin-export-incoming.ts';
import { adminExportPerson } from './admin-export-person.ts';
import { adminForgetView } from './admin-forget-view.ts';
import { adminGetClock } from './admin-get-clock.ts';
import { adminGetDealer } from './admin-get-dealer.ts';
import { adminGetDocument } from './admin-get-document.ts';
import { adminGetIncoming } from './admin-get-incoming.ts';
import { adminGetInsight } from './admin-get-insight.ts';
import { adminGetMe } from './admin-get-me.ts';
import { adminGetOptions } from './admin-get-options.ts';
import { adminGetPlan } from './admin-get-plan.ts';
import { adminGetPrices } from './admin-get-prices.ts';
import { adminGetVersion } from './admin-get-version.ts';
import { adminGetWork } from './admin-get-work.ts';
import { adminGiveRole } from './admin-give-role.ts';
import { adminListApprovals } from './admin-list-approvals.ts';
import { adminListColleagues } from './admin-list-colleagues.ts';
import { adminListDealerFigures } from './admin-list-dealer-figures.ts';
import { adminListDealerSaves } from './admin-list-dealer-saves.ts';
import { adminListDealers } from './admin-list-dealers.ts';
import { adminListDeliveries } from './admin-list-deliveries.ts';
import { adminListErasures } from './admin-list-erasures.ts';
import { adminListHistory } from './admin-list-history.ts';
import { adminListIncoming } from './admin-list-incoming.ts';
import { adminListMails } from './admin-list-mails.ts';
import { adminListPeople } from './admin-list-people.ts';
import { adminListPlans } from './admin-list-plans.ts';
import { adminListTokens } from './admin-list-tokens.ts';
import { adminListViews } from './admin-list-views.ts';
import { adminMakeToken } from './admin-make-token.ts';
import { adminPlanOptions } from './admin-plan-options.ts';
import { adminPlanPrices } from './admin-plan-prices.ts';
import { adminPreviewOptions } from './admin-preview-options.ts';
import { adminPreviewPrices } from './admin-preview-prices.ts';
import { adminPreviewRevision } from './admin-preview-revision.ts';
import { adminPrintRevision } from './admin-print-revision.ts';
import { adminPublishOptions } from './admin-publish-options.ts';
import { adminPublishPrices } from './admin-publish-prices.ts';
import { adminSaveDealers } from './admin-save-dealers.ts';
import { adminSaveView } from './admin-save-view.ts';
import { adminSendAgain } from './admin-send-again.ts';
import { adminSendRevision } from './admin-send-revision.ts';
import { adminSettleMails } from './admin-settle-mails.ts';
import { adminTakePlan } from './admin-take-plan.ts';
import { adminUndoDealerSave } from './admin-undo-dealer-save.ts';
import { adminUploadLogo } from './admin-upload-logo.ts';
import { adminVoidQuotation } from './admin-void-quotation.ts';
import { adminWithdrawPlan } from './admin-withdraw-plan.ts';
import { adminWithdrawToken } from './admin-withdraw-token.ts';

/** The calls of the desk. All of them require a staff token (ID-06). */
export const adminEndpoints = [
  adminGetPrices,
  adminPublishPrices,
  adminPreviewPrices,
  adminGetOptions,
  adminPublishOptions,
  adminPreviewOptions,
  adminListHistory,
  adminGetVersion,
  adminPlanPrices,
  adminPlanOptions,
  adminListPlans,
  adminGetPlan,
  adminTakePlan,
  adminWithdrawPlan,
  adminListDealers,
  adminListDealerFigures,
  adminGetDealer,
  adminSaveDealers,
  adminListDealerSaves,
  adminUndoDealerSave,
  adminUploadLogo,
  adminListIncoming,
  adminGetIncoming,
  adminChangeIncoming,
  adminVoidQuotation,
  adminDecideApproval,
  adminListApprovals,
  adminSendRevision,
  adminPrintRevision,
  adminPreviewRevision,
  adminExportIncoming,
  adminGetInsight,
  adminGetWork,
  adminCountIncoming,
  adminChangeMany,
  adminListViews,
  adminSaveView,
  adminForgetView,
  adminListColleagues,
  adminListMails,
  adminCountMails,
  adminListDeliveries,
  adminSendAgain,
  adminSettleMails,
  adminGetDocument,
  adminExportPerson,
  adminErasePerson,
  adminListErasures,
  adminGetClock,
  adminConfirmClock,
  adminGetMe,
  adminChooseLanguage,
  adminListPeople,
  adminGiveRole,
  adminListTokens,
  adminMakeToken,
  adminWithdrawToken,
] as const;
