import type { adminPrintRevision } from '@silowright/contract/revisions';
import type { Handler } from '../platform/http/mount.ts';
import { staffName } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { printedNumber } from './paper/quotation.ts';
import { draftPdf } from './paper/quotation-document.ts';
import { loadBase } from './revision/load-base.ts';
import { revisedContent } from './revision/revised-content.ts';
import { issuedNow } from './revision/write-revision.ts';

type Parts = Pick<ServerParts, 'store' | 'config' | 'catalogue' | 'catalogues' | 'texts' | 'pdf' | 'nowMs'>;

/** The same page as the customer will get; its links carry no token. */
export const adminPrintRevisionHandler =
  (parts: Parts): Handler<typeof adminPrintRevision> =>
  async ({ params: { id }, body, request, reply }) => {
    const { config, store, nowMs } = parts;
    const base = await loadBase(store, id);
    const { content } = await revisedContent(parts, base, body.draft, { by: staffName(request) });
    const quotation = { ...content, ...issuedNow(base.row, config, nowMs()) };
    const made = await draftPdf(parts, quotation);
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${printedNumber(quotation)}.pdf"`,
      'cache-control': 'private, no-store',
    });
    return Buffer.from(made);
  };
