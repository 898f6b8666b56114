import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';

type State<Data> =
  | { isPending: true; isError: false; isSuccess: false; data: undefined; error: undefined }
  // A failed refetch keeps the earlier data.
  | { isPending: false; isError: true; isSuccess: false; data: Data | undefined; error: unknown }
  | { isPending: false; isError: false; isSuccess: true; data: Data; error: undefined };

/** Data of a page: loading, failed or loaded. */
export type Loaded<Data> = Readonly<State<Data>> & {
  readonly isFetching: boolean;
  readonly refetch: () => Promise<void>;
};

type Load<Data> = (signal: AbortSignal) => Promise<Data>;

export interface LoadedOptions {
  readonly enabled?: boolean;
  /** How long data is shown without loading it again. 0 also forgets it when no page shows it. */
  readonly freshMs?: number;
}

/** All data of visitors: fresh for 10 s, no retry, no refetch on focus (PR-08). */
export const defaultFreshMs = 10_000;
/** Older data is shown while it is loaded again. */
const keptMs = 5 * 60_000;

interface Entry {
  readonly freshMs: number;
  readonly readers: Set<() => void>;
  load: Load<unknown>;
  state: State<unknown> & { isFetching: boolean };
  loadedAtMs: number;
  running: { readonly abort: AbortController; readonly done: Promise<void> } | undefined;
  forget: ReturnType<typeof setTimeout> | undefined;
}

const waiting: Entry['state'] = {
  isPending: true,
  isError: false,
  isSuccess: false,
  data: undefined,
  error: undefined,
  isFetching: false,
};

const entries = new Map<string, Entry>();

function show(entry: Entry, state: Entry['state']): void {
  entry.state = state;
  for (const changed of entry.readers) changed();
}

const isFresh = ({ state, loadedAtMs, freshMs }: Entry): boolean =>
  state.isSuccess && Date.now() - loadedAtMs < freshMs;

function fetchEntry(entry: Entry): Promise<void> {
  if (entry.running && entry.state.data === undefined) return entry.running.done;
  entry.running?.abort.abort();
  const abort = new AbortController();
  show(
    entry,
    entry.state.data === undefined ? { ...waiting, isFetching: true } : { ...entry.state, isFetching: true },
  );
  const done = entry.load(abort.signal).then(
    (data) => {
      if (abort.signal.aborted) return;
      showData(entry, data);
    },
    (error: unknown) => {
      if (abort.signal.aborted) return;
      entry.running = undefined;
      const { data } = entry.state;
      show(entry, { isPending: false, isError: true, isSuccess: false, data, error, isFetching: false });
    },
  );
  entry.running = { abort, done };
  return done;
}

function showData(entry: Entry, data: unknown): void {
  entry.running?.abort.abort();
  entry.running = undefined;
  entry.loadedAtMs = Date.now();
  show(entry, {
    isPending: false,
    isError: false,
    isSuccess: true,
    data,
    error: undefined,
    isFetching: false,
  });
}

/** Loads the data if there is none that is fresh, and reports changes until the returned function is called. */
export function watchLoaded(
  key: string,
  load: Load<unknown>,
  freshMs: number,
  changed: () => void,
): () => void {
  let entry = entries.get(key);
  if (!entry) {
    entry = {
      freshMs,
      readers: new Set(),
      load,
      state: waiting,
      loadedAtMs: 0,
      running: undefined,
      forget: undefined,
    };
    entries.set(key, entry);
  }
  const watched = entry;
  clearTimeout(watched.forget);
  watched.load = load;
  watched.readers.add(changed);
  if (!watched.running && !isFresh(watched)) void fetchEntry(watched);
  return () => {
    watched.readers.delete(changed);
    if (watched.readers.size > 0) return;
    watched.running?.abort.abort();
    watched.running = undefined;
    if (freshMs === 0 || !watched.state.isSuccess) entries.delete(key);
    else watched.forget = setTimeout(() => entries.delete(key), keptMs);
  };
}

export const stateOf = (key: string): Entry['state'] => entries.get(key)?.state ?? waiting;

/** Shows data that was received in another way. */
export function setLoaded(key: string, data: unknown): void {
  const entry = entries.get(key);
  if (entry) showData(entry, data);
}

/** Loads again what is shown, and what is shown next. */
export async function reload(key: string): Promise<void> {
  const entry = entries.get(key);
  if (!entry) return;
  entry.loadedAtMs = 0;
  if (entry.readers.size > 0) await fetchEntry(entry);
}

// A dropped connection is an error at once; what is shown is loaded when there is a connection again.
globalThis.addEventListener?.('online', () => {
  for (const entry of entries.values()) if (entry.readers.size > 0 && !isFresh(entry)) void fetchEntry(entry);
});

/** Data by key: pages with the same key share one request and its answer. */
export function useLoaded<Data>(
  key: string,
  load: Load<Data>,
  { enabled = true, freshMs = defaultFreshMs }: LoadedOptions = {},
): Loaded<Data> {
  const latest = useRef(load);
  latest.current = load;
  const watch = useCallback(
    (changed: () => void) =>
      enabled ? watchLoaded(key, (signal) => latest.current(signal), freshMs, changed) : () => {},
    [key, enabled, freshMs],
  );
  const read = () => stateOf(key);
  const state = useSyncExternalStore(watch, read, read);
  const refetch = useCallback(() => reload(key), [key]);
  return useMemo(() => ({ ...state, refetch }) as Loaded<Data>, [state, refetch]);
}
