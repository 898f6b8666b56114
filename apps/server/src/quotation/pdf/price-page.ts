import type { OfferLinks, Quotation } from '../quotation.ts';
import {
  type Pair,
  type PriceRow,
  priceRows,
  type TotalRow,
  termsNotes,
  totalRows,
} from '../quotation-rows.ts';
import { drawQr } from './draw-qr.ts';
import {
  brand,
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

interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const rowSize = 8.8;
/** Padding of a row: the first value with which everything fits on one page. */
const paddings = [4.2, 3.4, 2.6, 2] as const;

/** The third page: every option with its price, totals, terms and next steps. */
export function pricePage(paper: Paper, quotation: Quotation, links: OfferLinks): void {
  paper.addPage();
  paper.tag('H2', () => {
    paper.text(paper.t('quotation.prices-heading'), page.left, page.top, 240, { size: 17, bold: true });
  });
  paper.tag('P', () => {
    paper.text(
      paper.t('quotation.prices-note', { currency: quotation.currency }),
      page.right - 240,
      page.top + 7,
      240,
      {
        size: 8,
        colour: grey,
        align: 'right',
      },
    );
  });
  const rows = priceRows(paper, quotation);
  const columns = columnsFor(quotation.amountOfUnits);
  const tableTop = page.top + 34;
  const rest =
    8 + totalsHeight(paper, quotation) + 20 + termsHeight(paper, quotation) + 18 + doorsHeight(paper);
  const padding =
    paddings.find((each) => tableTop + heightOfRows(paper, columns, rows, each) + rest <= page.bottom) ??
    paddings[0];
  let y = priceTable(paper, columns, rows, tableTop, padding);
  y = totals(paper, quotation, y + 8);
  // Terms and next steps stay together: a page with only the two boxes looks like a mistake.
  y = roomFor(paper, y + 20, termsHeight(paper, quotation) + 18 + doorsHeight(paper));
  y = terms(paper, quotation, y);
  nextSteps(paper, links, y + 18);
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

const heightOfRows = (
  paper: Paper,
  columns: readonly Column[],
  rows: readonly PriceRow[],
  padding: number,
): number => rows.reduce((sum, row) => sum + rowHeight(paper, columns, row, padding), 0);

function priceTable(
  paper: Paper,
  columns: readonly Column[],
  [head, ...rows]: readonly [PriceRow, ...PriceRow[]],
  top: number,
  padding: number,
): number {
  let y = top;
  paper.group('Table', (table) => {
    y = tableRow(paper, table, columns, head, y, padding, true);
    for (const row of rows) {
      if (y + rowHeight(paper, columns, row, padding) > page.bottom) {
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

const totalStyles = (rows: readonly TotalRow[]): readonly (Pair & TotalStyle)[] =>
  rows.map((row) => ({
    ...row,
    ...(row.main
      ? { style: { size: 13, bold: true, colour: brand }, gap: 9 }
      : { style: { size: 9.2 }, gap: 0 }),
  }));

const totalHeight = (paper: Paper, { label, style, gap }: Pair & TotalStyle): number =>
  gap + paper.heightOf(label, totalLabelWidth, { ...style, lineGap: 0 }) + 5;

const totalsHeight = (paper: Paper, quotation: Quotation): number =>
  totalStyles(totalRows(paper, quotation)).reduce((sum, row) => sum + totalHeight(paper, row), 0);

function totals(paper: Paper, quotation: Quotation, top: number): number {
  const rows = totalStyles(totalRows(paper, quotation));
  let y = roomFor(paper, top, totalsHeight(paper, quotation));
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

const termsStyle = { size: 7.6, colour: grey, lineGap: 1.2 } as const;
const termsHeading = { size: 9.2, bold: true } as const;

const termsHeight = (paper: Paper, quotation: Quotation): number =>
  termsNotes(paper, quotation).reduce(
    (sum, note) => sum + paper.heightOf(note, contentWidth, termsStyle) + 2.5,
    paper.heightOf(paper.t('quotation.terms-heading'), contentWidth, termsHeading) + 3,
  );

function terms(paper: Paper, quotation: Quotation, top: number): number {
  let y = top;
  paper.tag('H3', () => {
    y = paper.text(paper.t('quotation.terms-heading'), page.left, y, contentWidth, termsHeading) + 3;
  });
  for (const note of termsNotes(paper, quotation)) {
    paper.tag('P', () => {
      y = paper.text(note, page.left, y, contentWidth, termsStyle) + 2.5;
    });
  }
  return y;
}

const doorGap = 14;
const doorWidth = (contentWidth - doorGap) / 2;
const qrSize = 74;
const doors = {
  reopen: { x: page.left + 12 + qrSize + 14, width: doorWidth - 10 - (12 + qrSize + 14) },
  sign: { x: page.left + doorWidth + doorGap + 14, width: doorWidth - 28 },
} as const;

const doorsHeight = (paper: Paper): number =>
  Math.max(
    qrSize + 24,
    doorHeight(paper, 'reopen', doors.reopen.width) + 22,
    doorHeight(paper, 'sign', doors.sign.width) + 22,
  );

/** The two next steps: change it, or accept it. */
function nextSteps(paper: Paper, links: OfferLinks, y: number): void {
  const height = doorsHeight(paper);
  paper.artifact(() => {
    for (const x of [page.left, page.left + doorWidth + doorGap]) {
      paper.doc.roundedRect(x, y, doorWidth, height, 8).fill(ground);
    }
    paper.doc.roundedRect(page.left + 8, y + 8, qrSize + 8, qrSize + 8, 4).fill('#ffffff');
  });
  const code = { x: page.left + 12, y: y + 12, width: qrSize, height: qrSize };
  paper.tag('Figure', () => drawQr(paper, links.reopenUrl, code.x, code.y, qrSize), {
    alt: paper.t('quotation.qr-alt'),
    box: code,
  });
  door(paper, 'reopen', links.reopenUrl, y + 11);
  door(paper, 'sign', links.signPageUrl, y + 11);
}

type Door = keyof typeof doors;

const doorStyles = {
  heading: { size: 9.6, bold: true, lineGap: 0 },
  text: { size: 7.8, colour: grey, lineGap: 0.8 },
  link: { size: 9.2, bold: true, colour: brand, lineGap: 0 },
} as const;

const doorHeight = (paper: Paper, name: Door, width: number): number =>
  (['heading', 'text', 'link'] as const).reduce(
    (sum, part) => sum + paper.heightOf(paper.t(`quotation.${name}-${part}`), width, doorStyles[part]),
    8,
  );

function door(paper: Paper, name: Door, url: string, top: number): void {
  const { x, width } = doors[name];
  let y = top;
  paper.tag('H3', () => {
    y = paper.text(paper.t(`quotation.${name}-heading`), x, y, width, doorStyles.heading) + 3;
  });
  paper.tag('P', () => {
    y = paper.text(paper.t(`quotation.${name}-text`), x, y, width, doorStyles.text) + 5;
  });
  paper.link(`${paper.t(`quotation.${name}-link`)} →`, url, x, y, width, doorStyles.link);
}
