import { useState } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../../texts/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { Answer, PageHead } from '../page-parts.tsx';
import { RowPages, useRowPages } from '../row-pages.tsx';
import { failureText, invalidateCalls, staffCall, useStaffCall } from '../staff-api.ts';
import { MailTable } from './mail-table.tsx';

/** The log of webhooks and calls to the CRM; each can be sent again (IN-02). */
export function DeliveriesPage() {
  const { t } = useTexts();
  const rows = useRowPages();
  const deliveries = useStaffCall('admin-list-deliveries', { query: rows.question });
  const [failure, setFailure] = useState('');
  const sendAgain = async (id: string) => {
    setFailure('');
    try {
      await staffCall('admin-send-again', { params: { id } });
      await invalidateCalls('admin-list-deliveries');
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <>
      <PageHead title={t('admin.page-deliveries')} />
      {failure && (
        <div className="mb-4">
          <Notice kind="error">{failure}</Notice>
        </div>
      )}
      <Answer query={deliveries}>
        {(all) => (
          <div className="flex flex-col gap-4">
            <p className="max-w-[65ch] text-muted">
              {t(all.length > 0 ? 'admin.deliveries-about' : 'admin.deliveries-none')}
            </p>
            <MailTable
              mails={all}
              onSendAgain={(id) => void sendAgain(id)}
              more={({ event, attempts, incoming }) => (
                <p className="flex flex-wrap items-center gap-x-4">
                  <code>{event}</code>
                  <span className="text-muted">{t('admin.delivery-attempts', { count: attempts })}</span>
                  {incoming && (
                    <Link
                      href={`/admin/${incoming.kind}/${incoming.id}`}
                      className="inline-block py-2 text-brand underline"
                    >
                      {t('admin.open')}
                    </Link>
                  )}
                </p>
              )}
            />
            <RowPages pages={rows} shown={all} />
          </div>
        )}
      </Answer>
    </>
  );
}
