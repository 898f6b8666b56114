import type { ReactNode } from 'react';

/** A line shown while something loads. */
export const LoadingLine = ({ children }: { readonly children: ReactNode }) => (
  <p className="flex min-h-24 items-center gap-3 text-muted">
    <span
      aria-hidden="true"
      className="size-5 animate-[spin_1s_linear_infinite] rounded-full border-2 border-line border-t-brand motion-reduce:hidden"
    />
    {children}
  </p>
);

/** The same as a status, for places where it is announced on insertion. */
export const Loading = ({ children }: { readonly children: ReactNode }) => (
  <div role="status">
    <LoadingLine>{children}</LoadingLine>
  </div>
);
