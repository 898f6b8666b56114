import type { CallsOf } from '@silowright/contract/calls';
import type * as dealers from '@silowright/contract/dealers';
import type { HandlersOf } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import {
  adminGetDealerHandler,
  adminListDealerFiguresHandler,
  adminListDealersHandler,
} from './read-dealers.ts';
import {
  adminListDealerSavesHandler,
  adminSaveDealersHandler,
  adminUndoDealerSaveHandler,
} from './save-dealers.ts';
import { adminUploadLogoHandler } from './upload-logo.ts';

export const dealersCalls = (parts: ServerParts): HandlersOf<CallsOf<typeof dealers>> => ({
  'admin-list-dealers': adminListDealersHandler(parts),
  'admin-list-dealer-figures': adminListDealerFiguresHandler(parts),
  'admin-get-dealer': adminGetDealerHandler(parts),
  'admin-save-dealers': adminSaveDealersHandler(parts),
  'admin-list-dealer-saves': adminListDealerSavesHandler(parts),
  'admin-undo-dealer-save': adminUndoDealerSaveHandler(parts),
  'admin-upload-logo': adminUploadLogoHandler(parts),
});
