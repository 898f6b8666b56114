import { type KeyboardEvent, useEffect, useRef } from 'react';

/** A menu in a details element: a press beside it or Escape closes it. */
export function useMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (ref.current && !ref.current.contains(event.target as Node)) ref.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    ref.current?.querySelector('summary')?.focus();
  };
  return { menu: { ref, onKeyDown }, close };
}
