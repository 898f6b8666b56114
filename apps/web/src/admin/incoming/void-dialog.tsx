import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReasonForm } from '../../ui/reason-form.tsx';

export interface VoidDialogProps {
  readonly open: boolean;
  /** Why the last attempt failed; the typed reason stays. */
  readonly failure: string;
  readonly onClose: () => void;
  readonly onVoid: (reason: string) => void;
}

/** Declares a signature void, with a reason that everybody concerned reads (D25). */
export function VoidDialog({ open, failure, onClose, onVoid }: VoidDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog open={open} title={t('admin.void')} onClose={onClose}>
      {failure && <Notice kind="error">{failure}</Notice>}
      <ReasonForm
        id="void-reason"
        about={t('admin.void-about')}
        label={t('admin.void-reason')}
        missing={t('admin.void-reason-missing')}
        action={t('admin.void')}
        className="gap-4"
        onReason={onVoid}
      >
        <Button look="secondary" onClick={onClose}>
          {t('admin.void-not')}
        </Button>
      </ReasonForm>
    </Dialog>
  );
}
