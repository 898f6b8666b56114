import { type ReactNode, Suspense, useDeferredValue } from 'react';

/** False in the first render of a component, unless it need not wait. React renders the rest next, in short tasks. */
export const useLater = (waits = true): boolean => useDeferredValue(true, !waits);

/** A part of a screen that follows the rest, when it is loaded. */
export function Later({
  fallback,
  children,
}: {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}) {
  return useLater() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
