import type { ListedItem } from '@silowright/contract/admin-list-incoming';
import type { IncomingListName } from '@silowright/contract/incoming-kinds';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { CallInput } from '../../api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useMay } from '../access/may.tsx';
import { fromList } from '../incoming/list-address.ts';
import { PageHead } from '../page-parts.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { failureText, staffCall } from '../staff-api.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { FilterBar } from './filter-bar.tsx';
import { columnsOf, nameOf } from './list-cells.tsx';
import { itemAddress, listTitle } from './list-names.ts';
import { useListQuestion } from './list-question.ts';
import { ListTable, toggled } from './list-table.tsx';
import { Totals, useTotals } from './totals.tsx';
import { type PageSource, useListPages } from './use-list-pages.ts';
import { ViewTabs } from './view-tabs.tsx';

const sourceOf = (list: IncomingListName): PageSource<ListedItem> => ({
  key: ['admin-list-incoming', list],
  fetch: (query, signal) =>
    staffCall(
      'admin-list-incoming',
      { params: { kind: list }, query: query as CallInput<'admin-list-incoming'>['query'] },
      signal,
    ),
});

/** Quotations, requests, leads or meetings: one list, live, with everything that narrows it in its address (DK-04). */
export function ListPage({ list }: { readonly list: IncomingListName }) {
  const { t } = useTexts();
  const question = useListQuestion(list);
  const pages = useListPages(sourceOf(list), question);
  const { items, until } = pages;
  const isWriter = useMay()('incoming:write');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState(-1);
  const [isExporting, setExporting] = useState(false);
  const assign = useRef<HTMLSelectElement>(null);
  const [, navigate] = useLocation();
  const totals = useTotals(list, question.filters, until);
  const newer = totals?.newer ?? 0;
  useEffect(() => {
    setChosen(new Set());
    setAt(-1);
  }, [question.query]);

  const current = items[at];
  const choose = (isRange: boolean) => {
    if (!current || !isWriter) return;
    if (!isRange) return setChosen(toggled(chosen, current.id));
    const from = Math.max(
      0,
      items.findLastIndex(({ id }, index) => index < at && chosen.has(id)),
    );
    setChosen(new Set([...chosen, ...items.slice(from, at + 1).map(({ id }) => id)]));
  };
  useShortcuts({
    j: () => setAt(Math.min(items.length - 1, at + 1)),
    k: () => setAt(Math.max(0, at - 1)),
    x: () => choose(false),
    X: () => choose(true),
    Enter: (event) => {
      // A focused link or button has its own Enter.
      if (event.target instanceof HTMLElement && event.target.closest('a, button, summary')) return;
      if (current) navigate(itemAddress(list, current.id), { state: fromList(question.query) });
    },
    f: () => document.querySelector<HTMLInputElement>('main search input')?.focus(),
    n: pages.showNew,
    a: () => assign.current?.focus(),
    Escape: () => setChosen(new Set()),
  });
  return (
    <>
      <PageHead title={t(listTitle(list))}>
        <span role="status" className="empty:hidden">
          {newer > 0 && (
            <Button look="secondary" className="bg-ink text-surface hover:bg-muted" onClick={pages.showNew}>
              <ArrowUp aria-hidden="true" size={18} />
              {t('desk.new', { count: newer })}
            </Button>
          )}
        </span>
        <Button look="secondary" onClick={() => setExporting(true)}>
          <Download aria-hidden="true" size={18} />
          {t('desk.export')}
        </Button>
      </PageHead>
      <ViewTabs list={list} query={question.query} />
      <FilterBar list={list} question={question} />
      {question.start && (
        <Button look="quiet" className="mb-2" onClick={() => question.show({ after: '' })}>
          {t('desk.to-start')}
        </Button>
      )}
      {pages.isLoading && <Loading>{t('state.loading')}</Loading>}
      {pages.error !== undefined && pages.error !== null && (
        <Notice kind="error" onRetry={pages.retry}>
          {failureText(pages.error)}
        </Notice>
      )}
      {items.length > 0 && (
        <ListTable
          title={t(listTitle(list))}
          columns={columnsOf(list)}
          nameOf={(item) => item.title || nameOf(item)}
          items={items}
          question={question}
          count={totals?.is_at_least ? undefined : totals?.count}
          chosen={chosen}
          onChoose={isWriter ? setChosen : undefined}
          at={at}
          onNearEnd={pages.loadMore}
          onSee={pages.see}
        />
      )}
      {pages.isSearching && <Loading>{t('desk.searching')}</Loading>}
      {!pages.isLoading && !pages.isSearching && !pages.error && items.length === 0 && (
        <div className="py-12 text-center">
          <p className="font-bold">{t('desk.none-matches')}</p>
          <p className="mt-1 text-muted">
            {t(question.query === '' ? 'desk.none-yet' : 'admin.nothing-found')}
          </p>
        </div>
      )}
      <Totals totals={totals} />
      {chosen.size > 0 && (
        <BulkBar list={list} chosen={chosen} assign={assign} onDone={() => setChosen(new Set())} />
      )}
      <ExportDialog
        list={list}
        filters={question.filters}
        open={isExporting}
        onClose={() => setExporting(false)}
      />
    </>
  );
}
