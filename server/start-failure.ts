/** The start failed for a reason that a person can fix; the message says what and where. */
export class StartFailure extends Error {
  override name = "StartFailure";
}

/** Errors with a message for people, shown without a stack. */
export const explained = new Set([
  "StartFailure",
  "ConfigurationError",
  "PageNotBuiltError",
  "EmbeddedDatabaseError",
  "DatabaseUnavailableError",
  "DatabaseBusyError",
  "MigrationError",
  "DeckFileError",
  "CarrierPricesError",
  "DataKeyError",
  "BackupError",
]);

/** Prints why the start failed and ends the process with exit code 1. Only an unexpected error comes with its stack. */
export function exitWithSentence(error: unknown): never {
  console.error(`Farline could not start: ${failureSentence(error)}`);
  process.exit(1);
}

/** Describes a failure: a sentence for an expected one, else the stack. */
export function failureSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE" && "port" in error) {
    return `port ${error.port} is already taken. Stop what uses it, or set PORT to another one.`;
  }
  if (code === "EACCES" && "port" in error) {
    return `this user may not open port ${error.port}. Set PORT to one above 1023.`;
  }
  // The system's sentence about a file, such as one on a full disk: it names the file where the system does.
  if ("syscall" in error && ("path" in error || fullOrBroken.has(String(code)))) return error.message;
  return explained.has(error.name) ? error.message : (error.stack ?? error.message);
}

/** Errors of writing to a file that is open, which come without its path. */
const fullOrBroken = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EIO", "EROFS"]);
