/** Time limits of a connection, so that no peer keeps a socket by doing nothing. */
export interface ConnectionTimeouts {
  /** From the start of a connection or of its next request until all headers have arrived. */
  headers_ms: number;
  /** From then until the whole request has arrived. */
  request_ms: number;
  /** Without a byte in either direction while an answer is under way, such as one that its peer does not read. */
  silent_ms: number;
  /** Between two requests. Longer than the minute after which usual proxies close theirs, so that they close first. */
  keepAlive_ms: number;
  /** Time between two checks of the first two limits. */
  check_ms: number;
}

/** An event stream sends a heartbeat every 15 seconds, and no route computes for a minute. */
export const defaultConnectionTimeouts: ConnectionTimeouts = {
  headers_ms: 15_000,
  request_ms: 30_000,
  silent_ms: 60_000,
  keepAlive_ms: 72_000,
  check_ms: 5_000,
};
