import type { ListedItem } from '@silowright/contract/desk';
import type { IncomingListName } from '@silowright/contract/incoming-kinds';
import type { CallInput } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { staffCall } from '../../calls/staff-api.ts';
import { EmptyList } from '../../lists/empty-list.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { FilterBar } from './filter-bar.tsx';
import { fromList, keepRows } from './list-address.ts';
import { columnsOf, nameOf } from './list-cells.tsx';
import { itemAddress, listTitle } from './list-names.ts';
import { useListQuestion } from './list-question.ts';
import { LiveListPage } from './live-list.tsx';
import { Peek } from './peek.tsx';
import { Totals, useTotals } from './totals.tsx';
import type { PageSource } from './use-list-pages.ts';
import { useLiveList } from './use-live-list.ts';
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

/** Quotations, requests, leads or meetings, with everything that narrows the list in its address (DK-04). */
export function ListPage({ list }: { readonly list: IncomingListName }) {
  const { t } = useTexts();
  const question = useListQuestion(list);
  const [isExporting, setExporting] = useState(false);
  const [isPeeking, setPeeking] = useState(false);
  const assign = useRef<HTMLSelectElement>(null);
  const [, navigate] = useLocation();
  const live = useLiveList(sourceOf(list), question, {
    onOpen: ({ id }) => navigate(itemAddress(list, id), { state: fromList(list, question.place) }),
    more: {
      a: () => assign.current?.focus(),
      ' ': () => setPeeking(!isPeeking),
      Escape: () => (isPeeking ? setPeeking(false) : live.choose(new Set())),
    },
  });
  const { pages, chosen, current } = live;
  const ids = pages.items.map(({ id }) => id).join(' ');
  useEffect(() => keepRows(list, question.place, ids), [list, question.place, ids]);
  const totals = useTotals(list, question.filters, pages.until);
  return (
    <>
      <LiveListPage
        title={t(listTitle(list))}
        list={live}
        question={question}
        columns={columnsOf(list)}
        nameOf={(item) => item.title || nameOf(item)}
        totals={totals}
        actions={
          <Button look="secondary" onClick={() => setExporting(true)}>
            <Download aria-hidden="true" size={18} />
            {t('desk.export')}
          </Button>
        }
        top={
          <>
            <ViewTabs list={list} query={question.query} />
            <FilterBar list={list} question={question} />
          </>
        }
        empty={
          <EmptyList
            none={t(`desk.empty-${list}`)}
            about={t(`desk.empty-${list}-about`)}
            onReset={Object.keys(question.filters).length > 0 ? question.reset : undefined}
          />
        }
        foot={<Totals totals={totals} />}
        bar={
          <BulkBar
            list={list}
            chosen={pages.items.filter(({ id }) => chosen.has(id))}
            assign={assign}
            onDone={() => live.choose(new Set())}
          />
        }
      />
      {isPeeking && current && (
        <Peek list={list} item={current} query={question.place} onClose={() => setPeeking(false)} />
      )}
      <ExportDialog list={list} question={question} open={isExporting} onClose={() => setExporting(false)} />
    </>
  );
}
