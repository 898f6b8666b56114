import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';

const waiting = new Set<() => void>();

function flush(): void {
  const works = [...waiting];
  waiting.clear();
  startTransition(() => {
    for (const work of works) work();
  });
}

/** Runs after the next frame is painted, together with everything else that waits for it. Returns a cancel function. */
function afterPaint(work: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(flush));
  waiting.add(work);
  return () => void waiting.delete(work);
}

const queue = new Set<() => void>();

function next(): void {
  const [work] = queue;
  if (!work) return;
  queue.delete(work);
  if (queue.size > 0) requestAnimationFrame(() => setTimeout(next));
  work();
}

/** Runs after the next frame is painted, one work in each frame: for pictures. Returns a cancel function. */
export function inTurn(work: () => void): () => void {
  if (queue.size === 0) requestAnimationFrame(() => setTimeout(next));
  queue.add(work);
  return () => void queue.delete(work);
}

/** Whether it is the turn of a picture, unless it need not wait. */
export function useTurn(waits = true): boolean {
  const [isNow, setNow] = useState(!waits);
  useEffect(() => (isNow ? undefined : inTurn(() => setNow(true))), [isNow]);
  return isNow;
}

/** A part of a screen that follows the rest, when it is loaded, rendered in short tasks. */
export function InTurn({
  fallback,
  children,
}: {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}) {
  const [isNow, setNow] = useState(false);
  useEffect(() => inTurn(() => startTransition(() => setNow(true))), []);
  return isNow ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

/**
 * The value, after the frame that shows its change: for parts that must not delay what the visitor looks at. React's
 * deferred values may be rendered before that frame.
 */
export function useAfterPaint<T extends object>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown !== value) return afterPaint(() => setShown(value));
  }, [shown, value]);
  return shown;
}
