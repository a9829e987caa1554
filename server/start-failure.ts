/** The start failed for a reason a person can act on: the message says what and where. */
export class StartFailure extends Error {
  override name = "StartFailure";
}

/** Errors whose message is written for a person and needs no stack beside it. */
const explained = new Set([
  "StartFailure",
  "ConfigurationError",
  "PageNotBuiltError",
  "EmbeddedDatabaseError",
  "DatabaseUnavailableError",
  "MigrationError",
  "DeckFileError",
]);

/** Ends the process with exit code 1 and one clear sentence; only what nobody foresaw comes with its stack. */
export function exitWithSentence(error: unknown): never {
  console.error(`Farline could not start: ${failureSentence(error)}`);
  process.exit(1);
}

/** What went wrong, in words where it was foreseen, else with its stack. */
export function failureSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE" && "port" in error) {
    return `port ${error.port} is already taken. Stop what uses it, or set PORT to another one.`;
  }
  if (code === "EACCES" && "port" in error) {
    return `this user may not open port ${error.port}. Set PORT to one above 1023.`;
  }
  return explained.has(error.name) ? error.message : (error.stack ?? error.message);
}
