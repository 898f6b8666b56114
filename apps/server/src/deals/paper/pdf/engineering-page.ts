import { engineeringGroups } from '@silowright/texts/engineering-rows';
import { exceededNotes } from '@silowright/texts/exceeded-notes';
import type { UnitQuotation } from '../quotation.ts';
import { type Block, columnsHeight, twoColumns } from './columns.ts';
import { drawGroup, groupHeight, type Padding, paddings, warning } from './engineering-groups.ts';
import { contentWidth, grey, type Paper, page } from './paper.ts';

/** The last page: preliminary data for foundation, crane and connections (EN-08, EN-11). */
export function engineeringPage(
  paper: Paper,
  quotation: UnitQuotation,
  title = paper.t('engineering.title'),
): void {
  const { engineering } = quotation;
  if (!engineering) return;
  paper.addPage();
  paper.write('H2', title, page.left, page.top, contentWidth, {
    size: 17,
    bold: true,
  });
  let top = page.top + 30;
  top = paper.write('P', paper.t('engineering.note'), page.left, top, contentWidth, {
    size: 8,
    colour: grey,
  });
  for (const note of exceededNotes(engineering.design, paper)) top = warning(paper, note, top + 8);
  const groups = engineeringGroups(engineering, paper);
  const standards = standardsText(paper, quotation);
  const standardsHeight = standards
    ? standardsGap + headingHeight + paper.heightOf(standards, contentWidth, standardsStyle)
    : 0;
  const blocks = (padding: Padding): Block[] =>
    groups.map((group) => ({
      height: groupHeight(paper, group, padding) + gaps[padding],
      draw: (x, y) => drawGroup(paper, group, x, y, padding),
    }));
  // Everything stays on one page: rows move closer together before a page overflows.
  const space = page.bottom - top - 12 - standardsHeight;
  const padding = paddings.find((each) => columnsHeight(blocks(each)) <= space) ?? paddings[2];
  let y = twoColumns(paper, blocks(padding), top + 12, standardsHeight);
  if (!standards) return;
  y += standardsGap;
  paper.write('H3', paper.t('quotation.standards-heading'), page.left, y, contentWidth, {
    size: 10.5,
    bold: true,
  });
  paper.write('P', standards, page.left, y + headingHeight, contentWidth, standardsStyle);
}

const gaps: Readonly<Record<Padding, number>> = { 3: 14, 2.2: 11, 1.4: 8 };
const standardsStyle = { size: 8, lineGap: 1.2 } as const;
const standardsGap = 2;
const headingHeight = 16;

/** Standards that the unit is built to, in one paragraph (QU-06). */
function standardsText(paper: Paper, { conditions }: UnitQuotation): string | undefined {
  if (!conditions || conditions.standards.length === 0) return undefined;
  const list = conditions.standards.map(
    ({ name, about }) => `${name.replace(/(?<!,) /g, '\u00a0')} (${about})`,
  );
  return `${list.join(', ')}. ${paper.t('quotation.standards-note')}`;
}
