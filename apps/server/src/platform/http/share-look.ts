/** How long a result counts. */
const freshMs = 1000;

/** One look at a time, whose result counts for a second: whoever asks meanwhile gets the same (S17). */
export function shareLook<Result>(
  look: () => Promise<Result>,
  nowMs: () => number = () => performance.now(),
): () => Promise<Result> {
  let latest: { readonly result: Promise<Result>; endedMs: number } | undefined;
  return () => {
    if (latest && nowMs() - latest.endedMs < freshMs) return latest.result;
    const begun = { result: look(), endedMs: Number.POSITIVE_INFINITY };
    const end = () => {
      begun.endedMs = nowMs();
    };
    begun.result.then(end, end);
    latest = begun;
    return begun.result;
  };
}
