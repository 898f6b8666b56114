import type {
  adminChangeIncoming,
  adminGetIncoming,
  adminListIncoming,
  IncomingItem,
  StaffMail,
} from '@silowright/contract/admin-incoming';
import type { ServerParts } from '../app.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { staffName } from '../http/staff-only.ts';
import {
  changeIncoming,
  changeOffer,
  documentsOf,
  findIncoming,
  type IncomingKind,
  type IncomingQuestion,
  type IncomingRow,
  incomingContent,
  listIncoming,
} from '../store/incoming.ts';
import { mailsOf, parentOf, reopenTokenOf, type StaffMailRow } from '../store/staff-mails.ts';
import type { Db } from '../store/store.ts';
import { describeContent } from './describe-content.ts';

type Parts = Pick<ServerParts, 'store' | 'nowMs'>;

export const listIncomingHandler =
  ({ store, nowMs }: Parts): Handler<typeof adminListIncoming> =>
  async ({ params, query }) => {
    const limit = Number(query.limit ?? 50);
    const items = await store.read((db) =>
      readPage(db, {
        kind: params.kind,
        search: query.search,
        filter: query.state,
        after: readCursor(query.after),
        limit: limit + 1,
        nowMs: nowMs(),
      }),
    );
    const page = items.slice(0, limit);
    const last = items.length > limit ? page.at(-1) : undefined;
    return { items: page, next: last ? `${Date.parse(last.created_at)}.${last.id}` : null };
  };

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

const worstFirst = ['dead', 'held', 'sending', 'waiting', 'sent'] as const;

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
  if (offer_state === 'signed' || offer_state === 'declined' || offer_state === 'withdrawn')
    return offer_state;
  if (offer_state === null) return 'received';
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
  ({ store, nowMs }: Parts): Handler<typeof adminGetIncoming> =>
  async ({ params: { kind, id } }) =>
    store.read(async (db) => {
      const row = await findIncoming(db, kind, id);
      const content = row && (await incomingContent(db, kind, id));
      if (!row || !content) throw new ApiError('not-found');
      const mails = await mailsOf(db, kind, [id]);
      const reopenToken = kind === 'quotations' ? await reopenTokenOf(db, id) : null;
      const documents = kind === 'quotations' ? await documentsOf(db, id) : [];
      return {
        item: itemOf(
          row,
          mails.map(({ state }) => state),
          nowMs(),
        ),
        note: row.note,
        handled_by: row.handled_by,
        valid_until: row.valid_until === null ? null : new Date(row.valid_until).toISOString(),
        configuration_id: content.configurationId,
        reopen_path: reopenToken === null ? null : `/open/${reopenToken}`,
        fields: describeContent(JSON.parse(content.content)),
        mails: mails.map(mailAnswer),
        documents: documents.map((document) => ({
          ...document,
          created_at: new Date(document.created_at).toISOString(),
        })),
      };
    });

const dayMs = 86_400_000;

export const changeIncomingHandler =
  ({ store, nowMs }: Parts): Handler<typeof adminChangeIncoming> =>
  async ({ params: { kind, id }, body, request }) => {
    const author = staffName(request);
    await store.write(async (db) => {
      if (!(await findIncoming(db, kind, id))) throw new ApiError('not-found');
      await changeIncoming(db, kind, id, {
        ...(body.handled !== undefined && {
          handled: body.handled ? 1 : 0,
          handled_by: body.handled ? author : null,
        }),
        ...(body.assigned_to !== undefined && { assigned_to: body.assigned_to }),
        ...(body.note !== undefined && { note: body.note }),
      });
      await changeOfferOf(db, kind, id, body, nowMs());
    });
    return { ok: true };
  };

async function changeOfferOf(
  db: Db,
  kind: IncomingKind,
  id: string,
  body: { readonly withdraw?: true | undefined; readonly extend_days?: number | undefined },
  nowMs: number,
): Promise<void> {
  if (!body.withdraw && body.extend_days === undefined) return;
  if (kind !== 'quotations') throw new ApiError('bad-request');
  const changed = await changeOffer(db, id, {
    ...(body.withdraw && { state: 'withdrawn' as const }),
    ...(body.extend_days !== undefined && { valid_until: nowMs + body.extend_days * dayMs }),
  });
  if (!changed) throw new ApiError('offer-closed');
}
