import { useEffect, useRef } from 'react';

/** A browser is "online" before its network works. */
const retryMs = 3000;

/** While waiting, tries again when the network may be back. */
export function useWhenOnline(isWaiting: boolean, again: () => void): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (!isWaiting) return;
    const attempt = () => {
      if (navigator.onLine) latest.current();
    };
    const retry = setInterval(attempt, retryMs);
    window.addEventListener('online', attempt);
    return () => {
      clearInterval(retry);
      window.removeEventListener('online', attempt);
    };
  }, [isWaiting]);
}
