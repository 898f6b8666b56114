import { type RefObject, startTransition, useEffect, useState } from 'react';

export interface BoxPx {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Of an element that is not laid out. */
const usualBox: BoxPx = { widthPx: 640, heightPx: 560 };

/**
 * The box of an element, undefined until it is measured: a picture is drawn once. The page does not
 * wait for its pictures.
 */
export function useBox(holder: RefObject<Element | null>): BoxPx | undefined {
  const [box, setBox] = useState<BoxPx>();
  const isMeasured = box !== undefined;
  useEffect(() => {
    const element = holder.current!;
    const measure = () => {
      const { clientWidth: widthPx, clientHeight: heightPx } = element;
      const isSame = (before: BoxPx) => before.widthPx === widthPx && before.heightPx === heightPx;
      setBox((before = usualBox) =>
        !widthPx || !heightPx || isSame(before) ? before : { widthPx, heightPx },
      );
    };
    if (!isMeasured) return startTransition(measure);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [holder, isMeasured]);
  return box;
}
