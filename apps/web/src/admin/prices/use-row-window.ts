import { type RefObject, startTransition, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Rows beyond the edges of the box, so that a short scroll and a step to the next row find them. */
const spare = 4;

export interface RowWindow {
  /** The first row that is rendered, and the row after the last. */
  readonly from: number;
  readonly to: number;
  /** Scrolls as little as needed to show a row below the head. */
  readonly reveal: (row: number) => void;
}

export interface ScrollBox {
  readonly topPx: number;
  readonly heightPx: number;
}

/** The rows to render at this place of the box. */
export function rowsInBox({ topPx, heightPx }: ScrollBox, count: number, rowPx: number) {
  const shown = Math.ceil(heightPx / rowPx);
  const first = Math.min(Math.floor(topPx / rowPx), count - shown);
  const from = Math.max(0, first - spare);
  return { from, to: Math.min(count, from + shown + 2 * spare) };
}

interface Rendered extends ReturnType<typeof rowsInBox> {
  readonly count: number;
  readonly rowPx: number;
}

/** How many rows are missing at this place. */
function movedBy(place: ScrollBox, { from, to, count, rowPx }: Rendered): number {
  const wanted = rowsInBox(place, count, rowPx);
  return Math.max(Math.abs(wanted.from - from), Math.abs(wanted.to - to));
}

/**
 * The rows of a scrolling box that are rendered. All rows have one height: with a height for each, 100,000 rows
 * would be added up again whenever one of them changed. A row that is taller for a while only shifts the next ones.
 */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number, rowPx: number): RowWindow {
  const [, render] = useReducer((times: number) => times + 1, 0);
  // Read when the box scrolls, because reading it while rendering would force a layout.
  const place = useRef<ScrollBox>({ topPx: 0, heightPx: window.innerHeight });
  const { from, to } = rowsInBox(place.current, count, rowPx);
  const rendered = useRef({ from, to, count, rowPx });
  const isJumping = useRef(false);
  /** All rows are new: they are rendered in slices, and further scrolling waits for them. */
  const jump = useRef(() => {
    isJumping.current = true;
    startTransition(render);
  });
  useEffect(() => {
    rendered.current = { from, to, count, rowPx };
    if (!isJumping.current) return;
    isJumping.current = false;
    if (movedBy(place.current, rendered.current) >= spare) jump.current();
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const update = () => {
      place.current = { topPx: element.scrollTop, heightPx: element.clientHeight };
      if (isJumping.current) return;
      const moved = movedBy(place.current, rendered.current);
      if (moved > 2 * spare) jump.current();
      // Half of the spare rows are used up first.
      else if (moved >= spare / 2) flushSync(render);
    };
    element.addEventListener('scroll', update, { passive: true });
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', update);
      sizes.disconnect();
    };
  }, [box]);
  const reveal = (row: number) => {
    const element = box.current;
    if (!element) return;
    const headPx = element.querySelector('thead')?.clientHeight ?? 0;
    const topPx = row * rowPx;
    const lowestPx = topPx + headPx + rowPx - element.clientHeight;
    element.scrollTop = Math.max(Math.min(element.scrollTop, topPx), lowestPx);
  };
  return { from, to, reveal };
}
