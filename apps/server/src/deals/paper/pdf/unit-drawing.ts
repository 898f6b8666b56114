import { fillShare } from '@silowright/domain/drawing/content-level';
import { drawTop } from '@silowright/domain/drawing/draw-plan';
import type { Drawing } from '@silowright/domain/drawing/drawing';
import { drawFront } from '@silowright/domain/drawing/primitives';
import type { Speaker } from '../../../platform/texts.ts';
import { quotedModel } from '../drawn-unit.ts';
import type { UnitQuotation } from '../quotation.ts';

export const shadedDrawing = (speaker: Pick<Speaker, 'metres'>, quotation: UnitQuotation): Drawing =>
  drawFront(quotedModel(quotation), {
    style: 'shaded',
    person: true,
    truck: true,
    contentLevel: fillShare(quotation.values.volumePerUnit, quotation.unit.volumeM3),
    labels: { picture: quotation.printedLogo },
    formatMetres: speaker.metres,
  });

export const dimensionedDrawing = (
  speaker: Pick<Speaker, 'metres' | 't'>,
  quotation: UnitQuotation,
  heightPx = 640,
): Drawing =>
  drawFront(quotedModel(quotation), {
    heightPx,
    style: 'line',
    dimensions: true,
    person: true,
    labels: { concrete: speaker.t('configure.concrete-note'), picture: quotation.printedLogo },
    ...(quotation.request.heightLimitMm !== undefined && { ceilingMm: quotation.request.heightLimitMm }),
    formatMetres: speaker.metres,
  });

/** Points per pixel of the drawing at which its figures are legible. */
const minPoints = 0.6;

/** For a box on paper, in points. A wide unit is low there: its lines and figures keep a legible size. */
export function drawingInBox(
  speaker: Pick<Speaker, 'metres' | 't'>,
  quotation: UnitQuotation,
  box: { readonly width: number; readonly height: number },
): Drawing {
  const drawing = dimensionedDrawing(speaker, quotation);
  const { width, height } = drawing.viewBox;
  const heightPx = Math.min(box.height, (box.width / width) * height) / minPoints;
  return heightPx < 640 ? dimensionedDrawing(speaker, quotation, heightPx) : drawing;
}

export const planDrawing = (speaker: Pick<Speaker, 'metres'>, quotation: UnitQuotation): Drawing =>
  drawTop(quotedModel(quotation), { style: 'line', formatMetres: speaker.metres });
