import { useState } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../../texts/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { Answer, PageHead } from '../page-parts.tsx';
import { failureText, forget, staffCall, useStaffCall } from '../staff-api.ts';
import { MailTable } from './mail-table.tsx';

/** Dead letters and held mails in sight, each with the way to what it belongs to (D9). */
export function MailsPage() {
  const { t } = useTexts();
  const mails = useStaffCall('admin-list-mails', {});
  const [failure, setFailure] = useState('');
  const sendAgain = async (id: string) => {
    setFailure('');
    try {
      await staffCall('admin-send-again', { params: { id } });
      await forget('admin-list-mails');
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <>
      <PageHead title={t('admin.page-mails')} />
      {failure && <Notice kind="error">{failure}</Notice>}
      <Answer query={mails}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-muted">{t('admin.mails-none')}</p>
          ) : (
            <MailTable
              mails={all}
              onSendAgain={(id) => void sendAgain(id)}
              more={({ incoming }) =>
                incoming && (
                  <Link
                    href={`/admin/${incoming.kind}/${incoming.id}`}
                    className="inline-block py-2 text-brand underline"
                  >
                    {t('admin.open')}
                  </Link>
                )
              }
            />
          )
        }
      </Answer>
    </>
  );
}
