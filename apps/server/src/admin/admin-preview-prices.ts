import type { adminPreviewPrices } from '@silowright/contract/admin-preview-prices';
import type { ServerParts } from '../server-parts.ts';
import { answerPreview } from './answer-preview.ts';
import type { UnreadHandler } from './unread-body.ts';

export const adminPreviewPricesHandler =
  (parts: Pick<ServerParts, 'store'>): UnreadHandler<typeof adminPreviewPrices> =>
  (call) =>
    answerPreview(parts, 'base', call);
