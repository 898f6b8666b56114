import type { Outcome } from '@silowright/domain/outcome';
import { type PictureProblem, redrawPicture } from '../platform/http/redraw-picture.ts';

export type LogoProblem = PictureProblem<'png'>;

export const cleanLogo = (bytes: Buffer): Promise<Outcome<Buffer, LogoProblem>> =>
  redrawPicture(bytes, 'png', (picture) => picture.png({ compressionLevel: 9 }));
