import type { StaffDealer } from '@silowright/contract/admin-list-dealers';
import { defuse, writeCsv } from '@silowright/domain/pricing/csv-cells';
import { csvSeparatorFor } from '@silowright/domain/pricing/price-list-csv';
import { useRef, useState } from 'react';
import { ApiError } from '../../api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { Notice } from '../../ui/notice.tsx';
import { csvProblemText } from '../csv-problem-text.ts';
import { RowButton } from '../page-parts.tsx';
import { readCsvFile } from '../read-csv-file.ts';
import { failureText, invalidateCalls, staffCall } from '../staff-api.ts';
import { compareDealers, type DealerComparison } from './compare-dealers.ts';
import { Differences } from './differences.tsx';
import { dealerFieldNames, readDealers } from './read-dealer.ts';
import { type UndoOutcome, undoSave } from './undo-save.ts';

type Result =
  | { readonly problems: readonly string[] }
  | { readonly preview: DealerComparison }
  | { readonly done: string; readonly saveId: string }
  | { readonly undone: UndoOutcome };

/** Maximum number of lines in a preview. */
const shownChanges = 100;

/** Imports dealers from a file, all or none. An export of the current dealers shows the format. */
export function ImportDealers({ known }: { readonly known: readonly StaffDealer[] }) {
  const { t, language } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Result>();

  const read = async (file: File): Promise<Result> => {
    const cells = await readCsvFile(file);
    const outcome = cells.ok ? readDealers(cells.value) : cells;
    if (!outcome.ok) return { problems: outcome.reason.map((problem) => csvProblemText(problem, t)) };
    // Compared with the current server data, not with what this page loaded earlier.
    return { preview: compareDealers(await staffCall('admin-list-dealers', {}), outcome.value) };
  };
  const attempt = async (work: () => Promise<Result>) => {
    try {
      setResult(await work());
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'changed-meanwhile';
      setResult({ problems: [isConflict ? t('admin.dealers-import-conflict') : failureText(error)] });
    }
  };
  const save = async ({ wish }: DealerComparison): Promise<Result> => {
    const { created, changed, save_id } = await staffCall('admin-save-dealers', {
      body: { dealers: [...wish] },
    });
    await invalidateCalls('admin-list-dealers', 'admin-list-dealer-saves');
    return { done: t('admin.dealers-imported', { created, changed }), saveId: save_id };
  };
  const download = () => {
    const columns = [...dealerFieldNames, 'segments', 'active'];
    const rows = known.map((dealer) =>
      [
        ...dealerFieldNames.map((name) => String(dealer[name])),
        dealer.segments.join(' '),
        dealer.active ? 'yes' : 'no',
      ].map(defuse),
    );
    downloadFile('dealers.csv', writeCsv([columns, ...rows], csvSeparatorFor(language)));
  };
  return (
    <>
      <Button look="quiet" onClick={download}>
        {t('admin.dealers-download')}
      </Button>
      <Button look="secondary" onClick={() => input.current?.click()}>
        {t('admin.dealers-import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        className="hidden"
        aria-label={t('admin.dealers-import')}
        onChange={async ({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) await attempt(() => read(file));
        }}
      />
      <Dialog
        open={result !== undefined}
        title={t('admin.dealers-import')}
        onClose={() => setResult(undefined)}
      >
        {result && 'preview' in result && (
          <Preview comparison={result.preview} onSave={() => void attempt(() => save(result.preview))} />
        )}
        {result && 'done' in result && (
          <Notice kind="success">
            <p>{result.done}</p>
            <div className="mt-3">
              <RowButton
                onClick={() => void attempt(async () => ({ undone: await undoSave(result.saveId) }))}
              >
                {t('admin.dealer-undo')}
              </RowButton>
            </div>
          </Notice>
        )}
        {result && 'undone' in result && (
          <Notice kind={result.undone.ok ? 'success' : 'error'}>
            {t(result.undone.key, { reason: result.undone.reason })}
          </Notice>
        )}
        {result && 'problems' in result && (
          <Notice kind="error">
            <p>{t('admin.csv-refused')}</p>
            <ul className="mt-2 list-disc pl-5 text-sm">
              {result.problems.slice(0, 50).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Notice>
        )}
      </Dialog>
    </>
  );
}

interface PreviewProps {
  readonly comparison: DealerComparison;
  readonly onSave: () => void;
}

/** The effect of a file before anything is saved. */
function Preview({ comparison: { created, changed, same, wish }, onSave }: PreviewProps) {
  const { t } = useTexts();
  const left = created.length + changed.length - 2 * shownChanges;
  return (
    <>
      <p className="mb-4">
        {t('admin.dealers-preview', { created: created.length, changed: changed.length, same })}
      </p>
      <ul className="flex flex-col gap-3">
        {changed.slice(0, shownChanges).map(({ dealer, differences }) => (
          <li key={dealer.id}>
            <p className="font-bold wrap-anywhere">{dealer.name}</p>
            <Differences differences={differences} />
          </li>
        ))}
        {created.slice(0, shownChanges).map((dealer) => (
          <li key={dealer.id} className="wrap-anywhere">
            <span className="font-bold">{dealer.name}</span> · {dealer.city}, {dealer.country} ·{' '}
            {t('admin.dealers-preview-new')}
          </li>
        ))}
      </ul>
      {left > 0 && <p className="mt-3 text-muted">{t('admin.dealers-preview-more', { count: left })}</p>}
      <div className="mt-6 flex gap-3">
        <Button disabled={wish.length === 0} onClick={onSave}>
          {t('admin.dealers-preview-save')}
        </Button>
      </div>
    </>
  );
}
