import { type EngineeringGroup, engineeringGroups } from '@silowright/texts/engineering-rows';
import { exceededNotes } from '@silowright/texts/exceeded-notes';
import type { Quotation } from '../quotation.ts';
import { contentWidth, grey, ground, type Paper, page } from './paper.ts';

const gap = 26;
const columnWidth = (contentWidth - gap) / 2;
const labelWidth = 104;
const valueX = labelWidth + 8;
const rowSize = 8;
const padding = 3;
/** Connections, lifting and access; everything about loads is on the left. */
const groupsOnTheRight = 3;

/** The last page: preliminary data for foundation, crane and connections (EN-08, EN-11). */
export function engineeringPage(paper: Paper, quotation: Quotation): void {
  const { engineering } = quotation;
  if (!engineering) return;
  paper.addPage();
  paper.tag('H2', () => {
    paper.text(paper.t('engineering.title'), page.left, page.top, contentWidth, { size: 17, bold: true });
  });
  let top = page.top + 30;
  paper.tag('P', () => {
    top = paper.text(paper.t('engineering.note'), page.left, top, contentWidth, { size: 8, colour: grey });
  });
  for (const note of exceededNotes(engineering.design, paper)) top = warning(paper, note, top + 8);
  const groups = engineeringGroups(engineering, paper);
  const right = groups.length - groupsOnTheRight;
  let y = top + 14;
  groups.forEach((group, at) => {
    if (at === right) y = top + 14;
    const x = at < right ? page.left : page.right - columnWidth;
    y = drawGroup(paper, group, x, y) + 14;
  });
}

function warning(paper: Paper, note: string, top: number): number {
  const style = { size: 8.5, bold: true };
  const height = paper.heightOf(note, contentWidth - 20, style) + 12;
  paper.artifact(() => paper.doc.roundedRect(page.left, top, contentWidth, height, 5).fill(ground));
  paper.tag('P', () => {
    paper.text(note, page.left + 10, top + 7, contentWidth - 20, style);
  });
  return top + height;
}

const rowHeight = (paper: Paper, { label, value }: EngineeringGroup['rows'][number]): number =>
  2 * padding +
  Math.max(
    paper.heightOf(label, labelWidth, { size: rowSize, lineGap: 0 }),
    paper.heightOf(value, columnWidth - valueX, { size: rowSize, lineGap: 0 }),
  );

function drawGroup(paper: Paper, group: EngineeringGroup, x: number, top: number): number {
  let y = top;
  paper.tag('H3', () => {
    y = paper.text(group.heading, x, y, columnWidth, { size: 10.5, bold: true }) + 3;
  });
  paper.pairs(
    group.rows.map((row) => ({
      before: () => paper.artifact(() => paper.line(x, y, x + columnWidth, y)),
      label: () => {
        paper.text(row.label, x, y + padding, labelWidth, { size: rowSize, colour: grey, lineGap: 0 });
      },
      value: () => {
        paper.text(row.value, x + valueX, y + padding, columnWidth - valueX, { size: rowSize, lineGap: 0 });
        y += rowHeight(paper, row);
      },
    })),
  );
  if (group.note) {
    const { note } = group;
    paper.tag('P', () => {
      y = paper.text(note, x, y + 3, columnWidth, { size: 7, colour: grey });
    });
  }
  return y;
}
