import { useSyncExternalStore } from 'react';
import { readHash } from '../address/read-address.ts';
import { addressChanged, currentUrl, historyEntry, writeHistory } from './step-navigation.ts';

const events = ['popstate', addressChanged];

function subscribe(notify: () => void): () => void {
  for (const event of events) window.addEventListener(event, notify);
  return () => {
    for (const event of events) window.removeEventListener(event, notify);
  };
}

const openOverlays = (): string => historyEntry().overlays.join(' ');

const stepInAddress = (): string => readHash(window.location.hash).step ?? '';

/** A modal or side panel on top of the step. It is a history entry, so that Back closes it first. */
export function useOverlay(name: string): { open: boolean; show: () => void; close: () => void } {
  const overlays = useSyncExternalStore(subscribe, openOverlays, () => '');
  return {
    open: overlays.split(' ').includes(name),
    show: () => {
      const { index, overlays: current } = historyEntry();
      if (!current.includes(name))
        writeHistory({ index: index + 1, overlays: [...current, name] }, currentUrl(stepInAddress()));
    },
    close: () => {
      if (historyEntry().overlays.includes(name)) window.history.back();
    },
  };
}
