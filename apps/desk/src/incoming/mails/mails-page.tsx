import { mailStateFilters } from '@silowright/contract/incoming-kinds';
import type { ListedMail } from '@silowright/contract/mails';
import type { CallInput } from '@silowright/ui/calls/api.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useSearchParams } from 'wouter';
import { invalidateCalls, staffCall, useStaffCall } from '../../calls/staff-api.ts';
import { barButton, ChosenBar } from '../../lists/chosen-bar.tsx';
import { EmptyList } from '../../lists/empty-list.tsx';
import { useSaved } from '../../parts/saved-message.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { DayField } from '../list/filter-bar.tsx';
import { FilterProblems } from '../list/filter-problems.tsx';
import { useListQuestion } from '../list/list-question.ts';
import { LiveListPage } from '../list/live-list.tsx';
import { Tabs } from '../list/tabs.tsx';
import { Totals } from '../list/totals.tsx';
import type { PageSource } from '../list/use-list-pages.ts';
import { useLiveList } from '../list/use-live-list.ts';

import { liveMs } from '../use-work.ts';
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
  const { say, attempt } = useSaved();
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
  const live = useLiveList(source, { ...question, filters });
  const { chosen, isWriter } = live;
  const { items, until } = live.pages;
  const chooseNone = () => live.choose(new Set());
  const totals = useStaffCall(
    'admin-count-mails',
    { query: { ...filters, ...(until !== undefined && { until: String(until) }) } as Query },
    { enabled: until !== undefined, refetchInterval: liveMs },
  ).data;
  const refresh = () =>
    invalidateCalls('admin-list-mails', 'admin-count-mails', 'admin-get-work', 'admin-get-incoming');
  const settle = (action: 'send' | 'discard') =>
    attempt(async () => {
      const { settled } = await staffCall('admin-settle-mails', { body: { ids: [...chosen], action } });
      say(t(`admin.mails-settled-${action}`, { count: settled }));
      chooseNone();
      await refresh();
    });
  const sendAgain = (mail: ListedMail) =>
    attempt(async () => {
      await staffCall('admin-send-again', { params: { id: mail.id } });
      say(t('admin.mails-settled-send', { count: 1 }));
      await refresh();
    });
  return (
    <LiveListPage
      title={t('desk.nav-mails')}
      list={live}
      question={question}
      columns={mailColumns(isWriter ? (mail) => void sendAgain(mail) : undefined)}
      nameOf={({ recipient }) => recipient}
      totals={totals}
      top={
        <>
          <Tabs
            className="mb-4 border-b border-line"
            tabs={tabs.map((tab) => ({
              id: tab,
              name: t(`desk.mails-${tab}`),
              href: `/admin/mails${tab === 'trouble' ? '' : `?mail=${tab}`}`,
              isHere: (state ?? 'all') === tab,
            }))}
          />
          <search className="mb-4 flex flex-wrap items-end gap-3">
            <SearchField
              label={t('admin.search')}
              hint={t('desk.find-mails')}
              isWholeRow
              value={search ?? ''}
              onSearch={(text) => question.show({ search: text }, { replace: true })}
            />
            {(['from', 'to'] as const).map((name) => (
              <DayField
                key={name}
                label={t(`desk.filter-${name}`)}
                value={question.filters[name] ?? ''}
                onType={(value) => question.show({ [name]: value }, { replace: true })}
              />
            ))}
            <div className="basis-full">
              <FilterProblems filters={{ from, to }} />
            </div>
          </search>
          {state === 'trouble' && items.length > 0 && (
            <p className="mb-4 max-w-[65ch] text-muted">{t('admin.mails-about')}</p>
          )}
        </>
      }
      empty={
        <EmptyList
          none={t(state === 'trouble' ? 'admin.mails-none' : `desk.empty-mails-${state ?? 'all'}`)}
          about={t('desk.empty-mails-about')}
          onReset={search || from || to ? () => question.show({ search: '', from: '', to: '' }) : undefined}
        />
      }
      foot={<Totals totals={totals && { ...totals, amounts: [] }} />}
      bar={
        <ChosenBar count={chosen.size} onNone={chooseNone}>
          <button type="button" className={barButton} onClick={() => void settle('send')}>
            {t('admin.mails-send', { count: chosen.size })}
          </button>
          <button
            type="button"
            className={barButton}
            onClick={() => {
              const question = t('admin.mails-discard-question', { count: chosen.size });
              if (window.confirm(question)) void settle('discard');
            }}
          >
            {t('admin.mails-discard', { count: chosen.size })}
          </button>
        </ChosenBar>
      }
    />
  );
}
