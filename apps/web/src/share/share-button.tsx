import Share2 from 'lucide-react/icons/share-2';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { useTexts } from '../texts/use-texts.ts';

const ShareDialog = lazyPart<{ readonly onClose: () => void }>(
  'share',
  [],
  async () => (await import('./share-dialog.tsx')).ShareDialog,
);

/** Opens the link and the QR code of this configuration (IN-05). */
export function ShareButton({
  className = 'link inline-flex min-h-11 items-center gap-2 text-sm print:hidden',
}: {
  readonly className?: string;
}) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={className}>
        <Share2 aria-hidden="true" size={18} />
        {t('share.button')}
      </button>
      {open && (
        <Suspense>
          <ShareDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
