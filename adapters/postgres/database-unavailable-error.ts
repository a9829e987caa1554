import pg from "pg";

/** The database did not take or did not keep a connection. The message is a sentence without any secret. */
export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";
}

/** SQLSTATEs a server gives with its last words on a connection, or instead of taking one. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOENT: "nothing listens there",
  ENOTFOUND: "no host has this name",
  EAI_AGAIN: "the name of the host cannot be looked up right now",
  ETIMEDOUT: "the host does not answer",
  EHOSTUNREACH: "the host cannot be reached",
  ENETUNREACH: "the network cannot be reached",
  EACCES: "this user may not open the socket",
  ECONNRESET: "the connection was cut",
  EPIPE: "the connection was cut",
  "28P01": "it refuses the user name or the password",
  "28000": "it refuses this user",
  "3D000": "it has no database of this name",
  "42501": "this user may not use the database",
  "53300": "it has no connection left",
  "57P01": "it is shutting down",
  "57P02": "it is recovering from a crash",
  "57P03": "it is starting or stopping",
  "57P05": "it closed an idle connection",
};

/** SQLSTATEs after which the connection is of no use: connection trouble and an administrator's shutdown. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  const code = error.code ?? "";
  return (
    error.severity === "FATAL" ||
    error.severity === "PANIC" ||
    code.startsWith("08") ||
    code.startsWith("57P")
  );
}

/** Names a failure of the connection itself; any other error is returned as it is. */
export function asUnavailable(error: unknown, where: string): unknown {
  const reason = unavailableReason(error);
  if (reason === undefined) return error;
  return new DatabaseUnavailableError(`The database at ${where} cannot be used: ${reason}.`, {
    cause: error,
  });
}

function unavailableReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  if (code !== undefined && code in reasons) return reasons[code];
  if (error instanceof pg.DatabaseError) return endsConnection(error) ? error.message : undefined;
  return wordsOfDriver.find(([words]) => error.message.includes(words))?.[1];
}

/** The driver gives no codes to its own errors. */
const wordsOfDriver: readonly (readonly [words: string, reason: string])[] = [
  ["timeout exceeded when trying to connect", "no connection became free in time"],
  ["timeout expired", "it does not answer"],
  ["Query read timeout", "it does not answer"],
  ["Connection terminated", "the connection was cut"],
  ["Client has encountered a connection error", "the connection was cut"],
  ["Client was closed", "the connection was cut"],
  ["does not support SSL", "it does not support TLS"],
  ["client password must be a string", "it asks for a password, and none is given"],
];
