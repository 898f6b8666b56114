/**
 * What became of one try (D9):
 * - accepted: it is out of our hands
 * - away: nobody could be reached; the whole queue waits, and the try does not count
 * - later: this message was put off, for reasons of its own; it backs off alone
 * - refused: it will never be taken; staff must look at it
 */
export type Delivery =
  | { readonly outcome: 'accepted' }
  | {
      readonly outcome: 'away' | 'later' | 'refused';
      /** For staff; the other side chose the words. */
      readonly reason: string;
      /** For the log: codes and words of our own, never a name or an address (threat 62). */
      readonly cause: string;
    };
