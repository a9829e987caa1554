/** The embedded PostgreSQL cannot run here; the message says why and what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError";
}
