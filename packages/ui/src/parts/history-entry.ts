/** Stored in the browser's history entry: its position in this app, and the open overlay. */
export interface HistoryEntry {
  readonly index: number;
  readonly overlays: readonly string[];
  /** Of a project of several units: the key of the one on screen. */
  readonly position?: string | undefined;
}

/** Other areas' data in the history entry is preserved. */
export const historyEntry = (): HistoryEntry => ({
  index: 0,
  overlays: [],
  ...(window.history.state as Partial<HistoryEntry> | null),
});

/** Event after every address change made by the app; the browser only reports its own. */
export const addressChanged = 'silowright:address';

export function writeHistory(entry: HistoryEntry, url: string, { replace = false } = {}): void {
  window.history[replace ? 'replaceState' : 'pushState'](entry, '', url);
  window.dispatchEvent(new Event(addressChanged));
}
