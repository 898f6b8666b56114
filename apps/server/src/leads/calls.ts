import type { CallsOf } from '@silowright/contract/calls';
import type * as leads from '@silowright/contract/leads';
import type { HandlersOf } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { createLeadHandler } from './create-lead.ts';

export const leadsCalls = (parts: ServerParts): HandlersOf<CallsOf<typeof leads>> => ({
  'create-lead': createLeadHandler(parts),
});
