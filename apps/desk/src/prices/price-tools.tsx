import type { BasePriceList } from '@silowright/domain/catalogue/option-list';
import { csvSeparatorFor, writePriceList } from '@silowright/domain/pricing/price-list-csv';
import { Button } from '@silowright/ui/parts/button.tsx';
import { downloadFile } from '@silowright/ui/parts/download-file.ts';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { May } from '../access/may.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { changedQuery } from '../parts/changed-query.ts';
import { csvProblemText, type FileProblem } from '../parts/csv-file.ts';
import { SearchField } from '../parts/search-field.tsx';
import type { BaseRow } from './base-draft.ts';
import { diametersOf, type RowFilter, typesOf } from './filter-rows.ts';
import { typeName } from './names.ts';
import { type FilePrices, readPriceFile } from './read-price-file.ts';

/** The filter is in the address (DK-01). */
export function useRowFilter(): readonly [
  filter: RowFilter,
  onlyChanges: boolean,
  show: (changes: Readonly<Record<string, string>>) => void,
] {
  const [params, setParams] = useSearchParams();
  const filter: RowFilter = {
    search: (params.get('search') ?? '').slice(0, 200),
    type: params.get('type') ?? '',
    diameterMm: Number(params.get('diameter')) || 0,
  };
  const show = (changes: Readonly<Record<string, string>>) =>
    setParams((old) => changedQuery(old, changes), { replace: true });
  return [filter, params.get('changes') === 'yes', show];
}

export interface PriceToolsProps {
  readonly list: BasePriceList;
  readonly rows: readonly BaseRow[];
  readonly onFile: (prices: FilePrices) => void;
}

/** Search, filters and files of the base prices. */
export function PriceTools({ list, rows, onFile }: PriceToolsProps) {
  const { version, segment } = list.id;
  const texts = useTexts();
  const { t, language } = texts;
  const [{ search, type, diameterMm }, onlyChanges, show] = useRowFilter();
  const diameters = useMemo(
    () => diametersOf(rows, type).map((mm) => [String(mm), `Ø ${texts.metres(mm)} m`] as const),
    [rows, type, texts],
  );
  const download = () =>
    downloadFile(`prices-${segment}-${version}.csv`, writePriceList(list.prices, csvSeparatorFor(language)));
  return (
    <div className="mb-3 flex flex-wrap items-end gap-x-3 gap-y-2">
      <div className="flex max-w-72 flex-1 basis-48">
        <SearchField label={t('admin.search')} value={search} onSearch={(text) => show({ search: text })} />
      </div>
      <FilterSelect
        label={t('prices.type')}
        value={type}
        choices={typesOf(rows).map((code) => [code, typeName(texts, code, segment)])}
        onChoose={(value) => show({ type: value, diameter: '' })}
      />
      <FilterSelect
        label={t('prices.diameter')}
        value={diameterMm > 0 ? String(diameterMm) : ''}
        choices={diameters}
        onChoose={(value) => show({ diameter: value })}
      />
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-4"
          checked={onlyChanges}
          onChange={(event) => show({ changes: event.target.checked ? 'yes' : '' })}
        />
        {t('admin.only-changes')}
      </label>

      <div className="flex basis-full flex-wrap items-center justify-end gap-2">
        <p className="flex-1 text-sm text-muted">{t('admin.version', { version, count: rows.length })}</p>
        <Button look="secondary" className="px-3" onClick={download}>
          <Download aria-hidden="true" size={18} />
          {t('admin.download-current')}
        </Button>
        <May scope="prices:write">
          <UploadFile
            onFile={async (file) => {
              const outcome = await readPriceFile(file, list);
              if (outcome.ok) onFile(outcome.value);
              return outcome.ok ? [] : outcome.reason;
            }}
          />
        </May>
      </div>
    </div>
  );
}

const maximumShown = 50;

/** Chooses a file. What is wrong with it is listed by row and column; nothing is taken over then. */
export function UploadFile({
  onFile,
}: {
  /** Returns what is wrong. */
  readonly onFile: (file: File) => Promise<readonly FileProblem[]>;
}) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const take = async (file: File) => {
    setProblems([]);
    const found = await onFile(file);
    // The specified log text; users get a message too (D17).
    if (found.some(({ code }) => code === 'empty')) console.info('no csv data found');
    setProblems(found);
  };
  return (
    <>
      <Button look="secondary" className="px-3" onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" size={18} />
        {t('admin.upload-csv')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,.txt"
        aria-label={t('admin.upload-csv')}
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void take(file);
          event.target.value = '';
        }}
      />
      {problems.length > 0 && (
        <div className="basis-full">
          <Notice kind="error" takeFocus>
            <p className="font-bold">{t('admin.csv-refused')}</p>
            <ul className="mt-2 list-disc pl-5 text-sm">
              {problems.slice(0, maximumShown).map((problem) => (
                <li key={`${problem.code} ${problem.row} ${problem.column} ${problem.value}`}>
                  {csvProblemText(problem, t)}
                </li>
              ))}
              {problems.length > maximumShown && (
                <li>{t('admin.and-more', { count: problems.length - maximumShown })}</li>
              )}
            </ul>
          </Notice>
        </div>
      )}
    </>
  );
}
