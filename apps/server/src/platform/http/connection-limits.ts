/** Timeouts for slow clients (threat 51), long enough for an honest client on a poor line. */
export const connectionLimits = {
  /** From the first byte, or from the connection, to the end of the headers. */
  headersMs: 5000,
  /** Until the end of the body. */
  requestMs: 10_000,
  /** Between two requests. */
  keepAliveMs: 30_000,
  /**
   * Without a byte in either direction. A client that does not read keeps the answer in memory. Node checks twice
   * before it closes a connection with unsent bytes, so such a connection lives twice as long.
   */
  silenceMs: 35_000,
  connections: 10_000,
} as const;
