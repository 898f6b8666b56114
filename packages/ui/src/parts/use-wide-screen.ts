import { useSyncExternalStore } from 'react';

/** From this width the unit is beside the choices, with space for figures; see --breakpoint-md. */
const wide = window.matchMedia('(min-width: 48rem)');

const subscribe = (notify: () => void): (() => void) => {
  wide.addEventListener('change', notify);
  return () => wide.removeEventListener('change', notify);
};

export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
