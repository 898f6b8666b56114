/**
 * The only reader of what this browser has kept (C21). Undefined if nothing is kept, it is damaged, or an earlier or
 * later release kept another form: then the page goes on as if nothing was kept.
 */
export function readKept<Kept>(
  text: string | null | undefined,
  isForm: (kept: unknown) => boolean,
): Kept | undefined {
  if (text === null || text === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    return isForm(kept) ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has the form of another: the same types, in all its fields. */
export const isLike = (model: unknown, value: unknown): boolean =>
  isRecord(model)
    ? isRecord(value) && Object.entries(model).every(([key, field]) => isLike(field, value[key]))
    : typeof model === typeof value && Array.isArray(model) === Array.isArray(value) && value !== null;
