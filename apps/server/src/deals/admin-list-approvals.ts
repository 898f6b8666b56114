import type { adminListApprovals, RevisionDraft } from '@silowright/contract/revisions';
import { ifReadable, readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import type { Handler } from '../platform/http/mount.ts';
import { staffCaller } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { awaitingRevisions } from './store/revisions.ts';

export const adminListApprovalsHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminListApprovals> =>
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
