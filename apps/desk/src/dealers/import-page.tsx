import type { StaffDealer } from '@silowright/contract/dealers';
import { defuse, writeCsv } from '@silowright/domain/pricing/csv-cells';
import { csvSeparatorFor } from '@silowright/domain/pricing/price-list-csv';
import { ApiError } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { downloadFile } from '@silowright/ui/parts/download-file.ts';
import { inputLook } from '@silowright/ui/parts/field.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { pricedSegments, priceListName } from '@silowright/ui/texts/segments.ts';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { failureText, invalidateCalls, staffCall } from '../calls/staff-api.ts';
import { useRowsInView } from '../lists/rows-in-view.ts';
import { csvProblemText, type FileProblem, readCsvFile } from '../parts/csv-file.ts';
import { FileButton, RefusedFile } from '../parts/file-button.tsx';
import { useUnsaved } from '../parts/leave-guard.tsx';
import { Choice, PageHead, RowButton } from '../parts/page-parts.tsx';
import { type UndoOutcome, undoSave } from './dealer-saves.tsx';
import { Differences } from './differences.tsx';
import {
  type FileColumn,
  type FileNames,
  type FileRow,
  type ImportRow,
  judgeRows,
  readDealerFile,
} from './import-rows.ts';
import { allowedText, type DealerField, dealerFieldNames } from './read-dealer.ts';

interface Loaded {
  readonly file: string;
  readonly rows: readonly FileRow[];
  readonly ignored: readonly string[];
  readonly known: readonly StaffDealer[];
}
interface Done {
  readonly created: number;
  readonly changed: number;
  readonly saveId: string;
  readonly undone?: UndoOutcome;
}

const columns = [...dealerFieldNames, 'segments', 'active'] as const satisfies readonly FileColumn[];
const titleKey = (column: FileColumn) =>
  column === 'active' ? 'admin.dealer-is-active' : `admin.dealer-${column.replaceAll('_', '-')}`;

const namesFor = (texts: Texts): FileNames => ({
  columns: Object.fromEntries(
    columns.map((column) => [column, texts.t(titleKey(column) as 'admin.dealer-name')]),
  ),
  segments: Object.fromEntries(pricedSegments().map((id) => [id, priceListName(texts, id)])),
});

/** Shows row by row what a file would change, and what is wrong with it, before anything is saved (PX-08). */
export function DealerImportPage() {
  const texts = useTexts();
  const { t } = texts;
  const [loaded, setLoaded] = useState<Loaded>();
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<Done>();
  useUnsaved(loaded !== undefined && done === undefined);
  const read = async (file: File) => {
    setDone(undefined);
    setProblems([]);
    setFailure(undefined);
    setLoaded(undefined);
    try {
      const cells = await readCsvFile(file, { mayBeWindows1252: true });
      const outcome = cells.ok ? readDealerFile(cells.value, namesFor(texts)) : cells;
      if (!outcome.ok) return setProblems(outcome.reason);
      // Compared with what is stored now, not with what another page loaded earlier.
      setLoaded({
        file: file.name,
        ...outcome.value,
        known: await staffCall('admin-list-dealers', { query: {} }),
      });
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  /** What was just saved is the same as in the file; rows with problems stay (PX-08). */
  const compareAgain = async () => {
    const known = await staffCall('admin-list-dealers', { query: {} });
    setLoaded((now) => now && { ...now, known });
  };
  return (
    <>
      <p className="mb-2 text-sm">
        <Link href="/admin/dealers" className="text-brand-strong underline">
          {t('admin.dealers-title')}
        </Link>
      </p>
      <PageHead title={t('admin.dealers-import')}>
        <FileButton
          look={loaded ? 'secondary' : 'primary'}
          accept=".csv,text/csv"
          label={t('admin.dealers-import')}
          onFile={(file) => void read(file)}
        >
          {t(loaded ? 'admin.import-another' : 'admin.import-choose')}
        </FileButton>
      </PageHead>
      {!loaded && problems.length === 0 && !failure && (
        <p className="max-w-[65ch] text-muted">{t('admin.import-about')}</p>
      )}
      {(problems.length > 0 || failure) && (
        <Notice kind="error">
          <RefusedFile
            lines={[...(failure ? [failure] : []), ...problems.map((problem) => csvProblemText(problem, t))]}
          />
        </Notice>
      )}
      {done && (
        <div className="mb-4">
          <Notice key={done.saveId} kind={done.undone && !done.undone.ok ? 'error' : 'success'} takeFocus>
            <p>
              {done.undone
                ? t(done.undone.key, { reason: done.undone.reason })
                : t('admin.dealers-imported', {
                    created: texts.number(done.created),
                    changed: texts.number(done.changed),
                  })}
            </p>
            {!done.undone && (
              <div className="mt-3">
                <RowButton
                  onClick={async () => {
                    setDone({ ...done, undone: await undoSave(done.saveId) });
                    // Without an answer the next save finds the difference.
                    await compareAgain().catch(() => undefined);
                  }}
                >
                  {t('admin.dealer-undo')}
                </RowButton>
              </div>
            )}
          </Notice>
        </div>
      )}
      {loaded && (
        <Preview
          key={loaded.file}
          loaded={loaded}
          isDone={done !== undefined}
          onDone={setDone}
          onOutdated={compareAgain}
        />
      )}
    </>
  );
}

const states = ['different', 'new', 'changed', 'wrong', 'same', 'all'] as const;
type Shown = (typeof states)[number];

interface PreviewProps {
  readonly loaded: Loaded;
  readonly isDone: boolean;
  readonly onDone: (done: Done) => void;
  readonly onOutdated: () => Promise<void>;
}

function Preview({ loaded, isDone, onDone, onOutdated }: PreviewProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const [shown, setShown] = useState<Shown>('different');
  const [mended, setMended] = useState<Readonly<Record<number, FileRow['cells']>>>({});
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);
  const rows = useMemo(() => {
    const all = loaded.rows
      .filter(({ row }) => !left.has(row))
      .map((each) => ({ ...each, cells: { ...each.cells, ...mended[each.row] } }));
    return judgeRows(all, loaded.known, namesFor(texts));
  }, [loaded, left, mended, texts]);
  const isShown = (state: ImportRow['state'], filter: Shown) =>
    filter === 'all' || (filter === 'different' ? state !== 'same' : state === filter);
  const count = (filter: Shown) => rows.filter(({ state }) => isShown(state, filter)).length;
  const chosen = rows.flatMap((row) => (row.state === 'new' || row.state === 'changed' ? [row.dealer] : []));
  const wrong = rows.filter(({ state }) => state === 'wrong');
  const save = async () => {
    setFailure('');
    setSaving(true);
    try {
      const { created, changed, save_id } = await staffCall('admin-save-dealers', {
        body: { dealers: chosen },
      });
      await invalidateCalls('admin-list-dealers', 'admin-list-dealer-saves', 'admin-get-dealer');
      onDone({ created, changed, saveId: save_id });
      await onOutdated();
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'changed-meanwhile';
      if (isConflict) await onOutdated();
      setFailure(isConflict ? t('admin.import-outdated') : failureText(error));
    } finally {
      setSaving(false);
    }
  };
  if (isDone && wrong.length === 0 && chosen.length === 0) return null;
  return (
    <>
      <p className="mb-3 text-muted">
        {isDone ? loaded.file : t('admin.import-read', { file: loaded.file, count: loaded.rows.length })}
        {loaded.ignored.length > 0 && ` ${t('admin.import-ignored', { columns: loaded.ignored.join(', ') })}`}
      </p>
      <div className="mb-3">
        <Choice
          label={t('admin.import-show')}
          value={shown}
          choices={states.map(
            (state) => [state, `${t(`admin.import-${state}`)} ${texts.number(count(state))}`] as const,
          )}
          onChoose={setShown}
        />
      </div>
      <Rows
        rows={rows.filter(({ state }) => isShown(state, shown))}
        onMend={(row, column, value) => setMended({ ...mended, [row]: { ...mended[row], [column]: value } })}
        onLeave={(row) => setLeft(new Set([...left, row]))}
      />
      {failure && (
        <div className="mt-4">
          <Notice kind="error">{failure}</Notice>
        </div>
      )}
      <div className="bottom-0 z-10 mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-ground py-3 md:sticky">
        <p role="status">
          <strong>
            {t('admin.import-would', {
              created: texts.number(count('new')),
              changed: texts.number(count('changed')),
            })}
          </strong>{' '}
          {wrong.length > 0 && t('admin.import-wrong-left', { count: wrong.length })}
        </p>
        <div className="flex flex-wrap gap-3">
          {wrong.length > 0 && (
            <Button
              look="secondary"
              onClick={() =>
                downloadFile(
                  'dealers-wrong.csv',
                  writeCsv(
                    [columns, ...wrong.map(({ cells }) => columns.map((name) => defuse(cells[name] ?? '')))],
                    csvSeparatorFor(language),
                  ),
                )
              }
            >
              {t('admin.import-download-wrong')}
            </Button>
          )}
          <Button disabled={chosen.length === 0 || isSaving} onClick={() => void save()}>
            {t('admin.import-save', { count: chosen.length })}
          </Button>
        </div>
      </div>
    </>
  );
}

interface RowsProps {
  readonly rows: readonly ImportRow[];
  readonly onMend: (row: number, column: FileColumn, value: string) => void;
  readonly onLeave: (row: number) => void;
}

const looks = {
  new: 'bg-good/10 text-good',
  changed: 'bg-brand-tint text-brand-strong',
  wrong: 'bg-bad/10 text-bad',
  same: 'bg-sunken text-muted',
} as const;

/** Only the rows in view exist. */
function Rows({ rows, onMend, onLeave }: RowsProps) {
  const texts = useTexts();
  const { t } = texts;
  const {
    list,
    virtual,
    rows: shown,
    beforePx,
    afterPx,
  } = useRowsInView<HTMLOListElement>({
    count: rows.length,
    estimateSize: () => 60,
    overscan: 8,
    getItemKey: (index) => rows[index]?.row ?? index,
  });
  return (
    <ol
      ref={list}
      className="rounded-surface border border-line bg-surface"
      style={{ paddingTop: beforePx, paddingBottom: afterPx }}
    >
      {shown.map(({ index }) => {
        const row = rows[index];
        if (!row) return null;
        const { cells, state } = row;
        return (
          <li
            key={row.row}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className={`grid gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0 md:grid-cols-[4rem_7rem_minmax(0,1fr)_minmax(0,1.4fr)] ${state === 'wrong' ? 'bg-bad/5' : ''}`}
          >
            <span className="text-sm text-muted">{t('admin.import-row', { row: row.row })}</span>
            <span>
              <span className={`rounded-control px-2 py-0.5 text-sm ${looks[state]}`}>
                {t(`admin.import-${state}`)}
              </span>
            </span>
            <span className="min-w-0 wrap-anywhere">
              <strong>{cells.name || cells.id || '–'}</strong>
              <span className="block text-sm text-muted">
                {[cells.city, cells.country, cells.email].filter(Boolean).join(' · ')}
              </span>
            </span>
            <div className="min-w-0">
              {row.state === 'changed' && <Differences differences={row.differences} />}
              {row.state === 'wrong' && (
                <ul className="flex flex-col gap-2">
                  {row.problems.map(({ code, column, value }) => (
                    <li key={column + code}>
                      <label className="flex flex-col gap-1 text-sm">
                        <span className="text-bad">
                          {t(titleKey(column) as 'admin.dealer-name')}:{' '}
                          {t(`admin.import-problem-${code}`, { value })}
                          {code === 'wrong-field' && ` ${allowedText(column as DealerField, 'wrong', texts)}`}
                        </span>
                        <input
                          className={`${inputLook(true)} max-w-72`}
                          defaultValue={value}
                          // Judged when the field is left, so that a half-typed value is no problem.
                          onBlur={(event) => {
                            if (event.target.value !== value)
                              onMend(row.row, column, event.target.value.trim());
                          }}
                          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
                        />
                      </label>
                    </li>
                  ))}
                  <li>
                    <RowButton
                      aria-label={t('admin.import-leave-of', { row: row.row })}
                      onClick={() => onLeave(row.row)}
                    >
                      {t('admin.import-leave')}
                    </RowButton>
                  </li>
                </ul>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
