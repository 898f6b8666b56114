import {
  buyerColumns,
  type ExportColumn,
  exportColumns,
  goodsColumns,
  type IncomingListName,
} from '@silowright/contract/incoming-kinds';
import type { CallInput } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { downloadFile } from '@silowright/ui/parts/download-file.ts';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { staffSend } from '../../calls/staff-api.ts';
import { Choice } from '../../parts/page-parts.tsx';
import { toggled } from '../../parts/toggled.ts';
import { useAttempt } from '../../parts/use-attempt.ts';
import { listTitle } from './list-names.ts';
import type { ListQuestion } from './list-question.ts';

export interface ExportDialogProps {
  readonly list: IncomingListName;
  readonly question: Pick<ListQuestion, 'filters' | 'sort' | 'order'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Of quotations and requests; unticked at first. */
const offerDetails: readonly ExportColumn[] = [...goodsColumns, ...buyerColumns];
const offersOnly: readonly ExportColumn[] = [
  ...(['place', 'country', 'options', 'dealer', 'valid_until'] as const),
  ...offerDetails,
];
/** Requests have no price. */
const pricedOnly: ReadonlySet<ExportColumn> = new Set([
  ...(['article', 'option_articles', 'lines', 'total_height_mm', 'empty_mass_t', 'filled_mass_t'] as const),
  'vat_percent',
]);

const columnsFor = (list: IncomingListName): readonly ExportColumn[] =>
  exportColumns.filter((column) => {
    if (column === 'begins_at') return list === 'meetings';
    if (column.endsWith('_in_cents') || pricedOnly.has(column)) return list === 'quotations';
    return list === 'quotations' || list === 'requests' || !offersOnly.includes(column);
  });

const groups = [
  ['desk.export-columns', (column: ExportColumn) => !offerDetails.includes(column)],
  ['desk.export-goods', (column: ExportColumn) => (goodsColumns as readonly string[]).includes(column)],
  ['desk.export-buyer', (column: ExportColumn) => (buyerColumns as readonly string[]).includes(column)],
] as const;

/** Everything that matches, with the columns and the file that one wants (DK-10). */
export function ExportDialog({ list, question, open, onClose }: ExportDialogProps) {
  const { t, locale } = useTexts();
  const { filters, sort, order } = question;
  const all = columnsFor(list);
  const [left, setLeft] = useState<ReadonlySet<ExportColumn>>(new Set(['note', 'options', ...offerDetails]));
  const [format, setFormat] = useState<'xlsx' | 'csv'>('xlsx');
  const { failure, isBusy, attempt } = useAttempt();
  const columns = all.filter((column) => !left.has(column));
  const run = () =>
    attempt(async () => {
      const query = { ...filters, sort, order, format, locale, columns: columns.join(',') };
      const response = await staffSend('admin-export-incoming', {
        params: { kind: list },
        query: query as CallInput<'admin-export-incoming'>['query'],
      });
      downloadFile(`${list}.${format}`, await response.blob());
      onClose();
    });
  return (
    <Dialog open={open} title={t('desk.export-title', { count: t(listTitle(list)) })} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="max-w-[65ch] text-muted">{t('desk.export-about')}</p>
        {groups.map(([title, belongs]) => {
          const members = all.filter(belongs);
          if (members.length === 0) return null;
          return (
            <fieldset key={title}>
              <legend className="mb-2 font-semibold">{t(title)}</legend>
              <div className="grid gap-x-4 sm:grid-cols-3">
                {members.map((column) => (
                  <label key={column} className="flex min-h-9 items-center gap-2">
                    <input
                      type="checkbox"
                      className="size-4 shrink-0"
                      checked={!left.has(column)}
                      onChange={() => setLeft(toggled(left, column))}
                    />
                    {t(`desk.column-${column}`)}
                  </label>
                ))}
              </div>
            </fieldset>
          );
        })}
        <Choice
          label={t('desk.export-format')}
          value={format}
          choices={[
            ['xlsx', 'XLSX'],
            ['csv', 'CSV'],
          ]}
          onChoose={setFormat}
        />
        {failure && <Notice kind="error">{failure}</Notice>}
        <div className="flex items-center gap-4">
          <Button disabled={isBusy || columns.length === 0} onClick={() => void run()}>
            {t('desk.export')}
          </Button>
          <span role="status">{isBusy && t('admin.exporting')}</span>
        </div>
      </div>
    </Dialog>
  );
}
