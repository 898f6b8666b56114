import { type IncomingKind, incomingKinds, incomingStates } from '@silowright/contract/incoming-kinds';
import { csvSeparatorFor } from '@silowright/domain/pricing/price-list-csv';
import { useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { inputLook } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Answer, PageHead } from '../page-parts.tsx';
import { SearchField } from '../search-field.tsx';
import { failureText, staffSend, useStaffCall } from '../staff-api.ts';
import { IncomingDetail } from './incoming-detail.tsx';
import { ItemTable } from './item-table.tsx';

type State = (typeof incomingStates)[number];

/** Quotations, leads or meetings; other paths below /admin do not exist. */
export function IncomingPage() {
  const { t } = useTexts();
  const { kind = '', id } = useParams<{ kind: string; id?: string }>();
  const known = incomingKinds.find((each) => each === kind);
  if (!known) return <Notice kind="error">{t('admin.no-page')}</Notice>;
  return id ? <IncomingDetail key={id} kind={known} id={id} /> : <IncomingList key={known} kind={known} />;
}

const statesOf = (kind: IncomingKind): readonly State[] =>
  kind === 'quotations' ? incomingStates : ['handled', 'unhandled'];

/** Search, filter and paging run on the server, because lists can be long (D14). All are in the address. */
function IncomingList({ kind }: { readonly kind: IncomingKind }) {
  const { t, language } = useTexts();
  const { search, state, place, show } = useListQuestion(kind);
  const [failure, setFailure] = useState('');
  const [isExporting, setExporting] = useState(false);
  const filters = { ...(search !== '' && { search }), ...(state !== '' && { state }) };
  const page = useStaffCall('admin-list-incoming', { params: { kind }, query: { ...filters, ...place } });
  const exportCsv = async () => {
    setFailure('');
    setExporting(true);
    try {
      const query = { ...filters, separator: csvSeparatorFor(language) as ',' | ';' };
      const response = await staffSend('admin-export-incoming', { params: { kind }, query });
      downloadFile(`${kind}.csv`, await response.blob());
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setExporting(false);
    }
  };
  return (
    <>
      <PageHead title={t(`admin.page-${kind}`)}>
        <span role="status" className="empty:-mr-3">
          {isExporting && t('admin.exporting')}
        </span>
        <Button look="secondary" disabled={isExporting} onClick={() => void exportCsv()}>
          {t('admin.export-csv')}
        </Button>
      </PageHead>
      {failure && <Notice kind="error">{failure}</Notice>}
      <search className="mb-5 flex flex-wrap gap-4">
        <SearchField
          label={t('admin.search')}
          hint={t('admin.search-hint')}
          value={search}
          onSearch={(text) => show({ search: text }, { replace: true })}
        />
        <label>
          <span className="mb-1 block text-sm font-bold">{t('admin.state')}</span>
          <select
            className={inputLook(undefined)}
            value={state}
            onChange={(event) => show({ state: event.target.value })}
          >
            <option value="">{t('admin.state-all')}</option>
            {statesOf(kind).map((each) => (
              <option key={each} value={each}>
                {t(`admin.state-${each}`)}
              </option>
            ))}
          </select>
        </label>
      </search>
      <Answer query={page}>
        {({ items, previous, next }) => (
          <>
            {items.length === 0 ? (
              <p className="py-8 text-muted">{t('admin.nothing-found')}</p>
            ) : (
              <ItemTable kind={kind} items={items} />
            )}
            <div className="mt-4 flex gap-3">
              {previous && (
                <Button look="secondary" onClick={() => show({ before: previous })}>
                  {t('admin.newer')}
                </Button>
              )}
              {next && (
                <Button look="secondary" onClick={() => show({ after: next })}>
                  {t('admin.older')}
                </Button>
              )}
            </div>
          </>
        )}
      </Answer>
    </>
  );
}

/** The query in the address. A new search or state starts at the first page. */
function useListQuestion(kind: IncomingKind) {
  const [params, setParams] = useSearchParams();
  const read = (name: string) => params.get(name) ?? '';
  const [after, before] = [read('after'), read('before')];
  return {
    search: read('search').slice(0, 200).trim(),
    state: statesOf(kind).find((each) => each === read('state')) ?? ('' as const),
    place: { ...(after && { after }), ...(!after && before && { before }) },
    show: (wish: Readonly<Record<string, string>>, options?: { readonly replace: boolean }) =>
      setParams((old) => {
        const shown = new URLSearchParams(old);
        for (const name of ['after', 'before', ...Object.keys(wish)]) shown.delete(name);
        for (const [name, value] of Object.entries(wish)) if (value) shown.set(name, value);
        // Sort, so that one list has one address, whatever was chosen first.
        shown.sort();
        return shown;
      }, options),
  };
}
