import type {
  adminGetIncoming,
  adminListIncoming,
  IncomingItem,
  StaffMail,
} from '@silowright/contract/admin-incoming';
import type { IncomingSheet, UnitPicture } from '@silowright/contract/incoming-sheet';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import {
  documentsOf,
  findIncoming,
  frozenOffers,
  type IncomingKind,
  type IncomingQuestion,
  type IncomingRow,
  incomingContent,
  listIncoming,
} from '../store/incoming.ts';
import { incomingEvents } from '../store/incoming-events.ts';
import { findMeeting } from '../store/meetings.ts';
import { mailsOf, parentOf, reopenTokenOf, type StaffMailRow } from '../store/staff-mails.ts';
import type { Db } from '../store/store.ts';
import { leadSheet, meetingSheet, quotationSheet, unitPictureOf } from './incoming-sheet.ts';

type Parts = Pick<ServerParts, 'store' | 'expiryMs' | 'config'>;

export const listIncomingHandler =
  ({ store, expiryMs }: Parts): Handler<typeof adminListIncoming> =>
  async ({ params: { kind }, query }) => {
    const limit = Number(query.limit ?? 50);
    const question = { kind, search: query.search, filter: query.state, limit: limit + 1, nowMs: expiryMs() };
    const after = readCursor(query.after);
    const before = readCursor(query.before);
    return store.read(async (db) => {
      const items = await readPage(db, { ...question, after, before });
      const isBackwards = after === undefined && before !== undefined;
      // Fewer newer ones than a page: the newest page itself.
      if (isBackwards && items.length <= limit) return pageOf(db, kind, await readPage(db, question), limit);
      const page = isBackwards ? items.slice(-limit) : items;
      return pageOf(db, kind, page, limit, {
        hasNewer: after !== undefined || isBackwards,
        hasOlder: isBackwards,
      });
    });
  };

/** A page of at most `limit`, with the ways to both sides. */
async function pageOf(
  db: Db,
  kind: IncomingKind,
  items: readonly IncomingItem[],
  limit: number,
  { hasNewer, hasOlder } = { hasNewer: false, hasOlder: false },
) {
  const page = items.slice(0, limit);
  const units = kind === 'quotations' ? await unitsOf(db, page) : undefined;
  return {
    items: page.map((item) => ({ ...item, unit: units?.get(item.id) ?? null })),
    previous: hasNewer ? cursorOf(page[0]) : null,
    next: hasOlder || items.length > limit ? cursorOf(page.at(-1)) : null,
  };
}

const cursorOf = (item: IncomingItem | undefined): string | null =>
  item ? `${Date.parse(item.created_at)}.${item.id}` : null;

/** Drawn beside each quotation; read for the page only. */
async function unitsOf(db: Db, page: readonly IncomingItem[]): Promise<Map<string, UnitPicture | null>> {
  const offers = await frozenOffers(
    db,
    page.map(({ id }) => id),
  );
  return new Map(offers.map(({ id, frozen }) => [id, unitPictureOf(JSON.parse(frozen))]));
}

/** A page with the state of its mails; one more question, whatever the size of the page. */
export async function readPage(db: Db, question: IncomingQuestion): Promise<IncomingItem[]> {
  const rows = await listIncoming(db, question);
  const mails = await mailsOf(
    db,
    question.kind,
    rows.map(({ id }) => id),
  );
  const states = new Map<string, StaffMailRow['state'][]>();
  for (const mail of mails) {
    const id = parentOf(mail)?.id ?? '';
    states.set(id, [...(states.get(id) ?? []), mail.state]);
  }
  return rows.map((row) => itemOf(row, states.get(row.id) ?? [], question.nowMs));
}

function readCursor(text: string | undefined): IncomingQuestion['after'] {
  if (text === undefined) return undefined;
  const [, createdAt, id] = /^(\d{1,15})\.(.+)$/.exec(text) ?? [];
  if (!createdAt || !id) throw new ApiError('bad-request');
  return { createdAt: Number(createdAt), id };
}

const worstFirst = ['dead', 'held', 'sending', 'waiting', 'discarded', 'sent', 'listed'] as const;

function itemOf(row: IncomingRow, mails: readonly StaffMailRow['state'][], nowMs: number): IncomingItem {
  return {
    id: row.id,
    created_at: new Date(row.created_at).toISOString(),
    title: row.title,
    person: row.person,
    company: row.company,
    email: row.email,
    project: row.project,
    subject: row.subject,
    total_in_cents: row.total_cents,
    state: stateOf(row, nowMs),
    handled: row.handled === 1,
    assigned_to: row.assigned_to,
    mail: worstFirst.find((state) => mails.includes(state)) ?? null,
  };
}

function stateOf({ offer_state, valid_until }: IncomingRow, nowMs: number): IncomingItem['state'] {
  if (offer_state === null) return 'received';
  if (offer_state !== 'open') return offer_state;
  return valid_until !== null && valid_until < nowMs ? 'expired' : 'open';
}

export const mailAnswer = (mail: StaffMailRow): StaffMail => ({
  id: mail.id,
  kind: mail.kind,
  recipient: mail.recipient,
  recipient_role: mail.recipient_role,
  state: mail.state,
  attempts: mail.attempts,
  last_error: mail.last_error,
  created_at: new Date(mail.created_at).toISOString(),
  sent_at: mail.sent_at === null ? null : new Date(mail.sent_at).toISOString(),
});

export const getIncomingHandler =
  ({ store, expiryMs, config }: Parts): Handler<typeof adminGetIncoming> =>
  async ({ params: { kind, id } }) =>
    store.read(async (db) => {
      const row = await findIncoming(db, kind, id);
      const content = row && (await incomingContent(db, kind, id));
      if (!row || !content) throw new ApiError('not-found');
      const mails = await mailsOf(db, kind, [id]);
      const reopenToken = kind === 'quotations' ? await reopenTokenOf(db, id) : null;
      const documents = kind === 'quotations' ? await documentsOf(db, id) : [];
      const arrived = { at: row.created_at, event: 'arrived' as const, author: '', details: '' };
      const events = [arrived, ...(await incomingEvents(db, kind, id))];
      return {
        item: itemOf(
          row,
          mails.map(({ state }) => state),
          expiryMs(),
        ),
        note: row.note,
        handled_by: row.handled_by,
        valid_until: row.valid_until === null ? null : new Date(row.valid_until).toISOString(),
        configuration_id: content.configurationId,
        reopen_path: reopenToken === null ? null : `/open/${reopenToken}`,
        sheet: await sheetOf(db, kind, id, JSON.parse(content.content), config.companyTimezone),
        events: events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
        mails: mails.map(mailAnswer),
        documents: documents.map((document) => ({
          ...document,
          created_at: new Date(document.created_at).toISOString(),
        })),
      };
    });

async function sheetOf(
  db: Db,
  kind: IncomingKind,
  id: string,
  content: unknown,
  companyZone: string,
): Promise<IncomingSheet> {
  if (kind === 'quotations') return quotationSheet(content as Parameters<typeof quotationSheet>[0]);
  if (kind === 'leads') return leadSheet(content as Parameters<typeof leadSheet>[0]);
  const meeting = await findMeeting(db, id);
  if (!meeting) throw new ApiError('not-found');
  return meetingSheet(meeting, content as Parameters<typeof meetingSheet>[1], companyZone);
}
