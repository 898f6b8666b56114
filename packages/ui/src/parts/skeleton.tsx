import type { ReactNode } from 'react';

/** A grey bar where text or a picture will be. */
export const Bone = ({ className }: { readonly className: string }) => (
  <span className={`block rounded-control bg-line/60 ${className}`} />
);

/** Bars in the layout of the coming page. Screen readers get the text instead. */
export const Skeleton = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div role="status">
    <span className="sr-only">{label}</span>
    <div aria-hidden="true" className="animate-[breathe_1.6s_ease-in-out_infinite]">
      {children}
    </div>
  </div>
);
