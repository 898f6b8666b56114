import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { ApiError } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { invalidateCalls, staffCall } from '../../calls/staff-api.ts';
import type { ListKind } from '../../parts/list-choice.tsx';
import { RowButton } from '../../parts/page-parts.tsx';
import { RefusalLines, RefusalText } from '../refusal-notice.tsx';
import { usePublish } from '../use-publish.ts';

export interface PublishAgainProps {
  readonly kind: ListKind;
  readonly segment: PricedSegment;
  readonly version: number;
  readonly current: number;
}

/** Publishes an old version as the next one. Large changes need confirmation, as in any publish. */
export function PublishAgain({ kind, segment, version, current }: PublishAgainProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const { message, busy, refusal, publish } = usePublish();

  const send = async () => {
    const old = await staffCall('admin-get-version', { params: { kind, segment, version: String(version) } });
    const extras = {
      id: { version: current + 1, segment },
      comment: t('admin.again-comment', { version }),
      confirmLargeChanges: confirmed,
    };
    if (kind === 'base')
      await staffCall('admin-publish-prices', { body: { ...extras, prices: old.prices ?? [] } });
    else await staffCall('admin-publish-options', { body: { ...extras, options: old.options ?? [] } });
  };
  const again = async () => {
    const done = await publish(send);
    if (!done) return;
    await invalidateCalls('admin-list-history', 'admin-get-prices', 'admin-get-options');
    close();
  };
  // The confirmation was for the list in force then; reset it, because that list may change.
  const close = () => {
    setOpen(false);
    setConfirmed(false);
  };
  const large = refusal instanceof ApiError && refusal.code === 'large-change-unconfirmed';
  return (
    <>
      <RowButton aria-label={t('admin.publish-again-version', { version })} onClick={() => setOpen(true)}>
        {t('admin.publish-again')}
      </RowButton>
      <Dialog
        open={open}
        title={t('admin.publish-again-title', { version, next: current + 1 })}
        onClose={close}
      >
        <p className="mb-4 max-w-[65ch]">{t('admin.publish-again-body')}</p>
        {refusal && (
          <Notice kind="error">
            {large ? <RefusalLines refusal={refusal} /> : <RefusalText refusal={refusal} />}
          </Notice>
        )}
        {(large || confirmed) && (
          <label className="mt-3 flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={confirmed}
              onChange={(event) => setConfirmed(event.target.checked)}
            />
            {t('admin.confirm-large', { count: refusal?.fields.length ?? 1 })}
          </label>
        )}
        <div className="mt-4 flex items-center gap-4">
          <Button disabled={busy || (large && !confirmed)} onClick={() => void again()}>
            {t('admin.publish')}
          </Button>
          <span role="status">{message}</span>
        </div>
      </Dialog>
    </>
  );
}
