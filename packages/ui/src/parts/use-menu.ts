import { type KeyboardEvent, useEffect, useRef } from 'react';

/** A menu in a details element: a press or the focus beside it, or Escape closes it. */
export function useMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) close();
    };
    const shown = new AbortController();
    for (const name of ['pointerdown', 'focusin']) document.addEventListener(name, closeOutside, shown);
    return () => shown.abort();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    ref.current?.querySelector('summary')?.focus();
  };
  return { menu: { ref, onKeyDown }, close };
}
