import { useEffect, useId, useState } from 'react';
import { CloseButton, type DialogProps, DialogTitle, useModal } from './dialog.tsx';

const closingMs = 400;

/** Slides in from the right; closes in 0.4 s (CF-01). */
export function SidePanel({ open, title, onClose, children }: DialogProps) {
  const [present, setPresent] = useState(open);
  const titleId = useId();
  useEffect(() => {
    if (open) {
      setPresent(true);
      return;
    }
    const timer = setTimeout(() => setPresent(false), closingMs);
    return () => clearTimeout(timer);
  }, [open]);
  const modal = useModal(open || present, onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={`m-0 ml-auto h-(--screen) max-h-full w-full max-w-[440px] bg-surface shadow-float transition-transform duration-400 ease-out open:animate-[slide-in_400ms_var(--ease-out)] ${open ? '' : 'translate-x-full'}`}
    >
      {present && (
        <>
          <div className="flex items-start justify-between gap-4 border-b border-line px-6 py-4">
            <DialogTitle id={titleId} title={title} />
            <CloseButton onClose={onClose} />
          </div>
          <div className="flex flex-col gap-4 px-6 py-5">{children}</div>
        </>
      )}
    </dialog>
  );
}
