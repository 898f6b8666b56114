import { useEffect, useRef, useState } from 'react';
import { useMay } from '../../access/may.tsx';
import { type Shortcuts, useShortcuts } from '../../parts/shortcuts.ts';
import { toggled } from '../../parts/toggled.ts';
import { openedItem } from './list-address.ts';
import type { ListQuestion } from './list-question.ts';
import { type ListPages, type PageSource, useListPages } from './use-list-pages.ts';

export interface LiveList<Item> {
  readonly pages: ListPages<Item>;
  /** The row that the keyboard is at. */
  readonly at: number;
  readonly current: Item | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly choose: (chosen: ReadonlySet<string>) => void;
  readonly isWriter: boolean;
}

const none: ReadonlySet<string> = new Set();

/** Rows of a list with what is chosen and where the keyboard is; the keys are the same in every list (DK-04). */
export function useLiveList<Item extends { readonly id: string }>(
  source: PageSource<Item>,
  question: Omit<ListQuestion, 'reset' | 'place' | 'show'>,
  keys: { readonly onOpen?: (item: Item) => void; readonly more?: Shortcuts } = {},
): LiveList<Item> {
  const pages = useListPages(source, question);
  const { items } = pages;
  const isWriter = useMay()('incoming:write');
  const [chosen, setChosen] = useState(none);
  const [at, setAt] = useState(-1);
  const cameFrom = useRef(openedItem());
  const [asked, setAsked] = useState(question.query);
  if (asked !== question.query) {
    setAsked(question.query);
    setChosen(none);
    setAt(-1);
  }
  useEffect(() => {
    if (items.length === 0 || cameFrom.current === undefined) return;
    setAt(items.findIndex(({ id }) => id === cameFrom.current));
    cameFrom.current = undefined;
  }, [items]);
  const current = items[at];
  const choose = (isRange: boolean) => {
    if (!current || !isWriter) return;
    if (!isRange) return setChosen(toggled(chosen, current.id));
    const from = Math.max(
      0,
      items.findLastIndex(({ id }, index) => index < at && chosen.has(id)),
    );
    setChosen(new Set([...chosen, ...items.slice(from, at + 1).map(({ id }) => id)]));
  };
  useShortcuts({
    j: () => setAt(Math.min(items.length - 1, at + 1)),
    k: () => setAt(Math.max(0, at - 1)),
    x: () => choose(false),
    X: () => choose(true),
    Enter: () => current && keys.onOpen?.(current),
    f: () => document.querySelector<HTMLInputElement>('main search input')?.focus(),
    n: pages.showNew,
    Escape: () => setChosen(none),
    ...keys.more,
  });
  return { pages, at, current, chosen, choose: setChosen, isWriter };
}
