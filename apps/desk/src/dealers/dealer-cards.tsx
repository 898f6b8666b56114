import type { StaffDealer } from '@silowright/contract/dealers';
import { useSyncExternalStore } from 'react';
import { useRowsInView } from '../lists/rows-in-view.ts';
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
  const columns = useSyncExternalStore(listenToWidth, columnsNow);
  const { list, virtual, rows, beforePx, afterPx } = useRowsInView<HTMLUListElement>({
    count: Math.ceil(dealers.length / columns),
    estimateSize: () => usualRowPx,
    getItemKey: (row) => `${columns} ${dealers[row * columns]?.id}`,
    gap: gapPx,
    overscan: 2,
  });
  return (
    <ul
      ref={list}
      className="grid gap-5 md:grid-cols-2 lg:grid-cols-3"
      style={{ paddingTop: beforePx, paddingBottom: afterPx }}
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
