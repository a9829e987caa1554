import pg from "pg";
import { UnavailableError } from "#domain/service-check.ts";

/** The database refused a connection, lost it or cannot write now. The message is a sentence without secrets. */
export class DatabaseUnavailableError extends UnavailableError {
  override name = "DatabaseUnavailableError";

  constructor(where: string, cause: unknown) {
    super(`The database at ${where} cannot be used: ${reasonOf(cause)}.`, { cause });
  }
}

const unknownAuthority =
  "its certificate is signed by an authority that this machine does not know; name the authority's certificate in the " +
  "address, with ?sslmode=verify-full&sslrootcert=/path/to/ca.pem";

/** Managed servers such as those of Heroku, Azure and Amazon refuse a plain connection by the same SQLSTATE as a wrong user. */
const encryptionWanted = "it takes no connection without TLS: add ?sslmode=verify-full to the address";

/** A statement reached its lock or work limit. Its transaction changed nothing, and its connection stays usable. */
export class DatabaseBusyError extends UnavailableError {
  override name = "DatabaseBusyError";

  constructor(where: string, cause: pg.DatabaseError) {
    super(`The database at ${where} is too busy: ${cause.message}.`, { cause });
  }
}

/** Sentences by the system's error code, TLS's or the server's SQLSTATE. */
const reasons: Readonly<Record<string, string>> = {
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  CERT_HAS_EXPIRED: "its certificate has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host name than the address has",
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
  "25006": "it is read-only, as a server is that another one has replaced",
  "53300": "it has no connection left",
  "57P01": "it is shutting down",
  "57P02": "it is recovering from a crash",
  "57P03": "it is starting, stopping or recovering",
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
  // The driver reads the files of sslrootcert, sslcert and sslkey when it connects.
  if ("syscall" in cause && cause.syscall === "open" && "path" in cause)
    return `the file ${cause.path}, which the address names, cannot be read`;
  // PgBouncer's sentence, https://www.pgbouncer.org/config.html (ignore_startup_parameters)
  if (/unsupported startup parameter/.test(cause.message))
    return `a pooler stands before it (${cause.message}): set DATABASE_POOLER=pgbouncer, and DATABASE_DIRECT_URL to an address past it`;
  // Sentences of PostgreSQL 14 and newer, and of the versions before.
  const isPlain = /(no encryption|SSL off)$/.test(cause.message);
  if (isPlain && cause.message.includes("no pg_hba.conf entry ")) return encryptionWanted;
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
  return reasons[code] ?? driverReasons[cause.message] ?? cause.message;
}

/**
 * Tells if an error of a statement means that the database is away: its connection is then of no use any more.
 * SQLSTATE class 08 is about connections, 53300 about too many of them, 57P about a server that stops or recovers.
 */
export function endsConnection(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? "";
    const ended = error.severity === "FATAL" || error.severity === "PANIC";
    return ended || isReadOnly(error) || /^(08|57P|53300)/.test(code);
  }
  return error instanceof Error && error.message in driverReasons;
}

/** lock_not_available and query_canceled, which PostgreSQL raises at `lock_timeout` and `statement_timeout`. */
export function isOverTime(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && (error.code === "55P03" || error.code === "57014");
}

/** Returns true for the error of a server that takes no writes: a standby, or a primary that was replaced. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === "25006";
}
