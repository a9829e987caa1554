import pg from "pg";

/** The database refused a connection or lost it. The message is a sentence without secrets. */
export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";

  constructor(where: string, cause: unknown) {
    super(`The database at ${where} cannot be used: ${reasonOf(cause)}.`, { cause });
  }
}

/** Sentences by the system's error code or the server's SQLSTATE. */
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
  "53300": "it has no connection left",
  "57P01": "it is shutting down",
  "57P02": "it is recovering from a crash",
  "57P03": "it is starting or stopping",
};

/** The driver's own errors have no codes, only these messages. */
const driverReasons: Readonly<Record<string, string>> = {
  "timeout exceeded when trying to connect": "no connection became free in time",
  "timeout expired": "it does not answer",
  "Query read timeout": "it does not answer",
  "Connection terminated unexpectedly": "the connection was cut",
  "Connection terminated due to connection timeout": "it does not answer",
  "Connection terminated": "the connection was cut",
  "Client has encountered a connection error and is not queryable": "the connection was cut",
  "The server does not support SSL connections": "it does not support TLS",
};

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
  return reasons[code] ?? driverReasons[cause.message] ?? cause.message;
}

/** Whether a connection is unusable after this error of one of its statements. */
export function endsConnection(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? "";
    return error.severity === "FATAL" || error.severity === "PANIC" || /^(08|57P)/.test(code);
  }
  return error instanceof Error && error.message in driverReasons;
}
