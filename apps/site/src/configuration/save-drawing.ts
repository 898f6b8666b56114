import { configuredModel, type DrawingInput } from '@silowright/domain/drawing/configured-model';
import { drawSheet, type SheetOptions } from '@silowright/domain/drawing/draw-sheet';
import { toSvg } from '@silowright/domain/drawing/to-svg';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { downloadFile } from '@silowright/ui/parts/download-file.ts';

export interface SavedDrawing extends Omit<SheetOptions, 'style' | 'dimensions' | 'caption'> {
  readonly input: DrawingInput;
  readonly fileName: string;
  readonly title: string;
  readonly description: string;
  readonly scaleText: (scale: number) => string;
}

/** The unit as a file to print, measure and share. Loaded on demand. */
export async function saveDrawing({
  input,
  fileName,
  title,
  description,
  scaleText,
  labels,
  ...options
}: SavedDrawing): Promise<void> {
  const picture = labels?.picture && (await dataUrlOf(labels.picture));
  const { drawing, scale } = drawSheet(configuredModel(shapes(), input), {
    ...options,
    labels: { ...labels, picture },
    style: 'shaded',
    dimensions: true,
    caption: (at) => [title, scaleText(at)],
  });
  downloadFile(fileName, toSvg(drawing, { title, description, scale }), 'image/svg+xml');
}

/** A file shows only pictures that are in it. */
async function dataUrlOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the logo is not available: ${response.status}`);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
