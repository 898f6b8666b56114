import type { Quotation, UnitQuotation } from '../quotation.ts';
import {
  bindingSentence,
  type Pair,
  type PriceRow,
  priceRows,
  type TotalRow,
  vatNote,
} from '../quotation-rows.ts';
import { wholeTotals } from '../whole-quotation.ts';
import {
  contentWidth,
  grey,
  ground,
  hairline,
  ink,
  type Paper,
  page,
  roomFor,
  type StructureElement,
} from './paper.ts';

export interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const rowSize = 8.8;
/** Padding of a row: the first value with which everything fits on one page. */
const paddings = [4.2, 3.4, 2.6, 2] as const;
/** At least this many rows are on the page of the totals. */
const rowsWithTotals = 4;

/** Every option with its price, the totals, VAT, and what the signature binds. */
export function pricePage(paper: Paper, quotation: Quotation, unit: UnitQuotation): void {
  const tableTop = heading(paper, quotation, paper.t('quotation.prices-heading'));
  const rows = wholeTotals(paper, quotation);
  // Totals, VAT and the binding sentence stay together: none of them is understood alone.
  const closingHeight = vatHeight(paper, quotation) + bindingHeight(paper, quotation);
  const rest = 8 + totalsHeight(paper, rows) + closingHeight;
  let y = fittingTable(paper, columnsFor(unit.amountOfUnits), priceRows(paper, unit), tableTop, rest);
  y = roomFor(paper, y + 8, totalsHeight(paper, rows) + closingHeight);
  y = totals(paper, rows, y);
  binding(paper, quotation, vat(paper, quotation, y));
}

/** The options of one of several positions. */
export function optionsPage(paper: Paper, quotation: Quotation, unit: UnitQuotation, title: string): void {
  const top = heading(paper, quotation, title);
  fittingTable(paper, columnsFor(unit.amountOfUnits), priceRows(paper, unit, true), top, 0);
}

export function heading(paper: Paper, { currency }: Quotation, title: string): number {
  paper.addPage();
  const width = page.right - 248 - page.left;
  const end = paper.write('H2', title, page.left, page.top, width, { size: 17, bold: true });
  paper.write('P', paper.t('quotation.prices-note', { currency }), page.right - 240, page.top + 7, 240, {
    size: 8,
    colour: grey,
    align: 'right',
  });
  return Math.max(page.top + 34, end + 8);
}

function fittingTable(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly [PriceRow, ...PriceRow[]],
  top: number,
  rest: number,
): number {
  const padding =
    paddings.find((each) => top + heightOfRows(paper, columns, rows, each) + rest <= page.bottom) ??
    paddings[0];
  return priceTable(paper, columns, rows, top, padding, rest);
}

function columnsFor(amountOfUnits: number): readonly Column[] {
  const amount = 84;
  const item = 150;
  const last: Column = { x: page.right - amount, width: amount, align: 'right' };
  const perUnit: Column = { x: page.right - 2 * amount, width: amount, align: 'right' };
  const choiceX = page.left + item + 8;
  const choiceEnd = (amountOfUnits > 1 ? perUnit.x : last.x) - 8;
  return [
    { x: page.left, width: item, align: 'left' },
    { x: choiceX, width: choiceEnd - choiceX, align: 'left' },
    ...(amountOfUnits > 1 ? [perUnit] : []),
    last,
  ];
}

export const heightOfRows = (
  paper: Paper,
  columns: readonly Column[],
  rows: readonly PriceRow[],
  padding: number,
): number => rows.reduce((sum, row) => sum + rowHeight(paper, columns, row, padding), 0);

export function priceTable(
  paper: Paper,
  columns: readonly Column[],
  [head, ...rows]: readonly [PriceRow, ...PriceRow[]],
  top: number,
  padding: number,
  rest: number,
): number {
  let y = top;
  const heights = rows.map((row) => rowHeight(paper, columns, row, padding));
  paper.group('Table', (table) => {
    y = tableRow(paper, table, columns, head, y, padding, true);
    for (const [at, row] of rows.entries()) {
      // The totals do not start a page alone: the last rows go with them.
      const tail = heights.slice(at).reduce((sum, height) => sum + height, rest);
      const keepsTail = rows.length - at === rowsWithTotals && y + tail > page.bottom && at > 0;
      if (keepsTail || y + (heights[at] ?? 0) > page.bottom) {
        paper.addPage();
        y = tableRow(paper, table, columns, head, page.top, padding, true);
      }
      y = tableRow(paper, table, columns, row, y, padding, false);
    }
  });
  return y;
}

const rowHeight = (
  paper: Paper,
  columns: readonly Column[],
  { cells, bold = false }: PriceRow,
  padding: number,
): number =>
  Math.max(
    ...columns.map(({ width }, at) =>
      paper.heightOf(cells[at] ?? '', width, { size: rowSize, bold, lineGap: 0 }),
    ),
  ) +
  2 * padding;

function tableRow(
  paper: Paper,
  table: StructureElement,
  columns: readonly Column[],
  row: PriceRow,
  y: number,
  padding: number,
  head: boolean,
): number {
  const height = rowHeight(paper, columns, row, padding);
  paper.artifact(() => {
    if (head) paper.line(page.left, y + height, page.right, y + height, ink, 0.9);
    else paper.line(page.left, y + height, page.right, y + height, hairline);
  });
  paper.group(
    'TR',
    (element) => {
      columns.forEach(({ x, width, align }, at) => {
        const lastColumns = at >= 2;
        paper.tag(
          head || at === 0 ? 'TH' : 'TD',
          () => {
            paper.text(row.cells[at] ?? '', x, y + padding, width, {
              size: head ? 7.8 : rowSize,
              bold: row.bold ?? false,
              colour: head || (at === 0 && !row.bold) || (lastColumns && row.quiet) ? grey : ink,
              align,
              lineGap: 0,
            });
          },
          head ? { scope: 'Column' } : at === 0 ? { scope: 'Row' } : {},
          element,
        );
      });
    },
    table,
  );
  return y + height;
}

interface TotalStyle {
  readonly style: { readonly size: number; readonly bold?: boolean; readonly colour?: string };
  /** Space above. */
  readonly gap: number;
}

const totalLabelX = page.left + 158;
const totalLabelWidth = page.right - 110 - totalLabelX;

/** Rows before the grand total are plain; VAT below it is small. */
const totalStyles = (paper: Paper, rows: readonly TotalRow[]): readonly (TotalRow & TotalStyle)[] =>
  rows.map((row) => ({
    ...row,
    ...(row.main
      ? { style: { size: 13, bold: true, colour: paper.accent }, gap: 9 }
      : { style: { size: 9.2 }, gap: 0 }),
  }));

const totalHeight = (paper: Paper, { label, style, gap }: Pair & TotalStyle): number =>
  gap + paper.heightOf(label, totalLabelWidth, { ...style, lineGap: 0 }) + 5;

export const totalsHeight = (paper: Paper, rows: readonly TotalRow[]): number =>
  totalStyles(paper, rows).reduce((sum, row) => sum + totalHeight(paper, row), 0);

export function totals(paper: Paper, list: readonly TotalRow[], top: number): number {
  const rows = totalStyles(paper, list);
  let y = top;
  paper.pairs(
    rows.map(({ label, value, style, gap }) => ({
      before: () => {
        if (gap > 0) paper.artifact(() => paper.line(totalLabelX, y + 1, page.right, y + 1, ink, 0.9));
      },
      label: () => {
        paper.text(label, totalLabelX, y + gap, totalLabelWidth, { lineGap: 0, ...style, colour: ink });
      },
      value: () => {
        paper.text(value, page.right - 130, y + gap, 130, { lineGap: 0, align: 'right', ...style });
        y += totalHeight(paper, { label, value, style, gap });
      },
    })),
  );
  return y;
}

const noteStyle = { size: 8, colour: grey, lineGap: 1.2 } as const;
const bindingHeading = { size: 9.6, bold: true, lineGap: 0 } as const;
const bindingText = { size: 9, lineGap: 1.4 } as const;
const noteWidth = page.right - totalLabelX;

export const bindingHeight = (paper: Paper, quotation: Quotation): number =>
  22 +
  paper.heightOf(paper.t('binding.heading'), contentWidth - 28, bindingHeading) +
  paper.heightOf(bindingSentence(paper, quotation), contentWidth - 28, bindingText);

export const vatHeight = (paper: Paper, quotation: Quotation): number =>
  4 + paper.heightOf(vatNote(paper, quotation), noteWidth, noteStyle) + 16;

/** How the sale is taxed (MO-03). */
export const vat = (paper: Paper, quotation: Quotation, top: number): number =>
  paper.write('P', vatNote(paper, quotation), totalLabelX, top + 4, noteWidth, noteStyle) + 16;

/** What the signature binds (QU-04). */
export function binding(paper: Paper, quotation: Quotation, top: number): void {
  let y = top;
  paper.artifact(() =>
    paper.doc.roundedRect(page.left, y, contentWidth, bindingHeight(paper, quotation), 8).fill(ground),
  );
  y += 11;
  y = paper.write('H3', paper.t('binding.heading'), page.left + 14, y, contentWidth - 28, bindingHeading) + 2;
  paper.write('P', bindingSentence(paper, quotation), page.left + 14, y, contentWidth - 28, bindingText);
}
