import type { StaffDealer } from '@silowright/contract/dealers';
import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';
import { Button, buttonLook } from '@silowright/ui/parts/button.tsx';
import { pricedSegments, priceListName } from '@silowright/ui/texts/segments.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { May } from '../access/may.tsx';
import { useStaffCall } from '../calls/staff-api.ts';
import { FilterSelect } from '../lists/filter-select.tsx';
import { countryName } from '../lists/place-choices.ts';
import { changedQuery } from '../parts/changed-query.ts';
import { Answer, Choice, PageHead } from '../parts/page-parts.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { addedAmounts, staffAmounts } from '../parts/staff-money.ts';
import {
  chooseDealers,
  type DealerFigures,
  type DealerQuestion,
  type DealerSort,
  dealerSorts,
  type FiguresById,
  signedShare,
  sumOf,
} from './choose-dealers.ts';
import { DealerCards } from './dealer-cards.tsx';
import { DealerDialog } from './dealer-dialog.tsx';
import { DealerSaves } from './dealer-saves.tsx';
import { DealerTable } from './dealer-table.tsx';
import { downloadDealers } from './read-dealer.ts';
import { searchableDealers } from './search-dealers.ts';

/** A key of the search renders them once, with its results. */
const Cards = memo(DealerCards);
const Table = memo(DealerTable);

const none: readonly StaffDealer[] = [];
const noFigures: readonly DealerFigures[] = [];
const storage = safeStorage(() => window.localStorage);
const viewName = 'silowright-dealers-view';

/** A card or a table row per dealer, with its logo (DR-01, DR-04, PX-07). */
export function DealersPage() {
  const texts = useTexts();
  const { t, language, number } = texts;
  const [params, setParams] = useSearchParams();
  const show = (patch: Readonly<Record<string, string>>) =>
    setParams((old) => changedQuery(old, patch), { replace: true });
  const get = (name: string) => params.get(name) ?? '';
  const view = (get('view') || storage.getItem(viewName)) === 'table' ? 'table' : 'cards';
  const only = get('only');
  const question: DealerQuestion = {
    search: get('search'),
    country: get('country'),
    segment: get('segment'),
    only: only === 'no-logo' || only === 'silent' ? only : '',
    sort: dealerSorts.find((sort) => sort === get('sort')) ?? 'name',
  };
  const isWhole =
    question.sort === 'name' && !Object.entries(question).some(([name, value]) => name !== 'sort' && value);
  const { dealers, isComplete } = useDealers(isWhole);
  const known = dealers.data ?? none;
  // Cards need no figures, unless one asks for silent dealers.
  const needsFigures = view === 'table' || question.only === 'silent' || question.sort !== 'name';
  const { shown, all: figured } = useFigures(needsFigures, isWhole);
  const figures: FiguresById = useMemo(() => new Map(shown.map((row) => [row.id, row])), [shown]);
  const averageShare = useMemo(() => figured && signedShare(sumOf(figured)), [figured]);
  const searchable = useMemo(() => searchableDealers(known), [known]);
  const key = JSON.stringify(question);
  const found = useDeferredValue(
    useMemo(
      () => chooseDealers(searchable, JSON.parse(key), figures, Date.now()),
      [searchable, key, figures],
    ),
  );
  const latest = useRef(show);
  latest.current = show;
  const onSort = useCallback((sort: DealerSort) => latest.current({ sort: sort === 'name' ? '' : sort }), []);
  const [edited, setEdited] = useState<StaffDealer | 'new'>();
  const countries = useMemo(() => [...new Set(known.map(({ country }) => country))].sort(), [known]);
  return (
    <>
      <PageHead title={t('admin.dealers-title')}>
        <Button look="quiet" disabled={!isComplete} onClick={() => downloadDealers(known, language)}>
          {t('admin.dealers-download')}
        </Button>
        <DealerSaves />
        <May scope="dealers:write">
          <Link href="/admin/dealer-import" className={buttonLook('secondary')}>
            {t('admin.dealers-import')}
          </Link>
          <Button look="secondary" onClick={() => setEdited('new')}>
            {t('admin.dealer-new')}
          </Button>
        </May>
        <Button look="secondary" onClick={() => window.location.reload()}>
          {t('admin.reload')}
        </Button>
      </PageHead>
      <Answer query={dealers}>
        {(all) =>
          all.length === 0 ? (
            <p>{t('admin.dealers-empty')}</p>
          ) : (
            <>
              <search className="mb-3 flex flex-wrap items-end gap-3">
                <SearchField
                  label={t('admin.search')}
                  hint={t('admin.dealers-search-hint')}
                  isWholeRow
                  value={question.search}
                  onSearch={(search) => show({ search })}
                />
                <FilterSelect
                  label={t('admin.dealer-country')}
                  value={question.country}
                  choices={countries.map((code) => [code, countryName(texts, code)])}
                  onChoose={(country) => show({ country })}
                />
                <FilterSelect
                  label={t('admin.dealer-segments')}
                  value={question.segment}
                  choices={pricedSegments().map((id) => [id, priceListName(texts, id)])}
                  onChoose={(segment) => show({ segment })}
                />
                <FilterSelect
                  label={t('admin.dealer-only')}
                  value={question.only}
                  choices={[
                    ['no-logo', t('admin.dealer-only-no-logo')],
                    ['silent', t('admin.dealer-only-silent')],
                  ]}
                  onChoose={(value) => show({ only: value })}
                />
                <Choice
                  label={t('admin.dealers-view')}
                  value={view}
                  choices={[
                    ['cards', t('admin.dealers-view-cards')],
                    ['table', t('admin.dealers-view-table')],
                  ]}
                  onChoose={(chosen) => {
                    storage.setItem(viewName, chosen);
                    show({ view: chosen, ...(chosen === 'cards' && { sort: '' }) });
                  }}
                />
              </search>
              <p role="status" className="mb-4 text-sm text-muted">
                {found.length === 0
                  ? question.search
                    ? t('admin.dealers-not-found', { search: question.search })
                    : t('desk.none-matches')
                  : isComplete
                    ? t('admin.dealers-count', { count: found.length, all: number(all.length) })
                    : '\u00a0'}
                {view === 'table' && found.length > 0 && isComplete && figured && (
                  <span className="ml-2">· {totalsText(found, figures, texts)}</span>
                )}
              </p>
              {found.length > 0 &&
                (view === 'table' ? (
                  <Table
                    dealers={found}
                    figures={figures}
                    averageShare={averageShare}
                    sort={question.sort}
                    onSort={onSort}
                  />
                ) : (
                  <Cards dealers={found} onEdit={setEdited} />
                ))}
            </>
          )
        }
      </Answer>
      {edited && (
        <DealerDialog
          dealer={edited === 'new' ? undefined : edited}
          known={known}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

/** As many as a high screen shows. */
const firstCount = 60;
const first = { query: { limit: String(firstCount) } };

/** All dealers. Of thousands, the first by name are there before all are; a search or another order needs all. */
function useDealers(isWhole: boolean) {
  const some = useStaffCall('admin-list-dealers', first, { enabled: isWhole });
  const isFew = isWhole && some.data !== undefined && some.data.length < firstCount;
  const all = useStaffCall(
    'admin-list-dealers',
    { query: {} },
    { enabled: !isFew && (!isWhole || !some.isPending) },
  );
  return isFew || (isWhole && !all.data)
    ? { dealers: some, isComplete: isFew }
    : { dealers: all, isComplete: true };
}

/** Figures by dealer, in the same way. `all` is undefined until they are complete. */
function useFigures(isNeeded: boolean, isWhole: boolean) {
  const some = useStaffCall('admin-list-dealer-figures', first, { enabled: isNeeded && isWhole });
  const all = useStaffCall(
    'admin-list-dealer-figures',
    { query: {} },
    { enabled: isNeeded && (!isWhole || !some.isPending) },
  );
  return { shown: all.data ?? some.data ?? noFigures, all: all.data };
}

/** Of the dealers shown, in twelve months. */
function totalsText(
  dealers: readonly StaffDealer[],
  figures: FiguresById,
  { t }: ReturnType<typeof useTexts>,
): string {
  const own = dealers.flatMap(({ id }) => figures.get(id) ?? []);
  const sum = sumOf(own);
  return t('admin.dealers-totals', {
    count: sum.sent,
    value: staffAmounts(addedAmounts(own.flatMap(({ amounts }) => amounts))),
    percent: Math.round((signedShare(sum) ?? 0) * 100),
  });
}
