import { lazyPart } from '@silowright/ui/page/lazy-part.ts';
import { DialogButton } from '@silowright/ui/parts/dialog-button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Share2 from 'lucide-react/icons/share-2';

const ShareDialog = lazyPart<{ readonly onClose: () => void }>(
  'share',
  [],
  async () => (await import('./share-dialog.tsx')).ShareDialog,
);

/** Opens the link and the QR code of this configuration (IN-05). */
export function ShareButton({ className }: { readonly className?: string }) {
  const { t } = useTexts();
  return (
    <DialogButton
      icon={Share2}
      label={t('share.button')}
      dialog={(onClose) => <ShareDialog onClose={onClose} />}
      className={className}
    />
  );
}
