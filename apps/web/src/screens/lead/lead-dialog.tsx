import { useTexts } from '../../texts/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';

export interface LeadDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Why the form is shown: a market without configurator yet, or nothing was found (RM-02). */
  readonly reason: 'work-in-progress' | 'contact';
}

export function LeadDialog({ open, onClose, reason }: LeadDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t(`lead.title-${reason}`)}>
      {null}
    </Dialog>
  );
}
