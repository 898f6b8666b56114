import { type StoreApi, type UseBoundStore, useStore } from 'zustand';

/**
 * The hook of a store that first pages show as it is. Zustand shows the first state of a store on the server and while
 * a page is hydrated, but texts and answers come later.
 */
export function storeHook<State>(store: StoreApi<State>): UseBoundStore<StoreApi<State>> {
  const asItIs = { ...store, getInitialState: store.getState };
  const useShown = <Part>(part: (state: State) => Part = (state) => state as never) => useStore(asItIs, part);
  return Object.assign(useShown, asItIs);
}
