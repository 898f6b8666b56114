/** Slow clients are let go (threat 51): nobody holds a connection longer than an honest one on a poor line needs. */
export const connectionLimits = {
  /** From the first byte, or from the connection itself, to the end of the headers. */
  headersMs: 5000,
  /** To the end of the body. */
  requestMs: 10_000,
  /** Between two requests. */
  keepAliveMs: 30_000,
  /**
   * Without a byte in either direction: who does not read the answer keeps it in our memory. Node looks twice before
   * it ends a connection with bytes still to be sent, so that one lives twice as long.
   */
  silenceMs: 35_000,
  connections: 10_000,
} as const;
