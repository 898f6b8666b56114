import { drawTruckLoad, type TruckDrawing } from '@silowright/domain/drawing/draw-truck-load';
import type { Primitive } from '@silowright/domain/drawing/drawing';
import { drawToPdf } from '@silowright/domain/drawing/to-pdf';
import { isBeforeChoice } from '../choice-rows.ts';
import { quotedModel } from '../drawn-unit.ts';
import { type TruckInWords, trucksInWords } from '../load-words.ts';
import type { Quotation } from '../quotation.ts';
import { listIn, loadHeading, savedWords } from '../several-words.ts';
import { type Box, contentWidth, grey, hairline, type Paper, page } from './paper.ts';

const perRow = 3;
const maxRows = 2;
const padding = 14;
const gap = 16;
const truckWidth = (contentWidth - 2 * padding - (perRow - 1) * gap) / perRow;
/** Fine lines: the trucks are small. */
const mmPerPx = 60;
const headingStyle = { size: 10.5, bold: true, lineGap: 0 } as const;
/** Readable on white. */
const savedStyle = { size: 9, bold: true, colour: '#1d6b3c', lineGap: 0 } as const;
const captionStyle = { size: 7.5, colour: grey, lineGap: 0.5 } as const;

interface Drawn {
  readonly truck: TruckInWords;
  readonly drawing: TruckDrawing;
}

interface LoadBox {
  readonly height: number;
  readonly draw: (y: number) => void;
}

/**
 * The trucks of the load and what is saved by delivering together (PJ-03). Of many trucks as many are drawn as fit
 * two rows, or `space`; the others are words. Undefined if there is nothing to say.
 */
export function loadBox(paper: Paper, quotation: Quotation, space: number): LoadBox | undefined {
  const all = trucksInWords(paper, quotation);
  if (all.length === 0) return undefined;
  // What is included alone says little about a load that is not chosen yet.
  if (isBeforeChoice(quotation) && !savedWords(paper, quotation)) return undefined;
  const rows = Math.min(maxRows, Math.ceil(all.length / perRow));
  const boxes = Array.from({ length: rows }, (_, at) => boxOf(paper, quotation, all, rows - at));
  return boxes.find(({ height }) => height <= space) ?? boxes[0];
}

function boxOf(paper: Paper, quotation: Quotation, all: readonly TruckInWords[], rows: number): LoadBox {
  const shown = all.slice(0, rows * perRow);
  const drawn = shown.map((truck): Drawn => ({ truck, drawing: drawingOf(truck) }));
  const widest = Math.max(...drawn.map(({ drawing }) => drawing.viewBox.width));
  const highest = Math.max(...drawn.map(({ drawing }) => drawing.viewBox.height));
  const pictureHeight = (truckWidth / widest) * highest;
  const captionHeight = Math.max(...shown.map(({ text }) => paper.heightOf(text, truckWidth, captionStyle)));
  const rowHeight = pictureHeight + 2 + captionHeight + 6;
  const rest = all.slice(shown.length);
  const more = restWords(paper, quotation, rest);
  const saved = savedWords(paper, quotation);
  const width = contentWidth - 2 * padding;
  const heading = loadHeading(paper, quotation);
  const headHeight =
    paper.heightOf(heading, width, headingStyle) +
    (saved ? paper.heightOf(saved, width, savedStyle) + 3 : 0) +
    8;
  const used = Math.ceil(shown.length / perRow) * rowHeight;
  const moreHeight = more ? paper.heightOf(more, width, captionStyle) + 3 : 0;
  const height = 12 + headHeight + used + moreHeight + 6;
  return {
    height,
    draw: (top) => {
      const x = page.left + padding;
      paper.artifact(() =>
        paper.doc
          .roundedRect(page.left, top, contentWidth, height, 8)
          .lineWidth(0.8)
          .strokeColor(hairline)
          .stroke(),
      );
      let y = paper.write('H3', heading, x, top + 12, width, headingStyle) + 3;
      if (saved) y = paper.write('P', saved, x, y, width, savedStyle);
      const first = top + 12 + headHeight;
      const alt = paper.t('quotation.load.alt', {
        trucks: paper.t('project.trucks', { count: shown.reduce((sum, { count }) => sum + count, 0) }),
        loads: shown.map(({ text }) => text).join('; '),
      });
      const figure = { x, y: first, width, height: used };
      paper.tag(
        'Figure',
        () => {
          for (const [at, { drawing }] of drawn.entries()) {
            const row = Math.floor(at / perRow);
            drawTruck(paper, drawing, {
              x: x + (at % perRow) * (truckWidth + gap),
              y: first + row * rowHeight,
              width: (truckWidth * drawing.viewBox.width) / widest,
              height: pictureHeight,
            });
          }
        },
        { alt, box: figure },
      );
      for (const [at, { truck }] of drawn.entries()) {
        const left = x + (at % perRow) * (truckWidth + gap);
        const below = first + Math.floor(at / perRow) * rowHeight + pictureHeight + 2;
        paper.write('P', truck.text, left, below, truckWidth, captionStyle);
      }
      if (more) paper.write('P', more, x, first + used, width, captionStyle);
    },
  };
}

function restWords(
  paper: Paper,
  { locale, positions }: Quotation,
  rest: readonly TruckInWords[],
): string | undefined {
  if (rest.length === 0) return undefined;
  const carried = new Set(rest.flatMap((truck) => truck.numbers));
  const numbers = positions.map(({ number }) => number).filter((number) => carried.has(number));
  return paper.t('quotation.load.more', {
    count: rest.reduce((sum, { count }) => sum + count, 0),
    numbers: listIn(locale, numbers),
  });
}

function drawingOf({ carries, panels }: TruckInWords): TruckDrawing {
  const units = panels
    ? []
    : carries.flatMap(({ unit, units: count, lengthMm }) => {
        const lying = { unit: quotedModel(unit), lengthMm };
        return Array.from({ length: count }, () => lying);
      });
  return drawTruckLoad(units, mmPerPx, panels);
}

/** With its wheels on the lower edge of the box. */
function drawTruck(paper: Paper, { viewBox, truck, units }: TruckDrawing, box: Box): void {
  const { doc } = paper;
  const scale = box.width / viewBox.width;
  const own = { ...box, height: viewBox.height * scale, y: box.y + box.height - viewBox.height * scale };
  for (const { unit, x, axisMm, primitives } of units) {
    doc.save();
    doc.translate(own.x + (x - viewBox.x) * scale, own.y + (-axisMm - viewBox.y) * scale);
    doc.rotate(90);
    const half = unit.sideMm;
    const around = { x: -half, y: -unit.heightMm - half, width: 2 * half, height: unit.heightMm + 2 * half };
    drawToPdf(
      doc,
      { viewBox: around, primitives: [...primitives] },
      {
        x: around.x * scale,
        y: around.y * scale,
        width: around.width * scale,
        height: around.height * scale,
      },
    );
    doc.restore();
  }
  drawToPdf(doc, { viewBox, primitives: [...truck] as Primitive[] }, own);
}
