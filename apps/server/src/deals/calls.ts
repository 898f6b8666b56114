import type { CallsOf } from '@silowright/contract/calls';
import type * as comparison from '@silowright/contract/comparison';
import type * as deals from '@silowright/contract/deals';
import type * as engineering from '@silowright/contract/engineering';
import type * as revisions from '@silowright/contract/revisions';
import type * as unitFiles from '@silowright/contract/unit-files';
import type { HandlersOf } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { adminDecideApprovalHandler, adminListApprovalsHandler } from './approvals.ts';
import { comparePositionsHandler } from './compare-positions.ts';
import { createDealOfferHandler } from './create-deal-offer.ts';
import { createOfferHandler } from './create-offer.ts';
import { downloadQuotationHandler, downloadSiteSheetHandler } from './download-pdf.ts';
import { downloadProjectFileHandler, downloadUnitFileHandler } from './download-unit-file.ts';
import { adminPreviewRevisionHandler, adminPrintRevisionHandler } from './preview-revision.ts';
import { priceDealHandler } from './price-deal.ts';
import { engineeringDataHandler, offerSummaryHandler, readSitePhotoHandler } from './read-configuration.ts';
import { copyConfigurationHandler, reopenConfigurationHandler } from './reopen-configuration.ts';
import { adminSendRevisionHandler } from './send-revision.ts';

export const dealsCalls = (
  parts: ServerParts,
): HandlersOf<
  | CallsOf<typeof deals>
  | CallsOf<typeof comparison>
  | CallsOf<typeof unitFiles>
  | CallsOf<typeof engineering>
  | CallsOf<typeof revisions>
> => ({
  'create-offer': createOfferHandler(parts),
  'price-deal': priceDealHandler(parts),
  'compare-positions': comparePositionsHandler(parts),
  'create-deal-offer': createDealOfferHandler(parts),
  'offer-summary': offerSummaryHandler(parts),
  'download-quotation': downloadQuotationHandler(parts),
  'download-site-sheet': downloadSiteSheetHandler(parts),
  'download-unit-file': downloadUnitFileHandler(parts),
  'download-project-file': downloadProjectFileHandler(parts),
  'reopen-configuration': reopenConfigurationHandler(parts),
  'copy-configuration': copyConfigurationHandler(parts),
  'read-site-photo': readSitePhotoHandler(parts),
  'engineering-data': engineeringDataHandler(parts),
  'admin-preview-revision': adminPreviewRevisionHandler(parts),
  'admin-print-revision': adminPrintRevisionHandler(parts),
  'admin-send-revision': adminSendRevisionHandler(parts),
  'admin-list-approvals': adminListApprovalsHandler(parts),
  'admin-decide-approval': adminDecideApprovalHandler(parts),
});
