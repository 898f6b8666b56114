import { useLocationProperty } from 'wouter/use-browser-location';

/** A text in the history state of this page. A text, because the state object may be new on every read. */
export const useHistoryText = (name: string): string | undefined =>
  useLocationProperty(() => {
    const text: unknown = window.history.state?.[name];
    return typeof text === 'string' ? text : undefined;
  });
