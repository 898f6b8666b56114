import { randomUUIDv7 } from 'node:crypto';
import { scopesOfRole } from '@silowright/contract/staff-scopes';
import { roleOf } from '../access/staff-access.ts';
import { listStaffMembers } from '../access/store/staff-members.ts';
import { recordIncomingEvents } from '../incoming/incoming-events.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/store.ts';
import { writeStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { staffCaller, staffName } from '../platform/http/staff-only.ts';
import { queueMessage } from '../platform/jobs/queue-message.ts';
import type { HandlerOf } from '../server-parts.ts';
import { type AskedApproval, queuedForm } from './mails/approval-mail.ts';
import { printedNumber } from './paper/quotation.ts';
import { approvalLimit, needsApproval } from './revision/approval-limit.ts';
import { changesOf } from './revision/changes-of.ts';
import { countRevision, loadBase } from './revision/load-base.ts';
import { revisedContent } from './revision/revised-content.ts';
import { issuedNow, lockForRevision, writeRevision } from './revision/write-revision.ts';
import { insertRevision, outdateRevisions } from './store/revisions.ts';

/** Beyond the limit of the role nothing is sent before another person agrees (D29). */
export const adminSendRevisionHandler: HandlerOf<'admin-send-revision'> =
  (parts) =>
  async ({ params: { id }, body: { draft }, request }) => {
    const { store, config, nowMs } = parts;
    const loaded = await loadBase(store, id);
    const { row: base } = loaded;
    const author = staffName(request);
    const { member, role } = staffCaller(request);
    const { content, saved } = await revisedContent(parts, loaded, draft, { by: author });
    const now = nowMs();
    if (!needsApproval(saved, approvalLimit(config, role))) {
      const sent = await store.write((db) => writeRevision(db, config, { base, content, now }));
      await countRevision(parts, loaded, content, sent.id);
      return { outcome: 'sent', ...sent };
    }
    await store.write(async (db) => {
      await lockForRevision(db, base, now);
      await outdateRevisions(db, base.deal_id);
      await insertRevision(db, {
        id: randomUUIDv7(),
        offer_id: id,
        deal_id: base.deal_id,
        configuration_id: base.configuration_id,
        state: 'awaiting',
        draft: writeStored(storedKinds.draft, draft),
        percent: saved.percent,
        total_cents: content.totalCents,
        author,
        author_id: member.subject,
        asked_at: now,
        decided_by: null,
        decided_at: null,
        reason: null,
      });
      await recordIncomingEvents(db, [
        {
          kind: 'quotations',
          incoming_id: id,
          event: 'approval-asked',
          at: now,
          author,
          details: draft.why.trim(),
        },
      ]);
      const asked: AskedApproval = {
        offerId: id,
        number: printedNumber(base),
        author,
        percent: saved.percent,
        freeLines: saved.freeLines,
        beforeCents: loaded.quotation.totalCents,
        totalCents: content.totalCents,
        currency: content.currency,
        changes: changesOf(loaded.quotation, content),
        reasons: {
          revision: draft.why.trim(),
          discount: draft.discount?.reason.trim() ?? '',
          transport: draft.transport?.note.trim() ?? '',
        },
        quotation: queuedForm({ ...content, ...issuedNow(base, config, now) }),
      };
      for (const recipient of await approversBesides(db, config, author)) {
        await queueMessage(
          db,
          {
            kind: 'approval-asked',
            offerId: id,
            recipient,
            recipientRole: 'sales',
            payload: asked,
            state: 'waiting',
          },
          now,
        );
      }
    });
    return { outcome: 'awaits-approval', id, number: printedNumber(base) };
  };

/** A company has few; this bounds the mails of one request. */
const maxApprovers = 20;

/** Addresses of the colleagues who may decide; nobody approves their own. */
async function approversBesides(
  db: Db,
  { staffDefaultRole }: Pick<Config, 'staffDefaultRole'>,
  author: string,
): Promise<readonly string[]> {
  const members = await listStaffMembers(db);
  const addresses = members.flatMap((member) => {
    const { role } = roleOf(member, staffDefaultRole);
    const mayDecide = role !== 'none' && scopesOfRole[role].some((scope) => scope === 'offers:decide');
    return mayDecide && member.email && member.email !== author ? [member.email] : [];
  });
  return [...new Set(addresses)].slice(0, maxApprovers);
}
