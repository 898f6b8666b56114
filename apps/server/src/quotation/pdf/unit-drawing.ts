import { fillShare } from '@silowright/domain/drawing/content-level';
import { drawTop } from '@silowright/domain/drawing/draw-top';
import type { Drawing } from '@silowright/domain/drawing/drawing';
import { drawFront } from '@silowright/domain/drawing/primitives';
import { quotedModel } from '../drawn-unit.ts';
import type { Quotation } from '../quotation.ts';
import type { Speaker } from '../speaker.ts';

export const shadedDrawing = (speaker: Pick<Speaker, 'metres'>, quotation: Quotation): Drawing =>
  drawFront(quotedModel(quotation), {
    style: 'shaded',
    person: true,
    truck: true,
    contentLevel: fillShare(quotation.values.volumePerUnit, quotation.unit.volumeM3),
    labels: { picture: quotation.printedLogo },
    formatMetres: speaker.metres,
  });

export const dimensionedDrawing = (speaker: Pick<Speaker, 'metres' | 't'>, quotation: Quotation): Drawing =>
  drawFront(quotedModel(quotation), {
    style: 'line',
    dimensions: true,
    person: true,
    labels: { concrete: speaker.t('configure.concrete-note'), picture: quotation.printedLogo },
    ...(quotation.request.heightLimitMm !== undefined && { ceilingMm: quotation.request.heightLimitMm }),
    formatMetres: speaker.metres,
  });

export const planDrawing = (speaker: Pick<Speaker, 'metres'>, quotation: Quotation): Drawing =>
  drawTop(quotedModel(quotation), { style: 'line', formatMetres: speaker.metres });
