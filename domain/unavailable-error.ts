/** A service that the work needs is away for now: the same request can succeed once it is back. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
}
