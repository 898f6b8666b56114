import type { ReactNode } from 'react';

/** One message for a whole form, spoken and not seen: it is in the page from the start, or nobody would hear it. */
export const FormMessage = ({ children }: { readonly children: ReactNode }) => (
  <p role="status" className="sr-only">
    {children}
  </p>
);
