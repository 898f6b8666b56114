import type { CallsOf } from '@silowright/contract/calls';
import type * as signing from '@silowright/contract/signing';
import type { HandlersOf } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { giveBuyerHandler } from './buyer.ts';
import { priceChoiceHandler } from './choice.ts';
import { docusealEventHandler } from './docuseal-event.ts';
import { readSigningHandler } from './read-signing.ts';
import { readSigningDocumentHandler } from './read-signing-document.ts';
import { resendQuotationHandler } from './resend-quotation.ts';
import { declineQuotationHandler, signQuotationHandler } from './sign-quotation.ts';
import { signRequestHandler } from './sign-request.ts';
import { adminVoidQuotationHandler } from './void-quotation.ts';

export const signingCalls = (parts: ServerParts): HandlersOf<CallsOf<typeof signing>> => ({
  'sign-request': signRequestHandler(parts),
  'read-signing': readSigningHandler(parts),
  'read-signing-document': readSigningDocumentHandler(parts),
  'give-buyer': giveBuyerHandler(parts),
  'price-choice': priceChoiceHandler(parts),
  'sign-quotation': signQuotationHandler(parts),
  'decline-quotation': declineQuotationHandler(parts),
  'resend-quotation': resendQuotationHandler(parts),
  'docuseal-event': docusealEventHandler(parts),
  'admin-void-quotation': adminVoidQuotationHandler(parts),
});
