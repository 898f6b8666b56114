import { type ReactNode, useEffect, useRef } from 'react';

let isFirstPage = true;

export interface PageHeadingProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The only h1 of a page. Takes the focus when the page is entered, so that a screen reader reads it (Y4). */
export function PageHeading({ className = '', children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the page is painted, so that it is not seen to jump, but in a task of its own: both need the layout.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      // Not on the first page of a visit, where a screen reader starts at the top.
      if (!isFirstPage) heading.current?.focus({ preventScroll: true });
      isFirstPage = false;
      window.scrollTo(0, 0);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
