import type { IncomingItem } from '@silowright/contract/desk';
import { type ExportColumn, stateName } from '@silowright/contract/incoming-kinds';
import { bcp47, type LocaleName } from '@silowright/domain/locale';

import { defuse } from '@silowright/domain/pricing/csv-cells';
import type { IncomingTable } from '../platform/db/tables.ts';
import type { Texts } from '../platform/texts.ts';
import { wallClockMs } from '../platform/zone-time.ts';
import { isAmount, isOfferColumn, type OfferColumn } from './offer-cells.ts';
import type { Cell } from './write-xlsx.ts';

export interface ExportRow {
  readonly row: IncomingTable;
  readonly item: IncomingItem;
  /** The cells of the frozen offer, if they are wanted. */
  readonly offer?: ((column: OfferColumn) => string | number | null | undefined) | undefined;
}

const times: ReadonlySet<ExportColumn> = new Set(['created_at', 'begins_at', 'valid_until']);

const exported = (
  { row, item, offer }: ExportRow,
  column: ExportColumn,
): string | number | boolean | null => {
  if (isOfferColumn(column)) return offer?.(column) ?? null;
  return column === 'note' ? row.note : item[column];
};

/** How a file shows its values: without a locale as names, cents and UTC; with one as its reader writes them. */
export function exportStyle(
  columns: readonly ExportColumn[],
  locale: LocaleName | undefined,
  { timeZone, texts }: { readonly timeZone: string; readonly texts: Texts },
) {
  const raw = (row: ExportRow): string[] =>
    columns.map((column) => defuse(String(exported(row, column) ?? '')));
  const plainCell = (row: ExportRow, column: ExportColumn): Cell => {
    const value = exported(row, column);
    if (typeof value === 'number') return isAmount(column) ? { cents: value } : { number: value };
    if (times.has(column) && typeof value === 'string')
      return { wallMs: wallClockMs(timeZone, Date.parse(value)) };
    return value === null ? null : String(value);
  };
  if (locale === undefined) {
    return {
      titles: columns,
      texts: raw,
      cells: (row: ExportRow) => columns.map((name) => plainCell(row, name)),
    };
  }
  const messages = texts(locale);
  const time = new Intl.DateTimeFormat(bcp47(locale), { dateStyle: 'short', timeStyle: 'short', timeZone });
  // Without thousands: every spreadsheet reads it as a number.
  const euros = new Intl.NumberFormat(bcp47(locale), { minimumFractionDigits: 2, useGrouping: false });
  const decimal = new Intl.NumberFormat(bcp47(locale), { maximumFractionDigits: 3, useGrouping: false });
  const country = new Intl.DisplayNames(bcp47(locale), { type: 'region' });
  /** Codes in words; everything else stays. */
  const worded = (column: ExportColumn, value: string | boolean): string => {
    if (typeof value === 'boolean') return messages[value ? 'desk.yes' : 'desk.no'] ?? String(value);
    if (value === '') return '';
    if (column === 'state') return messages[`admin.state-${value}`] ?? value;
    if (column === 'mail') return messages[`admin.mail-${value}`] ?? value;
    if (column === 'market') return messages[`market.${value}`] ?? value;
    if (column === 'explosion_zones') return messages[`admin.zones-${value}`] ?? value;
    const isCountry = column === 'country' || column === 'buyer_country';
    return isCountry && /^[A-Z]{2}$/.test(value) ? (country.of(value) ?? value) : value;
  };
  const cellOf = (row: ExportRow, column: ExportColumn): Cell => {
    const value = exported(row, column);
    return typeof value === 'boolean' || (typeof value === 'string' && !times.has(column))
      ? worded(column, column === 'state' ? stateName(row.item) : value)
      : plainCell(row, column);
  };
  const textOf = (row: ExportRow, column: ExportColumn): string => {
    const cell = cellOf(row, column);
    if (cell === null || typeof cell === 'string') return defuse(cell ?? '');
    // Not defused: an amount begins with a digit or a minus that belongs to it.
    if ('cents' in cell) return euros.format(cell.cents / 100);
    if ('number' in cell) return decimal.format(cell.number);
    return time.format(Date.parse(String(exported(row, column))));
  };
  return {
    titles: columns.map((column) => messages[`desk.column-${column}`] ?? column),
    texts: (row: ExportRow) => columns.map((column) => textOf(row, column)),
    cells: (row: ExportRow) => columns.map((column) => cellOf(row, column)),
  };
}
