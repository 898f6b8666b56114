import { bcp47 } from '@silowright/domain/locale';
import { lazyPart } from '@silowright/ui/page/lazy-part.ts';
import { PageHeading } from '@silowright/ui/page/page-heading.tsx';
import { buttonLook } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Store from 'lucide-react/icons/store';
import Tag from 'lucide-react/icons/tag';
import { Link, useSearchParams } from 'wouter';
import { useMay } from '../access/may.tsx';
import { ApprovalsWaiting } from '../incoming/approvals-waiting.tsx';
import { useWork } from '../incoming/use-work.ts';
import { changedQuery } from '../parts/changed-query.ts';
import { Answer, Choice, useStaffTitle } from '../parts/page-parts.tsx';
import { ClockNotice } from './clock-notice.tsx';
import { WorkRows, WorkSkeleton } from './work-rows.tsx';

/** Plots and the names of products and options come after the work. */
const Insight = lazyPart('insight', ['catalogue', 'visitor'], () =>
  import('../insight/insight.tsx').then((m) => m.Insight),
);

/** The two buttons share a row of a phone. */
const halfOfPhone =
  'max-md:min-w-0 max-md:flex-1 max-md:basis-2/5 max-md:px-2 max-md:text-center max-md:text-sm';

/** What waits, the two specified buttons, and what the numbers say (AD-03, DK-02, DK-03). */
export function HomePage() {
  const { t, locale } = useTexts();
  useStaffTitle();
  const mayRead = useMay()('incoming:read');
  const work = useWork(mayRead);
  const [params, setParams] = useSearchParams();
  const whose = params.get('person') === 'me' ? 'me' : 'all';
  const waiting = (work.data?.rows ?? []).reduce(
    (sum, row) => sum + (whose === 'me' ? row.mine : row.count),
    0,
  );
  const date = new Date().toLocaleDateString(bcp47(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <PageHeading className="text-2xl">{t('admin.home-title')}</PageHeading>
          <p className="mt-1 max-w-[65ch] text-muted">{t('admin.home-subtitle')}</p>
          {work.data && (
            <p className="text-sm text-muted first-letter:uppercase">
              {t('desk.home-waiting', { date, count: waiting })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-3 max-md:w-full">
          {mayRead && (
            <div className="max-md:w-full">
              <Choice
                label={t('desk.whose')}
                value={whose}
                choices={[
                  ['me', t('desk.mine')],
                  ['all', t('desk.everyone')],
                ]}
                onChoose={(value) =>
                  setParams((old) => changedQuery(old, { person: value === 'me' ? 'me' : '' }))
                }
              />
            </div>
          )}
          <Link href="/admin/dealers" className={`${buttonLook('secondary')} ${halfOfPhone}`}>
            <Store aria-hidden="true" size={18} className="max-sm:hidden" />
            {t('admin.edit-dealers')}
          </Link>
          <Link href="/admin/prices" className={`${buttonLook('secondary')} ${halfOfPhone}`}>
            <Tag aria-hidden="true" size={18} className="max-sm:hidden" />
            {t('admin.edit-prices')}
          </Link>
        </div>
      </div>
      <ClockNotice />
      {mayRead && <ApprovalsWaiting />}
      {mayRead && (
        <section aria-label={t('desk.work')} className="mt-6">
          <Answer query={work} skeleton={<WorkSkeleton />}>
            {({ rows }) => <WorkRows rows={rows} isMine={whose === 'me'} />}
          </Answer>
        </section>
      )}
      {mayRead && <Insight />}
    </>
  );
}
