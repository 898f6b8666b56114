import { stageOf } from '@silowright/domain/deal/states';
import { printedNumber } from '../deals/paper/quotation.ts';
import { pdfOfOffer } from '../deals/paper/quotation-document.ts';
import { recordSigningEvent } from '../deals/store/signing-events.ts';
import { readDocument } from '../platform/db/documents.ts';
import type { HandlerOf } from '../server-parts.ts';
import { callerOf, findSigning, isOpen } from './find-signing.ts';

/**
 * Returns the document to be signed; the first reading by the mail's link is recorded for the audit page (D10). The
 * signed file shows who signed from where, so only the holder of the token gets it (D25).
 */
export const readSigningDocumentHandler: HandlerOf<'read-signing-document'> = (parts) => async (call) => {
  const { store, nowMs } = parts;
  const signing = await findSigning(parts, call);
  const { row, quotation, token } = signing;
  const signed =
    stageOf(row.state) === 'won' && token !== undefined
      ? await store.read((db) => readDocument(db, row.id, 'signed'))
      : undefined;
  const pdf = signed ?? (await pdfOfOffer(parts, row));
  if (token !== undefined && isOpen(signing, parts.expiryMs())) {
    const { address, browser } = callerOf(call.request);
    await store.write((db) =>
      recordSigningEvent(db, {
        offer_id: row.id,
        event: 'opened',
        at: nowMs(),
        address,
        browser,
        details: '{}',
      }),
    );
  }
  call.reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${printedNumber(quotation)}.pdf"`,
    'cache-control': 'private, no-store',
  });
  return Buffer.from(pdf);
};
