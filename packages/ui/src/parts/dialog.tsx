import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Opens and closes the native dialog with `open`. Escape calls `onClose` instead of closing directly. Browsers restore
 * the focus only when a dialog is closed before it is removed, which computes the styles of a page that may be removed
 * too: so the focus is restored here (Y3).
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    keepScrollbarRoom();
    element.showModal();
    noteModal();
    return () =>
      queueMicrotask(() => {
        element.close();
        noteModal();
        if (hasFocus()) return;
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
        // The opener is gone or disabled. Another page takes the focus itself.
        requestAnimationFrame(() => hasFocus() || document.querySelector('h1')?.focus());
      });
  }, [open]);
  return {
    ref: dialog,
    // Browsers let a page cancel only one Escape; the next one would close the dialog without `onClose`.
    onKeyDown: (event: { key: string; defaultPrevented: boolean; preventDefault(): void }) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    },
    onCancel: (event: { preventDefault(): void }) => {
      event.preventDefault();
      onClose();
    },
  };
}

const hasFocus = (): boolean => document.activeElement !== document.body;

/** An attribute, because a rule with `html:has()` is checked again at every change of a picture. */
const noteModal = (): boolean =>
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null);

/** The page behind cannot scroll (tokens.css); keep the space of a removed scrollbar. */
function keepScrollbarRoom(): void {
  const { documentElement: root } = document;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
}

export const CloseButton = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts();
  return (
    <button
      type="button"
      onClick={onClose}
      aria-label={t('action.close')}
      className="-mr-2 flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken"
    >
      <X aria-hidden="true" size={22} />
    </button>
  );
};

/** Takes the focus when the dialog opens and when the title changes, for example to thanks after a form (Y3). */
export function DialogTitle({ id, title }: { readonly id: string; readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="pt-1.5 text-xl outline-none">
      {title}
    </h2>
  );
}

/** A modal: 700 px wide on screens above 651 px, full screen below (RM-03). */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className="m-auto scroll-pt-32 overscroll-contain max-h-full w-full max-w-full bg-surface backdrop:animate-none open:animate-[appear_180ms_var(--ease-out)] min-[652px]:max-h-[calc(var(--screen)*0.95)] min-[652px]:w-[700px] min-[652px]:rounded-surface min-[652px]:shadow-float max-[651px]:h-(--screen)"
    >
      {open && (
        <>
          <div className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-line bg-surface px-5 py-4 sm:px-8">
            <DialogTitle id={titleId} title={title} />
            <CloseButton onClose={onClose} />
          </div>
          <div className="px-5 py-6 sm:px-8">{children}</div>
        </>
      )}
    </dialog>
  );
}
