import type { ReactNode } from 'react';

/** A message with the size of the map, so that the layout does not jump. */
export const MapNotice = ({ children }: { children: ReactNode }) => (
  <p className="grid h-full w-full place-items-center bg-sunken p-6 text-center text-muted">{children}</p>
);
