/** Random numbers from 0 to 1: the same on every call, so that pictures can be compared. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
