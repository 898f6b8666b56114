import type { CallsOf } from '@silowright/contract/calls';
import type * as insight from '@silowright/contract/insight';
import type { HandlersOf } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { adminGetInsightHandler } from './insight.ts';

export const insightCalls = (parts: ServerParts): HandlersOf<CallsOf<typeof insight>> => ({
  'admin-get-insight': adminGetInsightHandler(parts),
});
