import type { adminPreviewOptions } from '@silowright/contract/prices';
import type { UnreadHandler } from '../platform/http/unread-body.ts';
import type { ServerParts } from '../server-parts.ts';
import { answerPreview } from './answer-preview.ts';

export const adminPreviewOptionsHandler =
  (parts: Pick<ServerParts, 'store'>): UnreadHandler<typeof adminPreviewOptions> =>
  (call) =>
    answerPreview(parts, 'options', call);
