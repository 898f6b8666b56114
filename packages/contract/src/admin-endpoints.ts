import { adminConfirmClock, adminGetClock } from './admin-clock.ts';
import {
  adminListDealerSaves,
  adminListDealers,
  adminSaveDealers,
  adminUndoDealerSave,
  adminUploadLogo,
} from './admin-dealers.ts';
import { adminGetOptions } from './admin-get-options.ts';
import { adminGetPrices } from './admin-get-prices.ts';
import {
  adminChangeIncoming,
  adminExportIncoming,
  adminGetDocument,
  adminGetIncoming,
  adminListIncoming,
  adminListMails,
  adminSendAgain,
} from './admin-incoming.ts';
import { adminGetVersion, adminListHistory } from './admin-list-history.ts';
import { adminPreviewOptions, adminPreviewPrices } from './admin-preview-publish.ts';
import { adminErasePerson, adminExportPerson, adminListErasures } from './admin-privacy.ts';
import { adminPublishOptions } from './admin-publish-options.ts';
import { adminPublishPrices } from './admin-publish-prices.ts';
import { adminSettleMails } from './admin-settle-mails.ts';
import { adminVoidQuotation } from './admin-void-quotation.ts';

/** The calls of the back office. All of them require a staff token (ID-06). */
export const adminEndpoints = [
  adminGetPrices,
  adminPublishPrices,
  adminPreviewPrices,
  adminGetOptions,
  adminPublishOptions,
  adminPreviewOptions,
  adminListHistory,
  adminGetVersion,
  adminListDealers,
  adminSaveDealers,
  adminListDealerSaves,
  adminUndoDealerSave,
  adminUploadLogo,
  adminListIncoming,
  adminGetIncoming,
  adminChangeIncoming,
  adminVoidQuotation,
  adminExportIncoming,
  adminListMails,
  adminSendAgain,
  adminSettleMails,
  adminGetDocument,
  adminExportPerson,
  adminErasePerson,
  adminListErasures,
  adminGetClock,
  adminConfirmClock,
] as const;
