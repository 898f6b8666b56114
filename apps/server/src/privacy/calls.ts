import type { CallsOf } from '@silowright/contract/calls';
import type * as privacy from '@silowright/contract/privacy';
import type { HandlersOf } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { adminErasePersonHandler, adminExportPersonHandler, adminListErasuresHandler } from './person.ts';

export const privacyCalls = (parts: ServerParts): HandlersOf<CallsOf<typeof privacy>> => ({
  'admin-export-person': adminExportPersonHandler(parts),
  'admin-erase-person': adminErasePersonHandler(parts),
  'admin-list-erasures': adminListErasuresHandler(parts),
});
