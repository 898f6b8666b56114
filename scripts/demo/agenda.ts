/** What happens when: tasks run in the order of their times, and may plan later ones. */
export class Agenda {
  readonly #tasks: { readonly at: number; readonly run: () => Promise<void> }[] = [];
  readonly #endMs: number;

  constructor(endMs: number) {
    this.#endMs = endMs;
  }

  /** What would be later than the end does not happen. */
  plan(at: number, run: () => Promise<void>): void {
    if (at > this.#endMs) return;
    const place = this.#tasks.findLastIndex((task) => task.at <= at) + 1;
    this.#tasks.splice(place, 0, { at, run });
  }

  /** `after` runs after each task, at its time. */
  async run(setNow: (ms: number) => void, after: () => Promise<void>): Promise<void> {
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) {
      setNow(task.at);
      await task.run();
      await after();
    }
  }
}

/** The same numbers at every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
