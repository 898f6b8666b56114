import { drawToPdf } from '@silowright/domain/drawing/to-pdf';
import { drawnToScale } from '@silowright/domain/engineering/site-plan';
import type { EngineeringGroup } from '@silowright/texts/engineering-rows';
import { drawGroup, groupHeight } from './engineering-groups.ts';
import { type Box, grey, ink, type Paper } from './paper.ts';

/** Heading, a framed picture to scale, and its scale below. */
export function planFigure(
  paper: Paper,
  key: string,
  box: Box,
  draw: Parameters<typeof drawnToScale>[0],
  tag = 'H2',
): void {
  const inner = { x: box.x + 6, y: box.y + 6, width: box.width - 12, height: box.height - 24 };
  const { drawing, scale } = drawnToScale(draw, inner);
  paper.write(tag, paper.t(key), box.x, box.y - 22, box.width, { size: 12, bold: true });
  paper.write(
    'P',
    paper.t('site-sheet.scale', { scale }),
    box.x + 8,
    box.y + box.height - 14,
    box.width - 16,
    { size: 7.5, colour: grey },
  );
  paper.artifact(() =>
    paper.doc.rect(box.x, box.y, box.width, box.height).lineWidth(0.8).strokeColor(ink).stroke(),
  );
  paper.tag('Figure', () => drawToPdf(paper.doc.font('regular'), drawing, inner), {
    alt: paper.t(`${key}-alt`, { scale }),
    box: inner,
  });
}

export const groupBlock = (paper: Paper, group: EngineeringGroup) => ({
  height: groupHeight(paper, group) + 12,
  draw: (x: number, y: number) => drawGroup(paper, group, x, y),
});
