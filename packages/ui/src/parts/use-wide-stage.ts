import { useSyncExternalStore } from 'react';

const query = '(min-width: 64rem)';

const follow = (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the stage stands beside the questions. */
export const useWideStage = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(query).matches,
    () => true,
  );
