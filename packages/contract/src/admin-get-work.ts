import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { storageType } from './fields.ts';
import { incomingLists, workNames } from './incoming-kinds.ts';

export const adminGetWork = endpoint('admin-get-work', {
  summary: 'What waits on the desk: counts, each with the query of the list that it counts.',
  access: 'staff',
  scope: 'incoming:read',
  response: z.object({
    rows: z.array(
      z.object({
        name: z.enum(workNames),
        list: z.enum([...incomingLists, 'mails']),
        /** The filters of the list's address. */
        query: z.string(),
        count: z.number(),
        /** There are more: only the newest were counted. */
        is_at_least: z.boolean(),
        /** Of these, assigned to the caller. */
        mine: z.number(),
        /** The most pressing one; null if there is none. */
        first: z.nullable(
          z.object({
            who: z.string(),
            what: z.string(),
            at: z.string(),
            /** The unit of a quotation, to be named in the reader's language. */
            unit: z.optional(z.object({ type: storageType, market: z.string(), volume: z.number() })),
          }),
        ),
      }),
    ),
    /** Not handled yet, by list. */
    waiting: z.object({
      quotations: z.number(),
      requests: z.number(),
      leads: z.number(),
      meetings: z.number(),
      mails: z.number(),
    }),
    /** The day on the company's clock. */
    today: z.string(),
  }),
  errors: staffErrors,
});
