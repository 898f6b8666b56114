import { Link } from 'wouter';
import { PageHeading } from '../shell/page-heading.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { buttonLook } from '../ui/button.tsx';
import { useMay } from './access/may.tsx';
import { ClockNotice } from './clock-notice.tsx';
import { ApprovalsWaiting } from './incoming/approvals-waiting.tsx';
import { useStaffCall } from './staff-api.ts';
import { useStaffTitle } from './staff-title.tsx';

const further = [
  ['quotations', 'incoming:read'],
  ['leads', 'incoming:read'],
  ['meetings', 'incoming:read'],
  ['mails', 'incoming:read'],
  ['deliveries', 'incoming:read'],
  ['history', 'prices:read'],
  ['privacy', 'persons:write'],
  ['access', 'access:write'],
] as const;

/** The two specified buttons, plus incoming items and the history (AD-03, D14). */
export function HomePage() {
  const { t } = useTexts();
  useStaffTitle();
  const may = useMay();
  const mails = useStaffCall('admin-list-mails', { query: {} });
  const dead = mails.data?.filter(({ state }) => state === 'dead').length ?? 0;
  return (
    <>
      <PageHeading className="text-2xl">{t('admin.home-title')}</PageHeading>
      <p className="mt-2 max-w-[65ch] text-muted">{t('admin.home-subtitle')}</p>
      <ClockNotice />
      {may('incoming:read') && <ApprovalsWaiting />}
      <div className="mt-8 flex flex-wrap gap-4">
        <Link href="/admin/dealers" className={buttonLook('primary')}>
          {t('admin.edit-dealers')}
        </Link>
        <Link href="/admin/prices" className={buttonLook('primary')}>
          {t('admin.edit-prices')}
        </Link>
      </div>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {further.map(
          ([page, scope]) =>
            may(scope) && (
              <li key={page}>
                <Link
                  href={`/admin/${page}`}
                  className="block h-full rounded-surface border border-line bg-surface p-5 transition-colors hover:border-brand"
                >
                  <span className="flex items-center justify-between gap-3 text-lg font-bold">
                    {t(`admin.page-${page}`)}
                    {page === 'mails' && dead > 0 && (
                      <span className="shrink-0 rounded-control bg-bad-tint px-2 py-0.5 text-sm text-bad">
                        {t('admin.mails-dead', { count: dead })}
                      </span>
                    )}
                  </span>
                  <span className="mt-1 block text-sm text-muted">{t(`admin.page-${page}-about`)}</span>
                </Link>
              </li>
            ),
        )}
      </ul>
    </>
  );
}
