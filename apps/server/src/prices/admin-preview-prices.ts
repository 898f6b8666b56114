import type { adminPreviewPrices } from '@silowright/contract/prices';
import type { UnreadHandler } from '../platform/http/unread-body.ts';
import type { ServerParts } from '../server-parts.ts';
import { answerPreview } from './answer-preview.ts';

export const adminPreviewPricesHandler =
  (parts: Pick<ServerParts, 'store'>): UnreadHandler<typeof adminPreviewPrices> =>
  (call) =>
    answerPreview(parts, 'base', call);
