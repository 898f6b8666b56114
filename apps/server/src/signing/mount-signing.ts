import {
  adminVoidQuotation,
  declineQuotation,
  docusealEvent,
  giveBuyer,
  readSigning,
  readSigningDocument,
  resendQuotation,
  signQuotation,
  signRequest,
} from '@silowright/contract/signing';
import type { Mount } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { adminVoidQuotationHandler } from './admin-void-quotation.ts';
import { declineQuotationHandler } from './decline-quotation.ts';
import { docusealEventHandler } from './docuseal-event.ts';
import { giveBuyerHandler } from './give-buyer.ts';
import { readSigningHandler } from './read-signing.ts';
import { readSigningDocumentHandler } from './read-signing-document.ts';
import { resendQuotationHandler } from './resend-quotation.ts';
import { signQuotationHandler } from './sign-quotation.ts';
import { signRequestHandler } from './sign-request.ts';

export function mountSigning(mount: Mount, parts: ServerParts): void {
  mount(signRequest, signRequestHandler(parts));
  mount(readSigning, readSigningHandler(parts));
  mount(readSigningDocument, readSigningDocumentHandler(parts));
  mount(giveBuyer, giveBuyerHandler(parts));
  mount(signQuotation, signQuotationHandler(parts));
  mount(declineQuotation, declineQuotationHandler(parts));
  mount(resendQuotation, resendQuotationHandler(parts));
  mount(adminVoidQuotation, adminVoidQuotationHandler(parts));
  mount(docusealEvent, docusealEventHandler(parts));
}
