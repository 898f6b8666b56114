import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { create } from 'zustand';
import { isRecord, readKept } from '../../session/kept-json.ts';
import { safeStorage } from '../../session/safe-storage.ts';
import { isPacked, type PlacedWishes, type Wishes } from './draft-wishes.ts';
import { inPriceListWorker } from './price-list-worker.ts';

const storage = safeStorage();
const draftName = (segment: PricedSegment): string => `admin-base-draft-${segment}`;

/** Absent: the draft is small or stored. */
type Unkept = Partial<Record<PricedSegment, 'waiting' | 'failed'>>;

/** Drafts that a reload would lose: closing the tab asks first, and the page says so. */
export const useUnkept = create<Unkept>(() => ({}));

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
useUnkept.subscribe((unkept) => {
  if (Object.values(unkept).some(Boolean)) window.addEventListener('beforeunload', askFirst);
  else window.removeEventListener('beforeunload', askFirst);
});

/** Packing 100,000 rows takes about a second of the worker; steps shortly after each other are stored once. */
const pauseMs = 500;
const timers: Partial<Record<PricedSegment, ReturnType<typeof setTimeout>>> = {};
const isLargeStored: Partial<Record<PricedSegment, boolean>> = {};

/** Stores a draft in this tab after a pause, without work on the page's thread. */
export function keepLarge(segment: PricedSegment, { prices, conflicts }: PlacedWishes): void {
  useUnkept.setState({ [segment]: 'waiting' });
  later(segment, async (isLatest) => {
    try {
      const packed = await inPriceListWorker('pack', { segment, prices, conflicts });
      if (!isLatest()) return;
      window.sessionStorage.setItem(draftName(segment), packed);
      isLargeStored[segment] = true;
      useUnkept.setState({ [segment]: undefined });
    } catch {
      // The storage is refused or full. What is in it belongs to an earlier step.
      if (!isLatest()) return;
      storage.removeItem(draftName(segment));
      useUnkept.setState({ [segment]: 'failed' });
    }
  });
}

/** Stores a small draft, or removes an empty one; replacing a large one waits, because it takes a frame. */
export function keepSmall(segment: PricedSegment, wishes: Wishes | undefined): void {
  const store = () => {
    if (wishes) storage.setItem(draftName(segment), JSON.stringify(wishes));
    else storage.removeItem(draftName(segment));
    isLargeStored[segment] = false;
  };
  clearTimeout(timers[segment]);
  if (useUnkept.getState()[segment]) useUnkept.setState({ [segment]: undefined });
  if (isLargeStored[segment]) later(segment, store);
  else {
    delete timers[segment];
    store();
  }
}

function later(segment: PricedSegment, store: (isLatest: () => boolean) => unknown): void {
  clearTimeout(timers[segment]);
  const timer = setTimeout(() => store(() => timers[segment] === timer), pauseMs);
  timers[segment] = timer;
}

/** A large draft that an earlier page of this tab stored; the worker unpacks it. */
export function keptLarge(segment: PricedSegment): string | undefined {
  const stored = storage.getItem(draftName(segment));
  isLargeStored[segment] = isPacked(stored);
  return isPacked(stored) ? stored : undefined;
}

export function keptSmall(segment: PricedSegment): Wishes {
  const stored: string | null = storage.getItem(draftName(segment));
  return isPacked(stored) ? {} : (readKept<Wishes>(stored, isRecord) ?? {});
}
