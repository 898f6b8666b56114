const keptMs = 30_000;
const maxKept = 200;

/**
 * Answers over many rows are kept for half a minute: everybody who has the page open asks for them again and again.
 * Answers over few rows are always made anew.
 */
export function keptAnswers<Answer>(isLarge: (answer: Answer) => boolean) {
  const kept = new Map<string, { readonly at: number; readonly answer: Answer }>();
  return async (key: string, nowMs: number, make: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key);
    if (known && Math.abs(nowMs - known.at) < keptMs) return known.answer;
    const answer = await make();
    if (isLarge(answer)) {
      if (kept.size >= maxKept) kept.clear();
      kept.set(key, { at: nowMs, answer });
    }
    return answer;
  };
}
