/** Bounds memory, because texts may come from outside. A published list has a few hundred. */
const capacity = 2000;

/** Caches results by text: a formula is parsed once for all units. */
export function memoize<Result>(make: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    let result = results.get(text);
    if (result === undefined) {
      result = make(text);
      if (results.size >= capacity) results.clear();
      results.set(text, result);
    }
    return result;
  };
}
