import { configuredModel } from '@silowright/domain/drawing/configured-model';
import { fillShare } from '@silowright/domain/drawing/content-level';
import type { Drawing } from '@silowright/domain/drawing/drawing';
import { drawFront, drawTop } from '@silowright/domain/drawing/primitives';
import type { Quotation } from '../quotation.ts';
import type { Speaker } from '../speaker.ts';

/** Uses only frozen data, so that the same picture can be drawn again years later. */
const modelOf = ({ unit, selection }: Quotation) => configuredModel({ ...unit, selection });

export const shadedDrawing = (speaker: Pick<Speaker, 'metres'>, quotation: Quotation): Drawing =>
  drawFront(modelOf(quotation), {
    style: 'shaded',
    person: true,
    truck: true,
    contentLevel: fillShare(quotation.values.volumePerUnit, quotation.unit.volumeM3),
    formatMetres: speaker.metres,
  });

export const dimensionedDrawing = (speaker: Pick<Speaker, 'metres' | 't'>, quotation: Quotation): Drawing =>
  drawFront(modelOf(quotation), {
    style: 'line',
    dimensions: true,
    person: true,
    labels: { concrete: speaker.t('configure.concrete-note') },
    ...(quotation.request.heightLimitMm !== undefined && { ceilingMm: quotation.request.heightLimitMm }),
    formatMetres: speaker.metres,
  });

export const planDrawing = (speaker: Pick<Speaker, 'metres'>, quotation: Quotation): Drawing =>
  drawTop(modelOf(quotation), { style: 'line', formatMetres: speaker.metres });
