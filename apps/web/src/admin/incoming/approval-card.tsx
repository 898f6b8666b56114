import Hourglass from 'lucide-react/icons/hourglass';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { CallOutput } from '../../api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReasonForm } from '../../ui/reason-form.tsx';
import { failureText, invalidateCalls, staffCall, useStaffCall } from '../staff-api.ts';
import { staffMoney } from '../staff-money.ts';
import { timeText } from '../time-text.ts';

type Waiting = CallOutput<'admin-list-approvals'>[number];

export interface ApprovalCardProps {
  readonly quotationId: string;
  readonly currency: string;
}

/** The revision of this quotation that waits for another person, with both answers (D29). */
export function ApprovalCard({ quotationId, currency }: ApprovalCardProps) {
  const waiting = useStaffCall('admin-list-approvals', {});
  const own = waiting.data?.find(({ quotation_id }) => quotation_id === quotationId);
  return own ? <Card waiting={own} currency={currency} /> : null;
}

function Card({ waiting, currency }: { readonly waiting: Waiting; readonly currency: string }) {
  const { t, locale, number } = useTexts();
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState('');
  const [isRefusing, setRefusing] = useState(false);
  const { draft } = waiting;
  const decide = async (body: { approve: true } | { approve: false; reason: string }) => {
    setFailure('');
    try {
      const answer = await staffCall('admin-decide-approval', { params: { id: waiting.id }, body });
      await invalidateCalls('admin-list-approvals', 'admin-get-incoming', 'admin-list-incoming');
      navigate(`/admin/quotations/${answer.quotation_id}`);
    } catch (error) {
      setFailure(failureText(error));
    }
  };
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
          total: staffMoney(waiting.total_in_cents, currency),
        })}
      </p>
      <p className="text-sm wrap-anywhere">
        {[draft.discount?.reason, draft.why].filter(Boolean).join(' · ')}
      </p>
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
          </div>
        )
      ) : (
        <p className="text-sm font-bold">{t('admin.approval-waits')}</p>
      )}
    </section>
  );
}
