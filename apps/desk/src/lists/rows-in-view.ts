import { useWindowVirtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

type Options = Pick<
  VirtualizerOptions<Window, Element>,
  'count' | 'estimateSize' | 'getItemKey' | 'overscan' | 'gap' | 'scrollPaddingStart' | 'scrollPaddingEnd'
>;

/** The rows of a long list that are in the window: the others are only space before and after them. */
export function useRowsInView<List extends Element>(options: Options) {
  const list = useRef<List>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({ ...options, scrollMargin: top });
  const rows = virtual.getVirtualItems();
  return {
    list,
    virtual,
    rows,
    beforePx: (rows[0]?.start ?? top) - top,
    afterPx: Math.max(0, virtual.getTotalSize() - ((rows.at(-1)?.end ?? top) - top)),
  };
}
