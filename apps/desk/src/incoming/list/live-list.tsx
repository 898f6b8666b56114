import type { ListSort } from '@silowright/contract/incoming-kinds';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { failureText } from '../../calls/staff-api.ts';
import { type ListColumn, ListTable } from '../../lists/list-table.tsx';
import { PageHead } from '../../parts/page-parts.tsx';
import { DensityButton, useCompact } from './density.tsx';
import type { ListQuestion } from './list-question.ts';
import type { LiveList } from './use-live-list.ts';

export interface LiveListPageProps<Item> {
  readonly title: string;
  readonly list: LiveList<Item>;
  readonly question: ListQuestion;
  readonly columns: readonly ListColumn<Item, ListSort>[];
  readonly nameOf: (item: Item) => string;
  readonly totals:
    | { readonly count: number; readonly is_at_least: boolean; readonly newer: number }
    | undefined;
  readonly actions?: ReactNode;
  readonly top: ReactNode;
  readonly empty: ReactNode;
  readonly foot: ReactNode;
  readonly bar: ReactNode;
}

/** The page of every list: quotations, requests, leads, meetings and mails (DK-04). */
export function LiveListPage<Item extends { readonly id: string }>(props: LiveListPageProps<Item>) {
  const { title, list, question, columns, nameOf, totals, actions, top, empty, foot, bar } = props;
  const { t } = useTexts();
  const { pages, chosen } = list;
  const { items } = pages;
  const newer = totals?.newer ?? 0;
  const compact = useCompact();
  const [isCompact] = compact;
  const hasFailed = pages.error !== undefined && pages.error !== null;
  // Names begin with A, everything else with the largest; the second click turns the order round.
  const sortBy = (sort: ListSort) => {
    const begin = sort === 'name' ? 'asc' : 'desc';
    const turned = question.order === 'asc' ? 'desc' : 'asc';
    const order = question.sort === sort ? turned : begin;
    question.show({ sort, order: order === 'asc' ? 'asc' : '' });
  };
  return (
    <>
      <PageHead title={title}>
        <span role="status" className="empty:hidden">
          {newer > 0 && (
            <Button look="secondary" className="bg-ink text-surface hover:bg-muted" onClick={pages.showNew}>
              <ArrowUp aria-hidden="true" size={18} />
              {t('desk.new', { count: newer })}
            </Button>
          )}
        </span>
        <DensityButton compact={compact} />
        {actions}
      </PageHead>
      {top}
      {question.start && (
        <Button look="quiet" className="mb-2" onClick={() => question.show({ after: '' })}>
          {t('desk.to-start')}
        </Button>
      )}
      {pages.isLoading && (
        <span role="status" className="sr-only">
          {t('state.loading')}
        </span>
      )}
      {hasFailed && (
        <Notice kind="error" onRetry={pages.retry}>
          {failureText(pages.error)}
        </Notice>
      )}
      {(items.length > 0 || pages.isLoading) && (
        <ListTable
          // Rows of another height are measured anew.
          key={String(isCompact)}
          isCompact={isCompact}
          title={title}
          columns={columns}
          items={items}
          isLoading={pages.isLoading}
          sorting={{ by: question.sort, order: question.order, onSort: sortBy }}
          count={totals?.is_at_least ? undefined : totals?.count}
          choosing={list.isWriter ? { chosen, onChoose: list.choose, nameOf } : undefined}
          at={list.at}
          onNearEnd={pages.loadMore}
          onSee={pages.see}
        />
      )}
      {pages.isSearching && <Loading>{t('desk.searching')}</Loading>}
      {!pages.isLoading && !pages.isSearching && !hasFailed && items.length === 0 && empty}
      {foot}
      {chosen.size > 0 && bar}
    </>
  );
}
