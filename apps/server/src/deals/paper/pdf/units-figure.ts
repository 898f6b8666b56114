import { drawProject } from '@silowright/domain/drawing/draw-project';
import { drawPlate } from '@silowright/domain/drawing/draw-stage';
import { Pen } from '@silowright/domain/drawing/pen';
import { drawToPdf } from '@silowright/domain/drawing/to-pdf';
import { drawnTogether, inPicture } from '../drawn-together.ts';
import { positionsInTotal } from '../positions.ts';
import type { Quotation } from '../quotation.ts';
import { openPositions, pictureAlt } from '../several-words.ts';
import { type Box, grey, ground, ink, type Paper } from './paper.ts';

/** Pixels of the drawing in a point of the paper: lines of half a point. */
const pxPerPt = 2;
const chipHeight = 12;
const chipStyle = { size: 7, bold: true, lineGap: 0 } as const;

interface Chip {
  readonly number: string;
  readonly middle: number;
  readonly width: number;
}

/** The units that are bought or can be chosen, on one ground and at one scale, each with its number (PJ-05). */
export function unitsFigure(paper: Paper, quotation: Quotation, box: Box): void {
  const open = openPositions(quotation);
  const counted = positionsInTotal(quotation);
  const hasChoice = open.some((position) => !counted.includes(position));
  const caption = [
    paper.t('quotation.drawing-caption-several'),
    ...(hasChoice ? [paper.t('quotation.drawing-caption-choice')] : []),
  ].join(' ');
  const captionStyle = { size: 7, colour: grey, align: 'center' } as const;
  const captionHeight = paper.heightOf(caption, box.width - 20, captionStyle);
  const drawn = drawnTogether(quotation);
  const layoutWith = (chipRows: 1 | 2) => {
    const chipsY = box.y + box.height - captionHeight - chipRows * (chipHeight + 1) - 11;
    const inner = { x: box.x + 10, y: box.y + 10, width: box.width - 20, height: chipsY - box.y - 12 };
    const options = {
      scene: 'plant',
      widthPx: inner.width * pxPerPt,
      heightPx: inner.height * pxPerPt,
      abovePx: 4,
      groundPx: 4,
      person: true,
    } as const;
    const project = drawProject(inPicture(drawn, options), options);
    const pointsPerMm = inner.width / project.viewBox.width;
    const chips = project.positions.map(({ middleMm }, at): Chip => {
      const { number } = open[at]!;
      const middle = inner.x + (middleMm - project.viewBox.x) * pointsPerMm;
      return { number, middle, width: chipWidth(paper, number) };
    });
    return { chipsY, inner, pointsPerMm, chips, ...project };
  };
  const inOneRow = layoutWith(1);
  const isCrowded = inOneRow.chips.some((chip, at) => {
    const next = inOneRow.chips[at + 1];
    return next && next.middle - chip.middle < (chip.width + next.width) / 2 + 2;
  });
  const { chipsY, inner, pointsPerMm, chips, viewBox, positions, person } = isCrowded
    ? layoutWith(2)
    : inOneRow;
  const alt = pictureAlt(paper, quotation);
  paper.artifact(() => paper.doc.roundedRect(box.x, box.y, box.width, box.height, 8).fill(ground));
  paper.tag(
    'Figure',
    () => {
      paper.doc.font('bold');
      const groundY = inner.y + -viewBox.y * pointsPerMm;
      paper.line(inner.x, groundY, inner.x + inner.width, groundY, '#8b949a', 0.7);
      for (const [at, { unit, feetMm }] of positions.entries()) {
        const plate = new Pen('shaded', viewBox.width / (inner.width * pxPerPt));
        const { amountOfUnits, unit: model } = drawn[at]!;
        if (amountOfUnits > feetMm.length) drawPlate(plate, model, `${amountOfUnits} ×`);
        const primitives = [...unit, ...plate.primitives];
        for (const foot of feetMm)
          drawToPdf(paper.doc, { viewBox: { ...viewBox, x: viewBox.x - foot }, primitives }, inner);
      }
      drawToPdf(paper.doc, { viewBox, primitives: [...person] }, inner);
      chips.forEach((chip, at) => {
        const y = chipsY + (isCrowded && at % 2 === 1 ? chipHeight + 1 : 0);
        numberChip(paper, chip.number, chip.middle - chip.width / 2, y, counted.includes(open[at]!));
      });
    },
    { alt, box: inner },
  );
  paper.write('P', caption, box.x + 10, box.y + box.height - captionHeight - 5, box.width - 20, captionStyle);
}

function chipWidth({ doc }: Paper, number: string): number {
  doc.font('bold').fontSize(chipStyle.size);
  return doc.widthOfString(number) + 8;
}

/** The number of a position: filled if it is in the total, otherwise with an outline. */
export function numberChip(paper: Paper, number: string, x: number, y: number, isInTotal: boolean): void {
  const width = chipWidth(paper, number);
  const shape = paper.doc.roundedRect(x, y, width, chipHeight, 3);
  if (isInTotal) shape.fill(ink);
  else shape.lineWidth(0.8).fillAndStroke('#ffffff', ink);
  const style = { ...chipStyle, align: 'center', colour: isInTotal ? '#ffffff' : ink } as const;
  paper.text(number, x, y + 1.9, width, style);
}
