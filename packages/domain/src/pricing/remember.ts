/** Bounds memory when texts come from outside; a published list has a few hundred. */
const capacity = 2000;

/** Keeps results by text: a formula is parsed once however many units it prices. */
export function remember<Result>(make: (text: string) => Result): (text: string) => Result {
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
