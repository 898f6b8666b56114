import Camera from 'lucide-react/icons/camera';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { PhotoDialogProps } from './photo-dialog.tsx';

const PhotoDialog = lazyPart<PhotoDialogProps>(
  'photo',
  ['site'],
  async () => (await import('./photo-dialog.tsx')).PhotoDialog,
);

/** Opens the visitor's own photo (TD-05). */
export function PhotoButton({ input }: Pick<PhotoDialogProps, 'input'>) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="link flex min-h-11 items-center gap-2 text-sm"
      >
        <Camera aria-hidden="true" size={18} />
        {t('yard.photo')}
      </button>
      {open && (
        <Suspense>
          <PhotoDialog input={input} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
