import type { ReactNode } from 'react';

/** A quiet line while something loads. */
export const LoadingLine = ({ children }: { readonly children: ReactNode }) => (
  <p className="flex min-h-24 items-center gap-3 text-muted">
    <span
      aria-hidden="true"
      className="size-5 animate-[spin_1s_linear_infinite] rounded-full border-2 border-line border-t-brand motion-reduce:hidden"
    />
    {children}
  </p>
);

/** The same, announced where a screen reader notices messages that come with their text. */
export const Loading = ({ children }: { readonly children: ReactNode }) => (
  <div role="status">
    <LoadingLine>{children}</LoadingLine>
  </div>
);
