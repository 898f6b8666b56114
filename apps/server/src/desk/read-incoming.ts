import type { IncomingSheet } from '@silowright/contract/incoming-sheet';
import { stateAt } from '@silowright/domain/deal/states';
import { documentById, documentsOf } from '../deals/store/offer-documents.ts';
import { revisionsOf } from '../deals/store/offers.ts';
import { buyersOf } from '../deals/store/signing-events.ts';
import { findIncoming, type IncomingKind, incomingContent } from '../incoming/incoming.ts';
import { findMeeting } from '../meetings/store/meetings.ts';
import type { Db } from '../platform/db/store.ts';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { HandlerOf } from '../server-parts.ts';
import { itemOf, mailAnswer } from './incoming-items.ts';
import { leadSheet, meetingSheet, quotationSheet } from './incoming-sheet.ts';
import { mailsOf, reopenTokenOf } from './store/staff-mails.ts';
import { timelineOf } from './timeline.ts';

export const adminGetIncomingHandler: HandlerOf<'admin-get-incoming'> =
  ({ store, expiryMs, config }) =>
  async ({ params: { kind, id } }) =>
    store.read(async (db) => {
      const row = await findIncoming(db, kind, id);
      const content = row && (await incomingContent(db, kind, id));
      if (!row || !content) throw new ApiError('not-found');
      const mails = await mailsOf(db, kind, [id]);
      const reopenToken = kind === 'quotations' ? await reopenTokenOf(db, id) : null;
      const documents = kind === 'quotations' ? await documentsOf(db, id) : [];
      const revisions = kind === 'quotations' ? await revisionsOf(db, content.dealId) : [];
      return {
        item: itemOf(
          row,
          mails.map(({ state }) => state),
          expiryMs(),
        ),
        handled_by: row.handled_by,
        valid_until: row.valid_until === 0 ? null : new Date(row.valid_until).toISOString(),
        configuration_id: content.configurationId,
        reopen_path: reopenToken === null ? null : `/open/${reopenToken}`,
        sheet: await sheetOf(
          db,
          kind,
          id,
          readStored(kindOf[kind], id, content.content),
          config.companyTimezone,
        ),
        revisions: revisions.map(({ id, title, state, valid_until }) => ({
          id,
          title,
          state: stateAt({ state, valid_until }, expiryMs()),
        })),
        events: await timelineOf(db, row, revisions),
        mails: mails.map(mailAnswer),
        documents: documents.map((document) => ({
          ...document,
          created_at: new Date(document.created_at).toISOString(),
        })),
      };
    });

const kindOf = {
  quotations: storedKinds.quotation,
  leads: storedKinds.lead,
  meetings: storedKinds.meeting,
} as const;

async function sheetOf(
  db: Db,
  kind: IncomingKind,
  id: string,
  content: unknown,
  companyZone: string,
): Promise<IncomingSheet> {
  if (kind === 'quotations') {
    const buyers = await buyersOf(db, [id]);
    return quotationSheet(content as Parameters<typeof quotationSheet>[0], buyers.get(id));
  }
  if (kind === 'leads') return leadSheet(content as Parameters<typeof leadSheet>[0]);
  const meeting = await findMeeting(db, id);
  if (!meeting) throw new ApiError('not-found');
  return meetingSheet(meeting, content as Parameters<typeof meetingSheet>[1], companyZone);
}

export const adminGetDocumentHandler: HandlerOf<'admin-get-document'> =
  ({ store }) =>
  async ({ params, reply }) => {
    const document = await store.read((db) => documentById(db, params.id));
    if (!document) throw new ApiError('not-found');
    reply.header('content-type', document.kind === 'site-photo' ? 'image/jpeg' : 'application/pdf');
    return Buffer.from(document.bytes);
  };
