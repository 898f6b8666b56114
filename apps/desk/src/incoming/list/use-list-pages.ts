import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { liveMs } from '../use-work.ts';
import { openedItem } from './list-address.ts';
import type { ListQuestion } from './list-question.ts';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
  readonly is_searching: boolean;
  readonly as_of: number;
}

/** The call that answers a page of a list. */
export interface PageSource<Item> {
  /** Name of the call and what it is asked besides the question. */
  readonly key: readonly unknown[];
  readonly fetch: (query: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<Page<Item>>;
}

export interface ListPages<Item> {
  readonly items: readonly Item[];
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly isSearching: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
  /** The moment that the list shows; later items are counted and wait (DK-04). */
  readonly until: number | undefined;
  readonly showNew: () => void;
  readonly see: (from: number, to: number) => void;
}

interface Loaded {
  readonly key: string;
  /** The cursors that pages start behind; the first may be empty. */
  readonly cursors: readonly string[];
  readonly until: number | undefined;
  /** Grows when the newest rows are asked for anew. */
  readonly generation: number;
  readonly seen: readonly [from: number, to: number];
}

const rowsOfPage = 50;
const keptMs = 30 * 60_000;

/** The pages of the list that was left last. */
let left: Loaded | undefined;

/**
 * Pages one behind the other. Those in view stay fresh within 5 s, and rows that arrive later do not push. Who comes
 * back from an item finds the pages that were loaded.
 */
export function useListPages<Item extends { readonly id: string }>(
  source: PageSource<Item>,
  question: Omit<ListQuestion, 'reset' | 'query' | 'place' | 'show'>,
): ListPages<Item> {
  const { filters, sort, order, start } = question;
  const key = JSON.stringify([source.key, filters, sort, order]);
  const fresh: Loaded = { key, cursors: [start], until: undefined, generation: 0, seen: [0, 0] };
  const [state, setState] = useState<Loaded>(() =>
    left?.key === key && left.cursors[0] === start && openedItem() !== undefined ? left : fresh,
  );
  const loaded = state.key === key ? state : fresh;
  if (state.key !== key) setState(fresh);
  const latest = useRef(loaded);
  latest.current = loaded;
  useEffect(
    () => () => {
      left = latest.current;
    },
    [],
  );

  const pages = useQueries(
    {
      queries: loaded.cursors.map((after, position) => {
        const query = {
          ...filters,
          ...(sort && { sort }),
          order,
          ...(loaded.until !== undefined && { until: String(loaded.until) }),
          ...(after && { after }),
        } as Record<string, string>;
        return {
          // Without the moment: it is known only from the first answer, which must not be asked for twice.
          queryKey: [source.key[0], key, after, loaded.generation],
          queryFn: ({ signal }: { readonly signal: AbortSignal }) => source.fetch(query, signal),
          // For who comes back from an item after a call.
          gcTime: keptMs,
          // The old rows stay while a filter or a newer moment is being asked for.
          placeholderData: position === 0 ? (old: unknown) => old as never : undefined,
          refetchInterval:
            position >= loaded.seen[0] && position <= loaded.seen[1] ? liveMs : (false as const),
        };
      }),
    },
    queryClient,
  );
  const first = pages[0]?.data;
  const asOf = pages[0]?.isPlaceholderData ? undefined : first?.as_of;
  useEffect(() => {
    if (asOf !== undefined) setState((old) => (old.until === undefined ? { ...old, until: asOf } : old));
  }, [asOf]);

  const last = pages.at(-1);
  const next = last?.isPlaceholderData ? undefined : last?.data?.next;
  const loadMore = () => {
    if (next)
      setState((old) => (old.cursors.includes(next) ? old : { ...old, cursors: [...old.cursors, next] }));
  };
  // The newest rows have been tested; the older ones are asked for at once.
  const goesOn = !last?.isPlaceholderData && last?.data?.is_searching === true;
  useEffect(() => {
    if (goesOn) loadMore();
  });
  const rows = new Map<string, Item>();
  // A row that moved from one page to the next may be in both for a moment.
  for (const page of pages) for (const item of page.data?.items ?? []) rows.set(item.id, item);
  return {
    items: [...rows.values()],
    isLoading: first === undefined && !pages[0]?.error,
    error: first === undefined ? pages[0]?.error : undefined,
    isSearching: goesOn || (pages.length > 1 && last?.data === undefined && !last?.error),
    loadMore,
    retry: () => void pages[0]?.refetch(),
    until: loaded.until,
    showNew: () => setState({ ...fresh, cursors: [''], generation: loaded.generation + 1 }),
    see: (from, to) => {
      const seen = [Math.floor(from / rowsOfPage), Math.floor(to / rowsOfPage)] as const;
      setState((old) => (old.seen[0] === seen[0] && old.seen[1] === seen[1] ? old : { ...old, seen }));
    },
  };
}
