import * as z from 'zod/mini';
import { email } from './fields.ts';

/** The address is sent in the body, so that it never appears in an access log. */
export const person = z.strictObject({ email });

export const erasureOutcome = {
  erased: z.object({
    quotations: z.number(),
    configurations: z.number(),
    leads: z.number(),
    meetings: z.number(),
    mails: z.number(),
    documents: z.number(),
  }),
  /** Text keys: what remains and why. */
  remains: z.array(z.object({ what: z.string(), count: z.number() })),
};
