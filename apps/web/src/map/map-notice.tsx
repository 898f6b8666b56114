import type { ReactNode } from 'react';

/** A sentence in the place of the map, of its size, so that nothing jumps. */
export const MapNotice = ({ children }: { children: ReactNode }) => (
  <p className="grid h-full w-full place-items-center bg-sunken p-6 text-center text-muted">{children}</p>
);
