import type { StaffDealer } from '@silowright/contract/admin-dealers';
import { defuse, writeCsv } from '@silowright/domain/pricing/csv-cells';
import { csvSeparatorFor } from '@silowright/domain/pricing/price-list-csv';
import { useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { Notice } from '../../ui/notice.tsx';
import { csvProblemText } from '../csv-problem-text.ts';
import { readCsvFile } from '../read-csv-file.ts';
import { failureText, forget, staffCall } from '../staff-api.ts';
import { dealerFieldNames, readDealers } from './read-dealer.ts';

type Result = { readonly problems: readonly string[] } | { readonly done: string };

/** Dealers from a file, all of them or none; the file of today's dealers shows its form. */
export function ImportDealers({ known }: { readonly known: readonly StaffDealer[] }) {
  const { t, language } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Result>();

  const read = async (file: File): Promise<Result> => {
    const cells = await readCsvFile(file);
    const outcome = cells.ok ? readDealers(cells.value) : cells;
    if (!outcome.ok) return { problems: outcome.reason.map((problem) => csvProblemText(problem, t)) };
    try {
      const { created, changed } = await staffCall('admin-save-dealers', {
        body: { dealers: outcome.value },
      });
      await forget('admin-list-dealers');
      return { done: t('admin.dealers-imported', { created, changed }) };
    } catch (error) {
      return { problems: [failureText(error)] };
    }
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
        onChange={async (event) => {
          const file = event.target.files?.[0];
          if (file) setResult(await read(file));
          event.target.value = '';
        }}
      />
      <Dialog
        open={result !== undefined}
        title={t('admin.dealers-import')}
        onClose={() => setResult(undefined)}
      >
        {result && 'done' in result && <Notice kind="success">{result.done}</Notice>}
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
