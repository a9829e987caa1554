/** The embedded PostgreSQL cannot run here; the message is a sentence that says why and what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError";
}
