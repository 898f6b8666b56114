import { type IncomingKind, incomingKinds, incomingStates } from '@silowright/contract/incoming-kinds';
import { csvSeparatorFor } from '@silowright/domain/pricing/price-list-csv';
import { useDeferredValue, useState } from 'react';
import { useParams } from 'wouter';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { inputLook } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Answer, PageHead } from '../page-parts.tsx';
import { failureText, staffSend, useStaffCall } from '../staff-api.ts';
import { IncomingDetail } from './incoming-detail.tsx';
import { ItemTable } from './item-table.tsx';

type State = (typeof incomingStates)[number];

/** Quotations, leads or meetings; anything else of /admin is no page. */
export function IncomingPage() {
  const { t } = useTexts();
  const { kind = '', id } = useParams<{ kind: string; id?: string }>();
  const known = incomingKinds.find((each) => each === kind);
  if (!known) return <Notice kind="error">{t('admin.no-page')}</Notice>;
  return id ? <IncomingDetail kind={known} id={id} /> : <IncomingList key={known} kind={known} />;
}

const statesOf = (kind: IncomingKind): readonly State[] =>
  kind === 'quotations' ? incomingStates : ['handled', 'unhandled'];

/** Search, filter and pages are the server's: the list may be as long as it likes (D14). */
function IncomingList({ kind }: { readonly kind: IncomingKind }) {
  const { t, language } = useTexts();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<State | ''>('');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState('');
  const asked = useDeferredValue(search.trim());
  const filters = { ...(asked !== '' && { search: asked }), ...(state !== '' && { state }) };
  const after = cursors.at(-1);
  const page = useStaffCall('admin-list-incoming', {
    params: { kind },
    query: { ...filters, ...(after && { after }) },
  });
  const exportCsv = async () => {
    setFailure('');
    try {
      const query = { ...filters, separator: csvSeparatorFor(language) as ',' | ';' };
      const response = await staffSend('admin-export-incoming', { params: { kind }, query });
      downloadFile(`${kind}.csv`, await response.blob());
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <>
      <PageHead title={t(`admin.page-${kind}`)}>
        <Button look="secondary" onClick={() => void exportCsv()}>
          {t('admin.export-csv')}
        </Button>
      </PageHead>
      {failure && <Notice kind="error">{failure}</Notice>}
      <search className="mb-5 flex flex-wrap gap-4">
        <label className="min-w-64 flex-1">
          <span className="mb-1 block text-sm font-bold">{t('admin.search')}</span>
          <input
            type="search"
            className={inputLook(undefined)}
            placeholder={t('admin.search-hint')}
            maxLength={200}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setCursors([]);
            }}
          />
        </label>
        <label>
          <span className="mb-1 block text-sm font-bold">{t('admin.state')}</span>
          <select
            className={inputLook(undefined)}
            value={state}
            onChange={(event) => {
              setState(event.target.value as State | '');
              setCursors([]);
            }}
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
        {({ items, next }) => (
          <>
            {items.length === 0 ? (
              <p className="py-8 text-muted">{t('admin.nothing-found')}</p>
            ) : (
              <ItemTable kind={kind} items={items} />
            )}
            <div className="mt-4 flex gap-3">
              {cursors.length > 0 && (
                <Button look="secondary" onClick={() => setCursors((old) => old.slice(0, -1))}>
                  {t('admin.newer')}
                </Button>
              )}
              {next && (
                <Button look="secondary" onClick={() => setCursors((old) => [...old, next])}>
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
