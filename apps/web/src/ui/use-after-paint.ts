import { startTransition, useEffect, useState } from 'react';

const waiting = new Set<() => void>();

function flush(): void {
  const works = [...waiting];
  waiting.clear();
  startTransition(() => {
    for (const work of works) work();
  });
}

/** Runs after the next frame is painted, together with everything else that waits for it. Returns a cancel function. */
export function afterPaint(work: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(flush));
  waiting.add(work);
  return () => void waiting.delete(work);
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
