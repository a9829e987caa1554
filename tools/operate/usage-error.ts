/** The command line is invalid; the message says how. */
export class UsageError extends Error {
  override name = "UsageError";
}
