/** A backup cannot be taken, or cannot be restored here; the message says why and what to do. */
export class BackupError extends Error {
  override name = "BackupError";
}
