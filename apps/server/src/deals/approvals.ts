import type { RevisionDraft } from '@silowright/contract/revisions';
import { recordIncomingEvents } from '../incoming/incoming-events.ts';
import { ifReadable, readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { staffCaller, staffName, staffOf } from '../platform/http/staff-only.ts';
import type { HandlerOf } from '../server-parts.ts';
import { countRevision, loadBase } from './revision/load-base.ts';
import { revisedContent } from './revision/revised-content.ts';
import { writeRevision } from './revision/write-revision.ts';
import { awaitingRevisions, decideRevision, findRevision } from './store/revisions.ts';

export const adminListApprovalsHandler: HandlerOf<'admin-list-approvals'> =
  ({ store }) =>
  async ({ request }) => {
    const { member, scopes } = staffCaller(request);
    return (await store.read(awaitingRevisions)).flatMap((row) => {
      const draft = ifReadable(() => readStored<RevisionDraft>(storedKinds.draft, row.id, row.draft));
      return draft
        ? [
            {
              id: row.id,
              quotation_id: row.offer_id,
              number: row.title,
              customer: [row.person, row.company].filter(Boolean).join(', '),
              author: row.author,
              asked_at: new Date(row.asked_at).toISOString(),
              discount_percent: row.percent,
              total_in_cents: Number(row.total_cents),
              draft,
              may_decide: scopes.includes('offers:decide') && row.author_id !== member.subject,
            },
          ]
        : [];
    });
  };

/** Another person than the author decides. Approving sends the revision in the same transaction (D29). */
export const adminDecideApprovalHandler: HandlerOf<'admin-decide-approval'> =
  (parts) =>
  async ({ params: { id }, body, request }) => {
    const { store, config, nowMs } = parts;
    const revision = await store.read((db) => findRevision(db, id));
    if (!revision) throw new ApiError('not-found');
    if (revision.author_id === staffOf(request).subject) throw new ApiError('not-allowed');
    const [author, now] = [staffName(request), nowMs()];
    const decided = { decided_by: author, decided_at: now, reason: null };
    const incoming = { kind: 'quotations' as const, incoming_id: revision.offer_id, at: now, author };
    if (!body.approve) {
      const reason = body.reason.trim();
      await store.write(async (db) => {
        if (!(await decideRevision(db, id, { ...decided, state: 'refused', reason }))) {
          throw new ApiError('changed-meanwhile');
        }
        await recordIncomingEvents(db, [{ ...incoming, event: 'approval-refused', details: reason }]);
      });
      return { quotation_id: revision.offer_id };
    }
    const base = await loadBase(store, revision.offer_id);
    const { content } = await revisedContent(
      parts,
      base,
      readStored<RevisionDraft>(storedKinds.draft, id, revision.draft),
      {
        by: revision.author,
        approvedBy: author,
      },
    );
    const { id: quotation_id } = await store.write(async (db) => {
      if (!(await decideRevision(db, id, { ...decided, state: 'sent' }))) {
        throw new ApiError('changed-meanwhile');
      }
      const events = [{ event: 'approval-given' as const, author, details: '' }];
      return writeRevision(db, config, { base: base.row, content, now, events });
    });
    await countRevision(parts, base, content, quotation_id);
    return { quotation_id };
  };
