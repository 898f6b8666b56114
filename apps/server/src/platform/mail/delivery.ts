/**
 * Result of one attempt (D9):
 * - accepted: the receiver has it
 * - away: no connection; the whole queue waits, and the attempt does not count
 * - later: this message was deferred and backs off alone
 * - refused: it will never be accepted; staff must check it
 */
export type Delivery =
  | { readonly outcome: 'accepted' }
  | {
      readonly outcome: 'away' | 'later' | 'refused';
      /** For staff; the text comes from the other side. */
      readonly reason: string;
      /** For the log: codes and our own words, never a name or an address (threat 62). */
      readonly cause: string;
    };
