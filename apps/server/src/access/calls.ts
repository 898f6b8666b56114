import type * as access from '@silowright/contract/access';
import type { CallsOf } from '@silowright/contract/calls';
import type { HandlersOf } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { adminConfirmClockHandler, adminGetClockHandler } from './clock.ts';
import {
  adminChooseLanguageHandler,
  adminGetMeHandler,
  adminGiveRoleHandler,
  adminListColleaguesHandler,
  adminListPeopleHandler,
} from './people.ts';
import { adminListTokensHandler, adminMakeTokenHandler, adminWithdrawTokenHandler } from './tokens.ts';

export const accessCalls = (parts: ServerParts): HandlersOf<CallsOf<typeof access>> => ({
  'admin-get-me': adminGetMeHandler(parts),
  'admin-choose-language': adminChooseLanguageHandler(parts),
  'admin-list-colleagues': adminListColleaguesHandler(parts),
  'admin-list-people': adminListPeopleHandler(parts),
  'admin-give-role': adminGiveRoleHandler(parts),
  'admin-list-tokens': adminListTokensHandler(parts),
  'admin-make-token': adminMakeTokenHandler(parts),
  'admin-withdraw-token': adminWithdrawTokenHandler(parts),
  'admin-get-clock': adminGetClockHandler(parts),
  'admin-confirm-clock': adminConfirmClockHandler(parts),
});
