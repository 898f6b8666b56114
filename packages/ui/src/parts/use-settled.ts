import { useEffect, useState } from 'react';

/** Announce after typing or sliding has paused, not at every digit. */
export const announceAfterMs = 1000;

/** The value after it has not changed for a while; empty until the first change has settled. */
export function useSettled(value: string, pauseMs: number): string {
  const [first] = useState(value);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (value === first && settled === '') return;
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, first, settled, pauseMs]);
  return settled;
}
