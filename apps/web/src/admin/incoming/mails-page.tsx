import type { ListedMail } from '@silowright/contract/admin-list-mails';
import { mailStateFilters } from '@silowright/contract/incoming-kinds';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { CallInput } from '../../api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useMay } from '../access/may.tsx';
import { Typed } from '../lists/filter-bar.tsx';
import { useListQuestion } from '../lists/list-question.ts';
import { ListTable, toggled } from '../lists/list-table.tsx';
import { type PageSource, useListPages } from '../lists/use-list-pages.ts';
import { PageHead } from '../page-parts.tsx';
import { SearchField } from '../search-field.tsx';
import { useSaved } from '../shell/saved-message.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { liveMs } from '../shell/use-work.ts';
import { failureText, invalidateCalls, staffCall, useStaffCall } from '../staff-api.ts';
import { MailBar } from './mail-bar.tsx';
import { mailColumns } from './mail-cells.tsx';

type Query = CallInput<'admin-list-mails'>['query'];

const source: PageSource<ListedMail> = {
  key: ['admin-list-mails'],
  fetch: ({ sort: _, ...query }, signal) => staffCall('admin-list-mails', { query: query as Query }, signal),
};

const tabs = ['trouble', 'waiting', 'sent', 'discarded', 'all'] as const;

/** Every mail with its state and attempts, as a list like the others; opens with those in trouble (DK-04, D9). */
export function MailsPage() {
  const { t } = useTexts();
  const { say, fail } = useSaved();
  const isWriter = useMay()('incoming:write');
  const [params] = useSearchParams();
  const question = useListQuestion('mails');
  const { search, from, to } = question.filters;
  const isAll = params.get('mail') === 'all';
  const state = isAll
    ? undefined
    : (mailStateFilters.find((each) => each === params.get('mail')) ?? 'trouble');
  const filters = {
    ...(state && { state }),
    ...(search && { search }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const pages = useListPages(source, { ...question, filters });
  const { items, until } = pages;
  const totals = useStaffCall(
    'admin-count-mails',
    { query: { ...filters, ...(until !== undefined && { until: String(until) }) } as Query },
    { enabled: until !== undefined, refetchIntervalMs: liveMs },
  ).data;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState(-1);
  useEffect(() => {
    setChosen(new Set());
    setAt(-1);
  }, [question.query]);
  const current = items[at];
  useShortcuts({
    j: () => setAt(Math.min(items.length - 1, at + 1)),
    k: () => setAt(Math.max(0, at - 1)),
    x: () => current && isWriter && setChosen(toggled(chosen, current.id)),
    f: () => document.querySelector<HTMLInputElement>('main search input')?.focus(),
    n: pages.showNew,
    Escape: () => setChosen(new Set()),
  });
  const refresh = () =>
    invalidateCalls('admin-list-mails', 'admin-count-mails', 'admin-get-work', 'admin-get-incoming');
  const settle = async (action: 'send' | 'discard') => {
    try {
      const { settled } = await staffCall('admin-settle-mails', { body: { ids: [...chosen], action } });
      say(t(`admin.mails-settled-${action}`, { count: settled }));
      setChosen(new Set());
      await refresh();
    } catch (error) {
      fail(failureText(error));
    }
  };
  const sendAgain = async (mail: ListedMail) => {
    try {
      await staffCall('admin-send-again', { params: { id: mail.id } });
      say(t('admin.mails-settled-send', { count: 1 }));
      await refresh();
    } catch (error) {
      fail(failureText(error));
    }
  };
  const newer = totals?.newer ?? 0;
  return (
    <>
      <PageHead title={t('desk.nav-mails')}>
        <span role="status" className="empty:hidden">
          {newer > 0 && (
            <Button look="secondary" className="bg-ink text-surface hover:bg-muted" onClick={pages.showNew}>
              <ArrowUp aria-hidden="true" size={18} />
              {t('desk.new', { count: newer })}
            </Button>
          )}
        </span>
      </PageHead>
      <nav aria-label={t('desk.views')} className="mb-4 overflow-x-auto border-b border-line">
        <ul className="flex gap-4">
          {tabs.map((tab) => (
            <li key={tab} className="shrink-0">
              <Link
                href={`/admin/mails${tab === 'trouble' ? '' : `?mail=${tab}`}`}
                aria-current={(state ?? 'all') === tab ? 'page' : undefined}
                className="flex min-h-11 items-center border-b-2 border-transparent aria-[current]:border-brand aria-[current]:font-bold"
              >
                {t(`desk.mails-${tab}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <search className="mb-4 flex flex-wrap items-end gap-3">
        <SearchField
          label={t('admin.search')}
          hint={t('desk.find-mails')}
          value={search ?? ''}
          onSearch={(text) => question.show({ search: text }, { replace: true })}
        />
        {(['from', 'to'] as const).map((name) => (
          <Typed
            key={name}
            label={t(`desk.filter-${name}`)}
            type="date"
            value={question.filters[name] ?? ''}
            onType={(value) => question.show({ [name]: value }, { replace: true })}
          />
        ))}
      </search>
      {state === 'trouble' && items.length > 0 && (
        <p className="mb-4 max-w-[65ch] text-muted">{t('admin.mails-about')}</p>
      )}
      {pages.isLoading && <Loading>{t('state.loading')}</Loading>}
      {pages.error !== undefined && pages.error !== null && (
        <Notice kind="error" onRetry={pages.retry}>
          {failureText(pages.error)}
        </Notice>
      )}
      {items.length > 0 && (
        <ListTable
          title={t('desk.nav-mails')}
          columns={mailColumns(isWriter ? (mail) => void sendAgain(mail) : undefined)}
          items={items}
          nameOf={({ recipient }) => recipient}
          question={question}
          count={totals?.is_at_least ? undefined : totals?.count}
          chosen={chosen}
          onChoose={isWriter ? setChosen : undefined}
          at={at}
          onNearEnd={pages.loadMore}
          onSee={pages.see}
        />
      )}
      {!pages.isLoading && !pages.error && items.length === 0 && (
        <p className="py-12 text-center text-muted">
          {t(state === 'trouble' && !search && !from && !to ? 'admin.mails-none' : 'desk.none-matches')}
        </p>
      )}
      {totals && (
        <p className="mt-3 text-sm tabular-nums" data-testid="totals">
          <strong>
            {totals.is_at_least
              ? t('desk.count-more', { count: totals.count - 1 })
              : t('desk.count', { count: totals.count })}
          </strong>
        </p>
      )}
      {chosen.size > 0 && (
        <MailBar
          count={chosen.size}
          onSettle={(action) => void settle(action)}
          onNone={() => setChosen(new Set())}
        />
      )}
    </>
  );
}
