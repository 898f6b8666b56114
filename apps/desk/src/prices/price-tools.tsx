import type { BasePriceList } from '@silowright/domain/catalogue/option-list';
import { csvSeparatorFor, writePriceList } from '@silowright/domain/pricing/price-list-csv';
import { Button } from '@silowright/ui/parts/button.tsx';
import { downloadFile } from '@silowright/ui/parts/download-file.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Download from 'lucide-react/icons/download';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { May } from '../access/may.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { changedQuery } from '../parts/changed-query.ts';
import { SearchField } from '../parts/search-field.tsx';
import type { BaseRow } from './base-draft.ts';
import { diametersOf, type RowFilter, typesOf } from './filter-rows.ts';
import { typeName } from './names.ts';
import { type FilePrices, readPriceFile } from './read-price-file.ts';
import { UploadFile } from './upload-file.tsx';

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
