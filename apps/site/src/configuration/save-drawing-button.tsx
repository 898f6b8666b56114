import { loadChunk } from '@silowright/ui/page/lazy-part.ts';
import { useTypeName } from '@silowright/ui/texts/option-names.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { drawingFileName } from './drawing-file-name.ts';
import type { OfConfiguration } from './use-configuration.ts';
import { useDrawnUnit } from './use-drawn-unit.ts';

export interface SaveDrawingButtonProps extends OfConfiguration {
  readonly view: 'front' | 'top';
}

/** Saves the drawing on screen as a file, to scale and with dimensions. */
export function SaveDrawingButton({ configuration, view }: SaveDrawingButtonProps) {
  const { t } = useTexts();
  const typeName = useTypeName(configuration.values);
  const { input, title, description, surroundings } = useDrawnUnit(configuration);
  const [failed, setFailed] = useState(false);
  if (!input) return null;
  const save = async () => {
    try {
      const { saveDrawing } = await loadChunk('save-drawing', () => import('./save-drawing.ts'));
      await saveDrawing({
        ...surroundings,
        input,
        view,
        title,
        description,
        fileName: drawingFileName(typeName, input.volumeM3),
        scaleText: (scale) => t('configure.drawing-scale', { scale }),
      });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="print:hidden">
      <button
        type="button"
        onClick={() => void save()}
        className="link inline-flex min-h-11 items-center gap-2 text-sm"
      >
        <Download aria-hidden="true" size={18} />
        {t('configure.save-drawing')}
      </button>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {failed && `⚠\u00a0${t('configure.save-drawing-failed')}`}
      </p>
    </div>
  );
}
