import { checkYard, driveIn } from '@silowright/domain/yard/check-yard';
import { drawYard } from '@silowright/domain/yard/draw-yard';
import type { Yard } from '@silowright/domain/yard/standing-units';
import { findingRows, placeRows, yardWords } from '@silowright/texts/yard-rows';
import { columnsHeight, twoColumns } from './columns.ts';
import { contentWidth, grey, type Paper, page } from './paper.ts';
import { groupBlock, planFigure } from './plan-figure.ts';
import type { AerialSheet } from './render-quotation-pdf.ts';

/** The visitor's plan of the yard to scale, with places and distances in words (TD-06). */
export function yardPage(paper: Paper, yard: Yard, amountOfUnits: number, aerial?: AerialSheet): void {
  const { t, accent } = paper;
  const { plan, standing } = yard;
  const driven = driveIn(plan);
  const notes = [
    `${t('yard-plan.truck')}: ${t(`yard-plan.${plan.truck.kind}`)}. ${t('yard-plan.note')}`,
    ...(amountOfUnits > plan.units.length
      ? [t('site-sheet.more-units', { count: amountOfUnits, drawn: plan.units.length })]
      : []),
    ...(aerial?.attribution ? [t('yard-plan.aerial-source', { name: aerial.attribution })] : []),
  ];
  const noteStyle = { size: 8, colour: grey };
  const tables = [
    groupBlock(paper, {
      name: 'checks',
      heading: t('yard-plan.checks'),
      rows: findingRows(checkYard(plan, standing, driven), paper).map(
        ({ label, measured, needed, verdict }) => ({
          label,
          value: `${measured} (${needed}): ${verdict}`,
        }),
      ),
    }),
    groupBlock(paper, {
      name: 'places',
      heading: t('yard-plan.places'),
      rows: placeRows(yard, paper).map(({ label, value }) => ({ label, value })),
      note: t('yard-plan.places-note'),
    }),
  ];
  const words = yardWords(paper, accent);
  const picture = aerial && {
    href: `data:image/jpeg;base64,${Buffer.from(aerial.picture).toString('base64')}`,
  };
  paper.addPage();
  const top = page.top + 24;
  const below = notes.reduce((sum, note) => sum + paper.heightOf(note, contentWidth, noteStyle) + 1, 0);
  const height = page.bottom - top - below - columnsHeight(tables) - 30;
  planFigure(paper, 'yard-plan.page', { x: page.left, y: top, width: contentWidth, height }, (mmPerPt) =>
    drawYard(plan, standing, words, mmPerPt, driven, picture),
  );
  let y = top + height + 6;
  for (const note of notes) y = paper.write('P', note, page.left, y, contentWidth, noteStyle) + 1;
  twoColumns(paper, tables, y + 8, 0);
}
