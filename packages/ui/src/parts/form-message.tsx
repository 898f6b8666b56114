import type { ReactNode } from 'react';

/** One screen reader message for a whole form. Always rendered, because otherwise it would not be announced. */
export const FormMessage = ({ children }: { readonly children: ReactNode }) => (
  <p role="status" className="sr-only">
    {children}
  </p>
);
