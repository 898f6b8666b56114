import { useLocationProperty } from 'wouter/use-browser-location';

/** A text that the history entry of this page carries. The state as a whole is no new object only by chance. */
export const useHistoryText = (name: string): string | undefined =>
  useLocationProperty(() => {
    const text: unknown = window.history.state?.[name];
    return typeof text === 'string' ? text : undefined;
  });
