import type { CallsOf } from '@silowright/contract/calls';
import type * as desk from '@silowright/contract/desk';
import type * as mails from '@silowright/contract/mails';
import type { HandlersOf } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { adminChangeIncomingHandler } from './change-incoming.ts';
import { adminChangeManyHandler } from './change-many.ts';
import { adminExportIncomingHandler } from './export-incoming.ts';
import { adminCountIncomingHandler, adminListIncomingHandler } from './list-incoming.ts';
import {
  adminCountMailsHandler,
  adminListDeliveriesHandler,
  adminListMailsHandler,
  adminSendAgainHandler,
  adminSettleMailsHandler,
} from './mails.ts';
import { adminGetDocumentHandler, adminGetIncomingHandler } from './read-incoming.ts';
import { adminForgetViewHandler, adminListViewsHandler, adminSaveViewHandler } from './views.ts';
import { adminGetWorkHandler } from './work.ts';

export const deskCalls = (parts: ServerParts): HandlersOf<CallsOf<typeof desk> | CallsOf<typeof mails>> => ({
  'admin-list-incoming': adminListIncomingHandler(parts),
  'admin-get-incoming': adminGetIncomingHandler(parts),
  'admin-count-incoming': adminCountIncomingHandler(parts),
  'admin-change-incoming': adminChangeIncomingHandler(parts),
  'admin-change-many': adminChangeManyHandler(parts),
  'admin-export-incoming': adminExportIncomingHandler(parts),
  'admin-get-document': adminGetDocumentHandler(parts),
  'admin-list-views': adminListViewsHandler(parts),
  'admin-save-view': adminSaveViewHandler(parts),
  'admin-forget-view': adminForgetViewHandler(parts),
  'admin-get-work': adminGetWorkHandler(parts),
  'admin-list-mails': adminListMailsHandler(parts),
  'admin-count-mails': adminCountMailsHandler(parts),
  'admin-list-deliveries': adminListDeliveriesHandler(parts),
  'admin-send-again': adminSendAgainHandler(parts),
  'admin-settle-mails': adminSettleMailsHandler(parts),
});
