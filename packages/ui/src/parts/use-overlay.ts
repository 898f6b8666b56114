import { useSyncExternalStore } from 'react';
import { addressChanged, historyEntry, writeHistory } from './history-entry.ts';

const events = ['popstate', addressChanged];

function subscribe(notify: () => void): () => void {
  for (const event of events) window.addEventListener(event, notify);
  return () => {
    for (const event of events) window.removeEventListener(event, notify);
  };
}

const openOverlays = (): string => historyEntry().overlays.join(' ');

/** A modal or side panel on top of the step. It is a history entry, so that Back closes it first. */
export function useOverlay(name: string): { open: boolean; show: () => void; close: () => void } {
  const overlays = useSyncExternalStore(subscribe, openOverlays, () => '');
  return {
    open: overlays.split(' ').includes(name),
    show: () => {
      const entry = historyEntry();
      if (!entry.overlays.includes(name))
        writeHistory(
          { ...entry, index: entry.index + 1, overlays: [...entry.overlays, name] },
          window.location.href,
        );
    },
    close: () => {
      if (historyEntry().overlays.includes(name)) window.history.back();
    },
  };
}
