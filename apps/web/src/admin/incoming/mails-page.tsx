import { useState } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../../texts/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { useMay } from '../access/may.tsx';
import { Answer, PageHead } from '../page-parts.tsx';
import { RowPages, useRowPages } from '../row-pages.tsx';
import { failureText, invalidateCalls, staffCall, useStaffCall } from '../staff-api.ts';
import { MailTable } from './mail-table.tsx';
import { SettleBar } from './settle-bar.tsx';

/** Dead and held mails with links to their items; can be settled one by one or in bulk (D9). */
export function MailsPage() {
  const { t } = useTexts();
  const rows = useRowPages();
  const isWriter = useMay()('incoming:write');
  const mails = useStaffCall('admin-list-mails', { query: rows.question });
  const [failure, setFailure] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [settled, setSettled] = useState<{ readonly action: 'send' | 'discard'; readonly count: number }>();
  const act = async (work: () => Promise<unknown>) => {
    setFailure('');
    setSettled(undefined);
    try {
      await work();
      setChosen(new Set());
      await invalidateCalls('admin-list-mails');
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  const settle = (ids: readonly string[], action: 'send' | 'discard') =>
    act(async () => {
      const { settled: count } = await staffCall('admin-settle-mails', { body: { ids: [...ids], action } });
      setSettled({ action, count });
    });
  return (
    <>
      <PageHead title={t('admin.page-mails')} />
      {(failure || settled) && (
        <div className="mb-4">
          {failure && <Notice kind="error">{failure}</Notice>}
          {settled && (
            <Notice kind="success">
              {t(`admin.mails-settled-${settled.action}`, { count: settled.count })}
            </Notice>
          )}
        </div>
      )}
      <Answer query={mails}>
        {(all) =>
          all.length === 0 ? (
            <>
              <p className="text-muted">{t(rows.isFirst ? 'admin.mails-none' : 'admin.nothing-older')}</p>
              <RowPages pages={rows} shown={all} />
            </>
          ) : (
            <div className="flex flex-col gap-4">
              <p className="max-w-[65ch] text-muted">{t('admin.mails-about')}</p>
              {isWriter && (
                <SettleBar
                  all={all.map(({ id }) => id)}
                  chosen={chosen}
                  onChoose={setChosen}
                  onSettle={(ids, action) => void settle(ids, action)}
                />
              )}
              <MailTable
                mails={all}
                onSendAgain={(id) => void act(() => staffCall('admin-send-again', { params: { id } }))}
                chosen={chosen}
                {...(isWriter && { onChoose: setChosen })}
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
              <RowPages pages={rows} shown={all} />
            </div>
          )
        }
      </Answer>
    </>
  );
}
