import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { ReasonForm } from '@silowright/ui/parts/reason-form.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Hourglass from 'lucide-react/icons/hourglass';
import { Fragment, lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useMay } from '../access/may.tsx';
import { failureText, invalidateCalls, staffCall, staffSend, useStaffCall } from '../calls/staff-api.ts';
import { timeText } from '../parts/formats.ts';
import { ApprovalChanges } from './approval-changes.tsx';

const PdfPages = lazy(() =>
  import('@silowright/ui/parts/pdf-pages.tsx').then((module) => ({ default: module.PdfPages })),
);

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
  const [failure, setFailure] = useState('');
  const [isRefusing, setRefusing] = useState(false);
  const [pdf, setPdf] = useState<Uint8Array>();
  const { draft } = waiting;
  const ofDraft = { params: { id: waiting.quotation_id }, body: { draft } };
  const may = useMay();
  const preview = useStaffCall('admin-preview-revision', ofDraft, { enabled: may('incoming:write') });
  const reasons = [
    [t('admin.revise-why'), draft.why],
    [t('admin.approval-reason-discount'), draft.discount?.reason],
    [t('admin.approval-reason-transport'), draft.transport?.note],
  ].filter(([, text]) => text);
  const print = async () => {
    setFailure('');
    try {
      const response = await staffSend('admin-print-revision', ofDraft);
      setPdf(new Uint8Array(await response.arrayBuffer()));
    } catch (error) {
      setFailure(failureText(error));
    }
  };
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
        })}
      </p>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
        {reasons.map(([label, text]) => (
          <Fragment key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="mb-1 wrap-anywhere sm:mb-0">{text}</dd>
          </Fragment>
        ))}
      </dl>
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
            <Button look="secondary" onClick={() => void print()}>
              {t(pdf ? 'admin.revise-pdf-again' : 'admin.revise-pdf')}
            </Button>
          </div>
        )
      ) : (
        <p className="text-sm font-bold">{t('admin.approval-waits')}</p>
      )}
      {pdf && (
        <Suspense fallback={null}>
          <div className="rounded-surface bg-sunken p-3">
            <PdfPages bytes={pdf} />
          </div>
        </Suspense>
      )}
    </section>
  );
}
