import type { StaffDealer } from '@silowright/contract/admin-list-dealers';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DealerCard } from './dealer-card.tsx';

const gapPx = 20;
/** Estimate until a row has been measured. */
const usualRowPx = 560;

const listenToWidth = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};
const columnsNow = (): number => (window.innerWidth >= 1024 ? 3 : window.innerWidth >= 768 ? 2 : 1);

export interface DealerCardsProps {
  readonly dealers: readonly StaffDealer[];
  readonly onEdit: (dealer: StaffDealer) => void;
}

/** One card per dealer; only the visible rows and a few around them are rendered (D27). */
export function DealerCards({ dealers, onEdit }: DealerCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useSyncExternalStore(listenToWidth, columnsNow);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({
    count: Math.ceil(dealers.length / columns),
    estimateSize: () => usualRowPx,
    getItemKey: (row) => `${columns} ${dealers[row * columns]?.id}`,
    gap: gapPx,
    overscan: 2,
    scrollMargin: top,
  });
  const rows = virtual.getVirtualItems();
  const before = (rows[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((rows.at(-1)?.end ?? top) - top);
  return (
    <ul
      ref={list}
      className="grid gap-5 md:grid-cols-2 lg:grid-cols-3"
      style={{ paddingTop: before, paddingBottom: Math.max(0, after) }}
    >
      {rows.flatMap(({ index }) =>
        dealers.slice(index * columns, (index + 1) * columns).map((dealer, column) => (
          <li
            key={dealer.id}
            // All cards of a row have the same height, so only the first is measured.
            {...(column === 0 && { ref: virtual.measureElement, 'data-index': index })}
            aria-setsize={dealers.length}
            aria-posinset={index * columns + column + 1}
            className="min-w-0"
          >
            <DealerCard dealer={dealer} onEdit={() => onEdit(dealer)} />
          </li>
        )),
      )}
    </ul>
  );
}
