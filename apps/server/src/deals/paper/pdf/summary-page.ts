import { goodsCents, orderOptionsCents } from '@silowright/domain/pricing/priced-configuration';
import { type ChoiceTable, choiceTable, isBeforeChoice } from '../choice-rows.ts';
import { positionsInTotal } from '../positions.ts';
import type { Quotation, QuotedPosition } from '../quotation.ts';
import { priceIn } from '../quotation-rows.ts';
import { dearestOptions, nameOfUnit, roleWords, sizeOf } from '../several-words.ts';
import { articleOf, needWords } from '../unit-sentence.ts';
import { totalsOfSeveral } from '../whole-quotation.ts';
import { sizeOnOneLine } from './letter-page.ts';
import { loadBox } from './load-box.ts';
import {
  contentWidth,
  grey,
  hairline,
  ink,
  type Paper,
  page,
  roomFor,
  type StructureElement,
  type TextStyle,
} from './paper.ts';
import {
  binding,
  bindingHeight,
  type Column,
  heading,
  heightOfRows,
  priceTable,
  totals,
  totalsHeight,
  vat,
  vatHeight,
} from './price-page.ts';
import { numberChip, unitsFigure } from './units-figure.ts';

/**
 * The first height of the picture with which everything is on one page; otherwise the first of all. A lower picture
 * would show nothing: then that of the letter is enough.
 */
const pictureHeights = [140, 120, 0] as const;
const gap = 14;

/** Every position with its price, the total, the choices, the trucks, and what the signature binds (PJ-05). */
export function summaryPage(paper: Paper, quotation: Quotation): void {
  const top = heading(paper, quotation, paper.t('quotation.summary-heading'));
  const rows = positionRowsOf(paper, quotation);
  const rest = restHeight(paper, quotation);
  const tableHeight = headHeight + rows.reduce((sum, { height }) => sum + height, 0);
  const belowPicture = (height: number) => (height === 0 ? top : top + height + gap);
  const height =
    pictureHeights.find((each) => belowPicture(each) + tableHeight + rest <= page.bottom) ??
    pictureHeights[0];
  if (height > 0) unitsFigure(paper, quotation, { x: page.left, y: top, width: contentWidth, height });
  let y = positionTable(paper, rows, belowPicture(height));
  const list = totalsOfSeveral(paper, quotation);
  const choices = choiceTable(paper, quotation);
  const note = isBeforeChoice(quotation) ? paper.t('quotation.total-before-choice') : undefined;
  y = roomFor(
    paper,
    y + 8,
    totalsHeight(paper, list) + vatHeight(paper, quotation) + noteHeight(paper, note),
  );
  y = totals(paper, list, y);
  if (note) y = paper.write('P', note, noteX, y + 4, page.right - noteX, noteStyle);
  y = vat(paper, quotation, y);
  if (choices) y = choicesOf(paper, choices, y);
  const bound = bindingHeight(paper, quotation);
  const box = loadBox(paper, quotation, page.bottom - y - gap - bound);
  if (box) {
    // Both go to the next page: what is signed alone would look lost.
    y = roomFor(paper, y, box.height + gap + bound);
    box.draw(y);
    y += box.height + gap;
  }
  binding(paper, quotation, roomFor(paper, y, bound));
}

/** Below the table of the positions; the trucks in as many rows as they like. */
function restHeight(paper: Paper, quotation: Quotation): number {
  const choices = choiceTable(paper, quotation);
  const box = loadBox(paper, quotation, Number.POSITIVE_INFINITY);
  return (
    8 +
    totalsHeight(paper, totalsOfSeveral(paper, quotation)) +
    noteHeight(paper, isBeforeChoice(quotation) ? paper.t('quotation.total-before-choice') : undefined) +
    vatHeight(paper, quotation) +
    (choices ? choicesHeight(paper, choices) : 0) +
    (box ? box.height + gap : 0) +
    bindingHeight(paper, quotation)
  );
}

const noteX = page.left + 158;
const noteStyle = { size: 8, colour: grey, lineGap: 1.2 } as const;
const noteHeight = (paper: Paper, note: string | undefined): number =>
  note ? 4 + paper.heightOf(note, page.right - noteX, noteStyle) : 0;

const width = { number: 36, amount: 36, each: 76, sum: 80 } as const;
const whatX = page.left + width.number;
const amountX = page.right - width.sum - width.each - width.amount;
const whatWidth = amountX - whatX - 6;
const headHeight = 19;
const cellStyle = { size: 8.8, lineGap: 0 } as const;

interface PositionRow {
  readonly position: QuotedPosition;
  readonly isInTotal: boolean;
  readonly lines: readonly { readonly text: string; readonly style: TextStyle }[];
  readonly amounts: readonly { readonly text: string; readonly x: number; readonly width: number }[];
  readonly height: number;
}

/** A page of many positions is set closer. */
const many = 8;

function positionRowsOf(paper: Paper, quotation: Quotation): PositionRow[] {
  const price = priceIn(paper, quotation);
  const counted = positionsInTotal(quotation);
  const padding = quotation.positions.length > many ? 3.5 : 5.5;
  const quiet = { size: 8, colour: grey, lineGap: 0.6 } as const;
  return quotation.positions.map((position): PositionRow => {
    const isInTotal = counted.includes(position);
    const need = needWords(paper, position);
    const role = roleWords(paper, quotation, position);
    const once = orderOptionsCents(position.lines);
    const about: readonly (readonly [string | undefined, TextStyle])[] = [
      [nameOfUnit(paper, position), { size: 9.6, bold: true, lineGap: 0.8, colour: isInTotal ? ink : grey }],
      [[articleOf(paper, position), sizeOf(paper, position)].filter(Boolean).join(' · '), quiet],
      [dearestOptions(position), { size: 8, lineGap: 0.6 }],
      [need && paper.t('quotation.need', { need }), quiet],
      [once > 0 ? paper.t('quotation.once', { price: price(once) }) : undefined, quiet],
      [role, { size: 8, bold: true, colour: paper.accent, lineGap: 0.6 }],
    ];
    const lines = about.flatMap(([text, style]) => (text ? [{ text, style }] : []));
    const textHeight = lines.reduce(
      (sum, { text, style }) => sum + paper.heightOf(text, whatWidth, style),
      0,
    );
    return {
      position,
      isInTotal,
      lines,
      amounts: [
        { text: paper.number(position.amountOfUnits), x: amountX, width: width.amount },
        {
          text: price(position.unitPriceCents + position.optionsCostCents),
          x: amountX + width.amount,
          width: width.each,
        },
        { text: price(goodsCents(position)), x: page.right - width.sum, width: width.sum },
      ],
      height: textHeight + 2 * padding,
    };
  });
}

function positionTable(paper: Paper, rows: readonly PositionRow[], top: number): number {
  let y = top;
  paper.group('Table', (table) => {
    y = tableHead(paper, table, y);
    for (const row of rows) {
      if (y + row.height > page.bottom) {
        paper.addPage();
        y = tableHead(paper, table, page.top);
      }
      y = positionRow(paper, table, row, y);
    }
  });
  return y;
}

function tableHead(paper: Paper, table: StructureElement, y: number): number {
  const { t } = paper;
  const style = { size: 7.8, colour: grey, lineGap: 0 } as const;
  const cells = [
    [t('quotation.column.number'), page.left, width.number, 'left'],
    [t('quotation.column.item'), whatX, whatWidth, 'left'],
    [t('quotation.column.amount'), amountX, width.amount, 'right'],
    [t('quotation.column.per-unit'), amountX + width.amount, width.each, 'right'],
    [t('quotation.column.sum'), page.right - width.sum, width.sum, 'right'],
  ] as const;
  paper.artifact(() => paper.line(page.left, y + headHeight - 4, page.right, y + headHeight - 4, ink, 0.9));
  paper.group(
    'TR',
    (element) => {
      for (const [text, x, cellWidth, align] of cells)
        paper.tag(
          'TH',
          () => {
            paper.text(text, x, y, cellWidth, { ...style, align });
          },
          { scope: 'Column' },
          element,
        );
    },
    table,
  );
  return y + headHeight;
}

function positionRow(paper: Paper, table: StructureElement, row: PositionRow, top: number): number {
  const { position, isInTotal, lines, amounts, height } = row;
  const textHeight = lines.reduce((sum, { text, style }) => sum + paper.heightOf(text, whatWidth, style), 0);
  const first = top + (height - textHeight) / 2 - 2;
  paper.artifact(() => paper.line(page.left, top + height - 2, page.right, top + height - 2, hairline));
  paper.group(
    'TR',
    (element) => {
      paper.tag(
        'TH',
        () => {
          numberChip(paper, position.number, page.left, first, isInTotal);
        },
        { scope: 'Row' },
        element,
      );
      paper.tag(
        'TD',
        () => {
          let y = first;
          for (const { text, style } of lines) y = paper.text(text, whatX, y, whatWidth, style);
        },
        {},
        element,
      );
      amounts.forEach(({ text, x, width: cellWidth }, at) => {
        const isSum = at === amounts.length - 1;
        const style = {
          ...cellStyle,
          size: sizeOnOneLine(paper, text, cellWidth, cellStyle.size),
          align: 'right',
          bold: isSum && isInTotal,
          colour: isInTotal ? ink : grey,
        } as const;
        paper.tag(
          'TD',
          () => {
            paper.text(text, x, first + 1, cellWidth, style);
          },
          {},
          element,
        );
      });
    },
    table,
  );
  return top + height;
}

const choiceColumns: readonly Column[] = [
  { x: page.left, width: contentWidth - 4 * 82, align: 'left' },
  ...[4, 3, 2, 1].map((fromRight): Column => ({ x: page.right - fromRight * 82, width: 82, align: 'right' })),
];
const choicePadding = 3;

const choicesHeight = (paper: Paper, { rows, note }: ChoiceTable): number =>
  heightOfRows(paper, choiceColumns, rows, choicePadding) +
  4 +
  paper.heightOf(note, contentWidth, noteStyle) +
  gap;

function choicesOf(paper: Paper, choices: ChoiceTable, top: number): number {
  const height = choicesHeight(paper, choices);
  const start = height > page.bottom - page.top ? top : roomFor(paper, top, height);
  const y = priceTable(paper, choiceColumns, choices.rows, start, choicePadding, 0);
  return paper.write('P', choices.note, page.left, y + 4, contentWidth, noteStyle) + gap;
}
