import { Button } from '@silowright/ui/parts/button.tsx';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { ReasonForm } from '@silowright/ui/parts/reason-form.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';

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
