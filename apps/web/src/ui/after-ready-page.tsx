import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from './use-after-paint.ts';

/** Whether what is rendered now takes the place of a ready page, whose markup has no pictures. */
export const replacesReadyPage = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('.ready-page') !== null;

/** Pictures. Those of a ready page follow after its first frame, so that each is drawn in a short task. */
export function AfterReadyPage({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(() => !replacesReadyPage());
  useEffect(() => {
    if (!isShown) return afterPaint(() => setShown(true));
  }, [isShown]);
  return isShown && children;
}
