import * as z from 'zod/mini';

/** The most views that one person keeps for one list. */
export const mostViews = 20;

export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** The query of the list's address. */
  query: z.string(),
  shared: z.boolean(),
  is_mine: z.boolean(),
});
export type SavedView = z.output<typeof savedView>;
