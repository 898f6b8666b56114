import type { OfferLinks, Quotation, QuotedLine } from '../quotation.ts';
import { drawQr } from './draw-qr.ts';
import { isRaised, outflowMark, transportMark } from './footnotes.ts';
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

interface Row {
  readonly cells: readonly string[];
  readonly bold?: boolean;
  readonly quiet?: boolean;
}

const rowSize = 8.8;
/** Above and below a row: the first that lets everything end on one page. */
const paddings = [4.2, 3.4, 2.6] as const;

/** The third page: every option with its price, the totals, the terms, and what to do next. */
export function pricePage(paper: Paper, quotation: Quotation, links: OfferLinks): void {
  paper.addPage();
  paper.tag('H2', () => {
    paper.text(paper.t('quotation.prices-heading'), page.left, page.top, 240, { size: 17, bold: true });
  });
  paper.tag('P', () => {
    paper.text(paper.t('quotation.prices-note'), page.right - 240, page.top + 7, 240, {
      size: 8,
      colour: grey,
      align: 'right',
    });
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
  // Terms and next steps stay together: a page with the two boxes alone looks like a mistake.
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

/** The head first. */
function priceRows(paper: Paper, quotation: Quotation): readonly [Row, ...Row[]] {
  const { amountOfUnits: count, unit, lines } = quotation;
  const amounts = (cents: number): string[] =>
    (count > 1 ? [cents, cents * count] : [cents]).map((value) =>
      value === 0 ? paper.t('quotation.included') : paper.price(value),
    );
  const heads = [
    paper.t('quotation.column.item'),
    paper.t('quotation.column.choice'),
    ...(count > 1
      ? [paper.t('quotation.column.per-unit'), paper.t('quotation.column.all-units', { count })]
      : [paper.t('quotation.column.price')]),
  ];
  return [
    { cells: heads },
    {
      cells: [
        paper.t('quotation.base-unit'),
        `${unit.typeName.label}, ${paper.number(unit.volumeM3)} m³`,
        ...amounts(quotation.unitPriceCents),
      ],
      bold: true,
    },
    ...lines.map((line) => ({
      cells: [
        line.group.label,
        choiceText(paper, line),
        ...(isNothing(line) ? heads.slice(2).map(() => '–') : amounts(line.priceCents)),
      ],
      quiet: line.priceCents === 0,
    })),
  ];
}

const heightOfRows = (
  paper: Paper,
  columns: readonly Column[],
  rows: readonly Row[],
  padding: number,
): number => rows.reduce((sum, row) => sum + rowHeight(paper, columns, row, padding), 0);

function priceTable(
  paper: Paper,
  columns: readonly Column[],
  [head, ...rows]: readonly [Row, ...Row[]],
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

/** Chosen to be left out, or brought by the customer: "included" would promise something. */
const isNothing = ({ value, priceCents }: QuotedLine): boolean =>
  priceCents === 0 && (value === 'none' || value === 'by_client');

const choiceText = (paper: Paper, line: QuotedLine): string =>
  line.custom === undefined ? line.choice.label : paper.t('quotation.custom-colour', { colour: line.custom });

const rowHeight = (
  paper: Paper,
  columns: readonly Column[],
  { cells, bold = false }: Row,
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
  row: Row,
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

interface TotalRow {
  readonly label: string;
  readonly value: string;
  readonly style: { readonly size: number; readonly bold?: boolean; readonly colour?: string };
  /** Free space above. */
  readonly gap: number;
}

const totalLabelX = page.left + 158;
const totalLabelWidth = page.right - 110 - totalLabelX;

function totalRows(paper: Paper, quotation: Quotation): readonly TotalRow[] {
  const { amountOfUnits: count, unitPriceCents, optionsCostCents, transport, unit } = quotation;
  const perUnit = unitPriceCents + optionsCostCents;
  const plain = (label: string, value: string): TotalRow => ({ label, value, style: { size: 9.2 }, gap: 0 });
  return [
    plain(paper.t('quotation.unit-total'), paper.price(perUnit)),
    ...(count > 1 ? [plain(paper.t('quotation.units-total', { count }), paper.price(perUnit * count))] : []),
    plain(
      `${paper.t('quotation.transport')} ${transportMark(unit)}`,
      transport ? paper.price(transport.cents) : paper.t('quotation.not-available'),
    ),
    {
      label: paper.t(transport ? 'quotation.total' : 'quotation.total-without-transport'),
      value: paper.price(quotation.totalCents),
      style: { size: 13, bold: true, colour: brand },
      gap: 9,
    },
  ];
}

const totalHeight = (paper: Paper, { label, style, gap }: TotalRow): number =>
  gap + paper.heightOf(label, totalLabelWidth, { ...style, lineGap: 0 }) + 5;

const totalsHeight = (paper: Paper, quotation: Quotation): number =>
  totalRows(paper, quotation).reduce((sum, row) => sum + totalHeight(paper, row), 0);

function totals(paper: Paper, quotation: Quotation, top: number): number {
  const rows = totalRows(paper, quotation);
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

function termsNotes(paper: Paper, quotation: Quotation): readonly string[] {
  const { unit, transport, request, priceList, optionList } = quotation;
  const place = request.placeName ?? '–';
  return [
    ...(isRaised(unit)
      ? [`${outflowMark} ${paper.t('quotation.note.outflow', { height: paper.metres(unit.heightMm) })}`]
      : []),
    `${transportMark(unit)} ${
      transport
        ? paper.t('quotation.terms.transport', {
            place,
            km: paper.number(transport.km, 0),
            trucks: transport.trucks,
            count: transport.trucks,
          })
        : paper.t('quotation.terms.transport-missing')
    }`,
    paper.t('quotation.terms.scope'),
    paper.t('quotation.terms.dimensions'),
    `${paper.t('quotation.terms.delivery')} ${paper.t('quotation.vat-note')}`,
    paper.t('quotation.terms.validity', {
      date: paper.date(quotation.validUntil),
      base: priceList.version,
      baseDate: paper.date(priceList.publishedAt),
      options: optionList.version,
      optionsDate: paper.date(optionList.publishedAt),
    }),
  ];
}

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

/** Two doors out of the paper: change it, or accept it. */
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
