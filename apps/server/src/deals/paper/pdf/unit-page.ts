import { drawToPdf } from '@silowright/domain/drawing/to-pdf';
import type { FitReason } from '@silowright/domain/recommendation/request';
import { printedNumber, type UnitQuotation } from '../quotation.ts';
import { technicalRows } from '../quotation-rows.ts';
import { drawingAlt, isTooDense } from '../unit-sentence.ts';
import { contentWidth, grey, ink, type Paper, page } from './paper.ts';
import { drawingInBox, planDrawing } from './unit-drawing.ts';

const dataWidth = 172;
/** Minimum height of a readable view from above. */
const planHeight = 90;

/** The second page: the unit to scale with dimensions, technical data, and why it fits. */
export function unitPage(
  paper: Paper,
  quotation: UnitQuotation,
  title = paper.t('quotation.unit-heading'),
  isOneOfSeveral = false,
): void {
  paper.addPage();
  paper.write('H2', title, page.left, page.top, contentWidth, {
    size: 17,
    bold: true,
  });
  const drawingWidth = contentWidth - dataWidth - 28;
  const alt = drawingAlt(paper, quotation);
  const top = page.top + 36;
  const sheet = { x: page.left, y: top, width: drawingWidth, height: page.bottom - top };
  const titleHeight = 44;
  paper.artifact(() => {
    paper.doc.rect(sheet.x, sheet.y, sheet.width, sheet.height).lineWidth(0.8).strokeColor(ink).stroke();
    const lineY = sheet.y + sheet.height - titleHeight;
    paper.line(sheet.x, lineY, sheet.x + sheet.width, lineY, ink, 0.8);
  });
  const inner = {
    x: sheet.x + 10,
    y: sheet.y + 12,
    width: sheet.width - 20,
    height: sheet.height - titleHeight - 22,
  };
  const front = drawingInBox(paper, quotation, inner);
  const frontHeight = Math.min(inner.height, (inner.width / front.viewBox.width) * front.viewBox.height);
  const spare = inner.height - frontHeight;
  paper.tag(
    'Figure',
    () => {
      if (spare < planHeight + 20) {
        drawToPdf(paper.doc, front, inner);
        return;
      }
      // A wide unit leaves space for a view from above at the same scale.
      const plan = planDrawing(paper, quotation);
      const scale = frontHeight / front.viewBox.height;
      const width = Math.min(plan.viewBox.width * scale, inner.width);
      const height = Math.min(plan.viewBox.height * scale, spare - 20);
      const gap = (spare - height) / 3;
      drawToPdf(paper.doc, front, { ...inner, y: inner.y + gap, height: frontHeight });
      const axisX = inner.x + (inner.width * -front.viewBox.x) / front.viewBox.width;
      const x = Math.min(Math.max(axisX - width / 2, inner.x), inner.x + inner.width - width);
      drawToPdf(paper.doc, plan, { x, y: inner.y + frontHeight + 2 * gap, width, height });
    },
    { alt, box: inner },
  );
  titleBlock(paper, quotation, sheet.x, sheet.y + sheet.height - titleHeight, sheet.width);
  const x = page.right - dataWidth;
  const below = technicalData(paper, technicalRows(paper, quotation, isOneOfSeveral), x, top);
  const isTrue = ({ kind }: FitReason) => kind !== 'density-margin' || !isTooDense(quotation);
  reasons(paper, quotation.reasons.filter(isTrue), x, below + 22);
}

/** The title block of a technical drawing: object, size, quotation. */
function titleBlock(paper: Paper, quotation: UnitQuotation, x: number, y: number, width: number): void {
  const { unit } = quotation;
  const size = `Ø ${paper.metres(unit.diameterMm)} × ${paper.metres(unit.totalHeightMm)} m`;
  paper.tag('P', () => {
    // A long name takes two lines.
    const name = { size: 10.5, bold: true, lineGap: 0 };
    const twoLines = paper.heightOf(unit.typeName.label, width - 130, name) > 17;
    const below = paper.text(unit.typeName.label, x + 10, y + (twoLines ? 5 : 9), width - 130, name);
    paper.text(paper.t('quotation.drawing-dimensions'), x + 10, Math.max(y + 26, below + 2), width - 130, {
      size: 7.5,
      colour: grey,
    });
    paper.text(size, x + width - 120, y + 9, 110, { size: 10.5, bold: true, align: 'right', lineGap: 0 });
    paper.text(printedNumber(quotation), x + width - 120, y + 26, 110, {
      size: 7.5,
      colour: grey,
      align: 'right',
    });
  });
}

function technicalData(
  paper: Paper,
  rows: readonly (readonly [string, string])[],
  x: number,
  top: number,
): number {
  let y = top;
  y = paper.write('H3', paper.t('quotation.technical-data'), x, y, dataWidth, { size: 10.5, bold: true }) + 5;
  paper.pairs(
    rows.map(([label, value]) => ({
      before: () => paper.artifact(() => paper.line(x, y, x + dataWidth, y)),
      label: () => {
        y = paper.text(label, x, y + 4.5, dataWidth, { size: 7.5, colour: grey, lineGap: 0 });
      },
      value: () => {
        y = paper.text(value, x, y + 0.5, dataWidth, { size: 9.5, lineGap: 0 }) + 4;
      },
    })),
  );
  return y;
}

function reasons(paper: Paper, list: readonly FitReason[], x: number, top: number): void {
  if (list.length === 0) return;
  let y = top;
  y = paper.write('H3', paper.t('quotation.reasons'), x, y, dataWidth, { size: 10.5, bold: true }) + 6;
  paper.group('L', (element) => {
    for (const reason of list) {
      paper.group(
        'LI',
        (item) => {
          const mark = () => paper.text('✓', x, y, 12, { size: 9, bold: true, colour: paper.accent });
          paper.tag('Lbl', mark, {}, item);
          const body = () => {
            y = paper.text(reasonText(paper, reason), x + 14, y, dataWidth - 14, { size: 9 }) + 4;
          };
          paper.tag('LBody', body, {}, item);
        },
        element,
      );
    }
  });
}

/** A reserve of zero is not printed. "100% full" would read as no reserve, although the unit has air above (V15). */
function reasonText(paper: Paper, reason: FitReason): string {
  const say = (name: string, params: Record<string, string> = {}) =>
    paper.t(`quotation.reason.${name}`, params);
  switch (reason.kind) {
    case 'fill-level':
      return say(fillName(Math.round(reason.percent)), { percent: paper.number(reason.percent, 0) });
    case 'headroom':
      return say('headroom', { spare: paper.metres(reason.spareMm) });
    case 'density-margin':
      return say(reason.percent > 0 ? 'density-margin' : 'density-limit', {
        limit: paper.number(reason.limit),
        percent: paper.number(reason.percent, 0),
      });
    case 'temperature-margin':
      return say(reason.spare > 0 ? 'temperature-margin' : 'temperature-limit', {
        limit: paper.number(reason.limit),
        spare: paper.number(reason.spare),
      });
    default:
      return say(reason.kind);
  }
}

const fillName = (percent: number): string =>
  percent > 100 ? 'fill-over' : percent === 100 ? 'fill-full' : 'fill-level';
