import type { EngineeringGroup } from '@silowright/texts/engineering-rows';
import { columnWidth } from './columns.ts';
import { contentWidth, grey, ground, type Paper, page } from './paper.ts';

const labelWidth = 104;
const valueX = labelWidth + 8;
const rowSize = 8;
/** Space above and below a row; the smaller ones are for a page that would overflow. */
export const paddings = [3, 2.2, 1.4] as const;
export type Padding = (typeof paddings)[number];

/** A note that must not be overlooked; returns the y below it. */
export function warning(paper: Paper, note: string, top: number): number {
  const style = { size: 8.5, bold: true };
  const height = paper.heightOf(note, contentWidth - 20, style) + 12;
  paper.artifact(() => paper.doc.roundedRect(page.left, top, contentWidth, height, 5).fill(ground));
  paper.write('P', note, page.left + 10, top + 7, contentWidth - 20, style);
  return top + height;
}

const rowHeight = (
  paper: Paper,
  { label, value }: EngineeringGroup['rows'][number],
  padding: Padding,
): number =>
  2 * padding +
  Math.max(
    paper.heightOf(label, labelWidth, { size: rowSize, lineGap: 0 }),
    paper.heightOf(value, columnWidth - valueX, { size: rowSize, lineGap: 0 }),
  );

const headingStyle = { size: 10.5, bold: true } as const;
const noteStyle = { size: 7, colour: grey } as const;

export const groupHeight = (
  paper: Paper,
  { heading, rows, note }: EngineeringGroup,
  padding: Padding = paddings[0],
): number =>
  rows.reduce(
    (sum, row) => sum + rowHeight(paper, row, padding),
    paper.heightOf(heading, columnWidth, headingStyle) + 3,
  ) + (note ? paper.heightOf(note, columnWidth, noteStyle) + 3 : 0);

export function drawGroup(
  paper: Paper,
  group: EngineeringGroup,
  x: number,
  top: number,
  padding: Padding = paddings[0],
): void {
  let y = top;
  y = paper.write('H3', group.heading, x, y, columnWidth, headingStyle) + 3;
  paper.pairs(
    group.rows.map((row) => ({
      before: () => paper.artifact(() => paper.line(x, y, x + columnWidth, y)),
      label: () => {
        paper.text(row.label, x, y + padding, labelWidth, { size: rowSize, colour: grey, lineGap: 0 });
      },
      value: () => {
        paper.text(row.value, x + valueX, y + padding, columnWidth - valueX, { size: rowSize, lineGap: 0 });
        y += rowHeight(paper, row, padding);
      },
    })),
  );
  if (group.note) {
    const { note } = group;
    y = paper.write('P', note, x, y + 3, columnWidth, noteStyle);
  }
}
