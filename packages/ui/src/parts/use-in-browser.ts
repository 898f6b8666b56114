import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only the visitor's browser knows. A page rendered by the server has `first`, which is replaced at once. */
export const useInBrowser = <Value extends string | boolean | undefined>(
  read: () => Value,
  first: Value,
): Value => useSyncExternalStore(never, read, () => first);
