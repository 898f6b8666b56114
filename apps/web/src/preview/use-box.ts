import { type RefObject, useLayoutEffect, useState } from 'react';
import { afterPaint } from '../ui/use-after-paint.ts';

export interface BoxPx {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Of an element that is not laid out. */
const usualBox: BoxPx = { widthPx: 640, heightPx: 560 };

/** Whether what is rendered now takes the place of a ready page, whose markup has no pictures. */
const replacesReadyPage = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('.ready-page') !== null;

/**
 * The box of an element, undefined until it is measured: a picture is drawn once. In the place of a ready page
 * this is after the first frame, so that each picture is drawn in a short task.
 */
export function useBox(holder: RefObject<Element | null>): BoxPx | undefined {
  const [box, setBox] = useState<BoxPx>();
  const [isLate] = useState(replacesReadyPage);
  const isMeasured = box !== undefined;
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: widthPx, clientHeight: heightPx } = element;
      setBox((before = usualBox) =>
        widthPx === 0 || heightPx === 0 || (before.widthPx === widthPx && before.heightPx === heightPx)
          ? before
          : { widthPx, heightPx },
      );
    };
    if (!isMeasured) return isLate ? afterPaint(measure) : measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [holder, isLate, isMeasured]);
  return box;
}
