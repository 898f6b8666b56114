import type { LucideIcon } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';

export interface DialogButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** The open dialog, which may load first. */
  readonly dialog: (onClose: () => void) => ReactNode;
  readonly className?: string | undefined;
}

const linkLook = 'link inline-flex min-h-11 items-center gap-2 text-sm print:hidden';

/** A button with an icon that opens a dialog; by default it looks like a link. */
export function DialogButton({ icon: Icon, label, dialog, className = linkLook }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={className}>
        <Icon aria-hidden="true" size={18} />
        {label}
      </button>
      {open && <Suspense>{dialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
