/** Bounds memory, because inputs may come from outside. A published list has a few hundred formulas. */
const usualCapacity = 2000;

/** Caches results by key, by default the input itself: a formula is parsed once for all units. */
export function memoize<Input, Result>(
  make: (input: Input) => Result,
  keyOf: (input: Input) => unknown = (input) => input,
  capacity = usualCapacity,
): (input: Input) => Result {
  const results = new Map<unknown, Result>();
  return (input) => {
    const key = keyOf(input);
    const known = results.get(key);
    if (known !== undefined || results.has(key)) return known as Result;
    const result = make(input);
    if (results.size >= capacity) results.clear();
    results.set(key, result);
    return result;
  };
}
