import type { ReactNode } from 'react';

/** A quiet line while something loads; announced once. */
export const Loading = ({ children }: { readonly children: ReactNode }) => (
  <p role="status" className="flex min-h-24 items-center gap-3 text-muted">
    <span
      aria-hidden="true"
      className="size-5 animate-[spin_1s_linear_infinite] rounded-full border-2 border-line border-t-brand motion-reduce:hidden"
    />
    {children}
  </p>
);
