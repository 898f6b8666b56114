import { DialogButton } from '@silowright/ui/parts/dialog-button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Share2 from 'lucide-react/icons/share-2';
import { lazy } from '../parts/lazy.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx'), 'ShareDialog');

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
