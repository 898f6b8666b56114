import { configuredModel, type DrawingInput } from '@silowright/domain/drawing/configured-model';
import { drawSheet, type SheetOptions } from '@silowright/domain/drawing/draw-sheet';
import { toSvg } from '@silowright/domain/drawing/to-svg';
import { shapes } from '../catalogue/shapes.ts';
import { downloadFile } from '../ui/download-file.ts';

export interface SavedDrawing extends Omit<SheetOptions, 'style' | 'dimensions' | 'caption'> {
  readonly input: DrawingInput;
  readonly fileName: string;
  readonly title: string;
  readonly description: string;
  readonly scaleText: (scale: number) => string;
}

/** The unit as a file to print, measure and share. Loaded on demand. */
export function saveDrawing({
  input,
  fileName,
  title,
  description,
  scaleText,
  ...options
}: SavedDrawing): void {
  const { drawing, scale } = drawSheet(configuredModel(shapes(), input), {
    ...options,
    style: 'shaded',
    dimensions: true,
    caption: (at) => [title, scaleText(at)],
  });
  downloadFile(fileName, toSvg(drawing, { title, description, scale }), 'image/svg+xml');
}
