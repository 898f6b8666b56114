import { configuredModel, type DrawingInput } from '@silowright/domain/drawing/configured-model';
import { useMemo, useState } from 'react';
import { shapes } from '../catalogue/shapes.ts';
import { useTexts } from '../texts/use-texts.ts';
import { canShowSpace } from '../three-d/renderer-support.ts';
import { buttonLook } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { HowPicture } from './how-picture.tsx';
import { PhotoEditor } from './photo-editor.tsx';

export interface PhotoDialogProps {
  readonly input: DrawingInput;
  readonly onClose: () => void;
}

/** Enough for a screen; larger ones would only be slow. */
const longestPx = 1600;

async function openPhoto(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestPx / Math.max(whole.width, whole.height));
  if (scale === 1) return whole;
  const resized = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * scale),
    resizeHeight: Math.round(whole.height * scale),
    resizeQuality: 'high',
  });
  whole.close();
  return resized;
}

/** The unit on the visitor's own photo (TD-05). */
export function PhotoDialog({ input, onClose }: PhotoDialogProps) {
  const { t } = useTexts();
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const [failed, setFailed] = useState(false);
  const [canShow] = useState(canShowSpace);
  const unit = useMemo(() => configuredModel(shapes(), input), [input]);
  const open = (file: File | undefined) => {
    if (!file) return;
    setFailed(false);
    openPhoto(file).then(setBitmap, () => setFailed(true));
  };
  return (
    <Dialog open title={t('photo.title')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        {canShow ? (
          <>
            {!bitmap && <HowPicture />}
            <p className="text-sm text-muted">{t('photo.private')}</p>
            {failed && <Notice kind="error">{t('photo.unreadable')}</Notice>}
            <label
              className={`${buttonLook(bitmap ? 'secondary' : 'primary')} self-start focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand`}
            >
              {t(bitmap ? 'photo.other' : 'photo.choose')}
              <input
                type="file"
                accept="image/*"
                className="sr-only"
                onChange={({ target }) => open(target.files?.[0])}
              />
            </label>
            {bitmap && <PhotoEditor key={`${bitmap.width}x${bitmap.height}`} bitmap={bitmap} unit={unit} />}
          </>
        ) : (
          <Notice kind="info">{t('photo.no-space')}</Notice>
        )}
      </div>
    </Dialog>
  );
}
