/** Makes an answer once for each key. A failed one is made again; beyond `max` the least recently used one goes. */
export function keepLast<Input, Result>(
  max: number,
  keyOf: (input: Input) => unknown,
  make: (input: Input) => Promise<Result>,
): (input: Input) => Promise<Result> {
  const kept = new Map<unknown, Promise<Result>>();
  return (input) => {
    const key = keyOf(input);
    const known = kept.get(key);
    const answer = known ?? make(input);
    kept.delete(key);
    kept.set(key, answer);
    if (known) return known;
    const [oldest] = kept.keys();
    if (kept.size > max) kept.delete(oldest);
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
