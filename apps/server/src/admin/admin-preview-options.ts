import type { adminPreviewOptions } from '@silowright/contract/admin-preview-options';
import type { ServerParts } from '../server-parts.ts';
import { answerPreview } from './answer-preview.ts';
import type { UnreadHandler } from './unread-body.ts';

export const adminPreviewOptionsHandler =
  (parts: Pick<ServerParts, 'store'>): UnreadHandler<typeof adminPreviewOptions> =>
  (call) =>
    answerPreview(parts, 'options', call);
