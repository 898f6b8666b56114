import type { OfferLinks, Quotation, QuotedLine } from '../quotation.ts';
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

interface Row {
  readonly cells: readonly string[];
  readonly bold?: boolean;
  readonly quiet?: boolean;
}

const rowSize = 8.8;
const padding = 4.2;

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
  let y = priceTable(paper, quotation, page.top + 34);
  y = totals(paper, quotation, y + 8);
  y = terms(paper, quotation, y + 20);
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

function priceTable(paper: Paper, quotation: Quotation, top: number): number {
  const { amountOfUnits: count, unit, lines } = quotation;
  const columns = columnsFor(count);
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
  const rows: Row[] = [
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
  let y = top;
  paper.group('Table', (table) => {
    y = tableRow(paper, table, columns, { cells: heads }, y, 'TH');
    for (const row of rows) {
      const height = rowHeight(paper, columns, row);
      if (y + height > page.bottom) {
        paper.addPage();
        y = tableRow(paper, table, columns, { cells: heads }, page.top, 'TH');
      }
      y = tableRow(paper, table, columns, row, y, 'TD');
    }
  });
  return y;
}

/** Chosen to be left out, or brought by the customer: "included" would promise something. */
const isNothing = ({ value, priceCents }: QuotedLine): boolean =>
  priceCents === 0 && (value === 'none' || value === 'by_client');

const choiceText = (paper: Paper, line: QuotedLine): string =>
  line.custom === undefined ? line.choice.label : paper.t('quotation.custom-colour', { colour: line.custom });

const rowHeight = (paper: Paper, columns: readonly Column[], { cells, bold = false }: Row): number =>
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
  kind: 'TH' | 'TD',
): number {
  const head = kind === 'TH';
  const height = rowHeight(paper, columns, row);
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
          kind,
          () => {
            paper.text(row.cells[at] ?? '', x, y + padding, width, {
              size: head ? 7.8 : rowSize,
              bold: row.bold ?? false,
              colour: head || (at === 0 && !row.bold) || (lastColumns && row.quiet) ? grey : ink,
              align,
              lineGap: 0,
            });
          },
          head ? { scope: 'Column' } : {},
          element,
        );
      });
    },
    table,
  );
  return y + height;
}

function totals(paper: Paper, quotation: Quotation, top: number): number {
  const { amountOfUnits: count, unitPriceCents, optionsCostCents, transport } = quotation;
  const perUnit = unitPriceCents + optionsCostCents;
  const rows: readonly (readonly [string, string])[] = [
    [paper.t('quotation.unit-total'), paper.price(perUnit)],
    ...(count > 1
      ? [[paper.t('quotation.units-total', { count }), paper.price(perUnit * count)] as const]
      : []),
    [
      `${paper.t('quotation.transport')} ²`,
      transport ? paper.price(transport.cents) : paper.t('quotation.not-available'),
    ],
  ];
  const labelX = page.left + 158;
  const labelWidth = page.right - 110 - labelX;
  const write = (
    label: string,
    value: string,
    at: number,
    style: { size: number; bold?: boolean; colour?: string },
  ) => {
    let end = at;
    paper.tag('P', () => {
      end = paper.text(label, labelX, at, labelWidth, { lineGap: 0, ...style, colour: ink });
      end = Math.max(
        end,
        paper.text(value, page.right - 130, at, 130, { lineGap: 0, align: 'right', ...style }),
      );
    });
    return end;
  };
  let y = roomFor(paper, top, 90);
  for (const [label, value] of rows) y = write(label, value, y, { size: 9.2 }) + 5;
  paper.artifact(() => paper.line(labelX, y + 1, page.right, y + 1, ink, 0.9));
  return (
    write(
      paper.t(transport ? 'quotation.total' : 'quotation.total-without-transport'),
      paper.price(quotation.totalCents),
      y + 9,
      { size: 13, bold: true, colour: brand },
    ) + 2
  );
}

function terms(paper: Paper, quotation: Quotation, top: number): number {
  const { unit, transport, request, priceList, optionList } = quotation;
  const raised = unit.totalHeightMm !== unit.heightMm;
  const place = request.placeName ?? '–';
  const notes = [
    ...(raised ? [`¹ ${paper.t('quotation.note.outflow', { height: paper.metres(unit.heightMm) })}`] : []),
    `² ${
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
  const style = { size: 7.6, colour: grey, lineGap: 1.2 };
  const height = notes.reduce((sum, note) => sum + paper.heightOf(note, contentWidth, style) + 2.5, 16);
  let y = roomFor(paper, top, height);
  paper.tag('H3', () => {
    y =
      paper.text(paper.t('quotation.terms-heading'), page.left, y, contentWidth, { size: 9.2, bold: true }) +
      3;
  });
  for (const note of notes) {
    paper.tag('P', () => {
      y = paper.text(note, page.left, y, contentWidth, style) + 2.5;
    });
  }
  return y;
}

/** Two doors out of the paper: change it, or accept it. */
function nextSteps(paper: Paper, links: OfferLinks, top: number): void {
  const gap = 14;
  const width = (contentWidth - gap) / 2;
  const qr = 74;
  const reopenX = page.left + 12 + qr + 14;
  const signX = page.left + width + gap + 14;
  const reopenWidth = page.left + width - 10 - reopenX;
  const signWidth = width - 28;
  const height = Math.max(
    qr + 24,
    doorHeight(paper, 'reopen', reopenWidth) + 22,
    doorHeight(paper, 'sign', signWidth) + 22,
  );
  const y = roomFor(paper, top, height);
  paper.artifact(() => {
    for (const x of [page.left, page.left + width + gap]) {
      paper.doc.roundedRect(x, y, width, height, 8).fill(ground);
    }
    paper.doc.roundedRect(page.left + 8, y + 8, qr + 8, qr + 8, 4).fill('#ffffff');
  });
  paper.tag('Figure', () => drawQr(paper, links.reopenUrl, page.left + 12, y + 12, qr), {
    alt: paper.t('quotation.qr-alt'),
  });
  door(paper, 'reopen', links.reopenUrl, reopenX, y + 11, reopenWidth);
  door(paper, 'sign', links.signPageUrl, signX, y + 11, signWidth);
}

type Door = 'reopen' | 'sign';

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

function door(paper: Paper, name: Door, url: string, x: number, top: number, width: number): void {
  let y = top;
  paper.tag('H3', () => {
    y = paper.text(paper.t(`quotation.${name}-heading`), x, y, width, doorStyles.heading) + 3;
  });
  paper.tag('P', () => {
    y = paper.text(paper.t(`quotation.${name}-text`), x, y, width, doorStyles.text) + 5;
  });
  paper.tag('Link', () => {
    paper.text(`${paper.t(`quotation.${name}-link`)} →`, x, y, width, { ...doorStyles.link, link: url });
  });
}
