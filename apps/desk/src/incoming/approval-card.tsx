import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { ReasonForm } from '@silowright/ui/parts/reason-form.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Hourglass from 'lucide-react/icons/hourglass';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useMay } from '../access/may.tsx';
import { invalidateCalls, staffCall, useStaffCall } from '../calls/staff-api.ts';
import { timeText } from '../parts/formats.ts';
import { Facts } from '../parts/page-parts.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import { ApprovalChanges } from './approval-changes.tsx';
import { useRevisionPdf } from './revision-pdf.tsx';

type Waiting = CallOutput<'admin-list-approvals'>[number];

/** The revision of this quotation that waits for another person, with both answers (D29). */
export function ApprovalCard({ quotationId }: { readonly quotationId: string }) {
  const waiting = useStaffCall('admin-list-approvals', {});
  const own = waiting.data?.find(({ quotation_id }) => quotation_id === quotationId);
  return own ? <Card key={own.id} waiting={own} /> : null;
}

function Card({ waiting }: { readonly waiting: Waiting }) {
  const { t, locale, number } = useTexts();
  const [, navigate] = useLocation();
  const { failure, attempt } = useAttempt();
  const [isRefusing, setRefusing] = useState(false);
  const pdf = useRevisionPdf(waiting.quotation_id);
  const { draft } = waiting;
  const ofDraft = { params: { id: waiting.quotation_id }, body: { draft } };
  const may = useMay();
  const preview = useStaffCall('admin-preview-revision', ofDraft, { enabled: may('incoming:write') });
  const reasons = (
    [
      [t('admin.revise-why'), draft.why],
      [t('admin.approval-reason-discount'), draft.discount?.reason],
      [t('admin.approval-reason-transport'), draft.transport?.note],
    ] as const
  ).filter(([, text]) => text);
  const decide = (body: { approve: true } | { approve: false; reason: string }) =>
    attempt(async () => {
      const answer = await staffCall('admin-decide-approval', { params: { id: waiting.id }, body });
      await invalidateCalls('admin-list-approvals', 'admin-get-incoming', 'admin-list-incoming');
      navigate(`/admin/quotations/${answer.quotation_id}`);
    });
  return (
    <section
      aria-labelledby="approval"
      className="mb-6 flex flex-col gap-3 rounded-surface border border-brand bg-brand-tint p-4"
    >
      <h2 id="approval" className="flex items-center gap-2 text-lg">
        <Hourglass aria-hidden="true" size={18} />
        {t('admin.approval-title', { percent: number(waiting.discount_percent, 2) })}
      </h2>
      <p className="text-sm">
        {t('admin.approval-about', {
          author: waiting.author,
          time: timeText(locale, waiting.asked_at),
        })}
      </p>
      <Facts facts={reasons} />
      {preview.data && <ApprovalChanges preview={preview.data} />}
      {failure && <Notice kind="error">{failure}</Notice>}
      {waiting.may_decide ? (
        isRefusing ? (
          <ReasonForm
            id="refusal"
            about={t('admin.approval-refuse-about')}
            label={t('admin.approval-reason')}
            missing={t('admin.void-reason-missing')}
            action={t('admin.approval-refuse')}
            className="gap-3"
            onReason={(reason) => void decide({ approve: false, reason })}
          >
            <Button look="secondary" onClick={() => setRefusing(false)}>
              {t('admin.cancel')}
            </Button>
          </ReasonForm>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void decide({ approve: true })}>{t('admin.approval-approve')}</Button>
            <Button look="secondary" onClick={() => setRefusing(true)}>
              {t('admin.approval-refuse')}
            </Button>
            {pdf.button(() => void attempt(() => pdf.print(draft)))}
          </div>
        )
      ) : (
        <p className="text-sm font-bold">{t('admin.approval-waits')}</p>
      )}
      {pdf.pages}
    </section>
  );
}
