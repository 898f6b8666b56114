import type { DrawingInput } from '@silowright/domain/drawing/configured-model';
import { exifLensMm } from '@silowright/domain/photo/exif-lens';
import { maxPhotoPx } from '@silowright/domain/photo/photo-limits';
import { canShowSpace } from '@silowright/picture/three-d/renderer-support.ts';
import { buttonLook } from '@silowright/ui/parts/button.tsx';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { HowPicture } from './how-picture.tsx';
import { keepPhoto, keptPhoto, type OpenPhoto } from './kept-photo.ts';
import { PhotoEditor } from './photo-editor.tsx';
import { PhotoQuotation } from './photo-quotation.tsx';
import { photoOwner, usePhotoUnits } from './photo-units.ts';

interface PhotoDialogProps {
  readonly input: DrawingInput;
  readonly onClose: () => void;
}

/** Lens of a usual phone; another one changes the size by about one percent. */
const usualLensMm = 26;

async function openPhoto(file: File): Promise<OpenPhoto> {
  // Resizing drops the data of the camera.
  const lensMm = exifLensMm(await file.arrayBuffer()) ?? usualLensMm;
  return { bitmap: await resized(file), lensMm };
}

async function resized(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, maxPhotoPx / Math.max(whole.width, whole.height));
  if (scale === 1) return whole;
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * scale),
    resizeHeight: Math.round(whole.height * scale),
    resizeQuality: 'high',
  });
  whole.close();
  return smaller;
}

/** The unit on the visitor's own photo (TD-05). */
export function PhotoDialog({ input, onClose }: PhotoDialogProps) {
  const { t } = useTexts();
  const [id] = useState(photoOwner);
  const [photo, setPhoto] = useState<OpenPhoto | undefined>(() => keptPhoto(id));
  const [count, setCount] = useState(0);
  const [failed, setFailed] = useState(false);
  const [canShow] = useState(canShowSpace);
  const units = usePhotoUnits(input);
  const open = (file: File | undefined) => {
    if (!file) return;
    setFailed(false);
    openPhoto(file).then(
      (opened) => {
        keepPhoto(id, opened);
        setPhoto(opened);
        setCount((before) => before + 1);
      },
      () => setFailed(true),
    );
  };
  return (
    <Dialog open title={t('photo.title')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        {canShow ? (
          <>
            {!photo && <HowPicture />}
            <p className="text-sm text-muted">{t('photo.private')}</p>
            {failed && <Notice kind="error">{t('photo.unreadable')}</Notice>}
            <label
              className={`${buttonLook(photo ? 'secondary' : 'primary')} self-start focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand`}
            >
              {t(photo ? 'photo.other' : 'photo.choose')}
              <input
                type="file"
                accept="image/*"
                className="sr-only"
                onChange={({ target }) => open(target.files?.[0])}
              />
            </label>
            {photo && <PhotoEditor key={count} {...photo} units={units} />}
          </>
        ) : (
          <Notice kind="info">{t('photo.no-space')}</Notice>
        )}
        {!photo && <PhotoQuotation />}
      </div>
    </Dialog>
  );
}
