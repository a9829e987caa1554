import type { FastifyRequest } from "fastify";

/** The ids that a line gets beside its own, from the logger that writes it. */
export type LineIds = (line: object, level: number, logger: { bindings(): object }) => object;

interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** Errors have few causes; a circle of them must not be followed for ever. */
const mostCauses = 5;

/**
 * The server's own log. Its lines go through `process.stdout`, as all others of the process do: by a writer of its own a
 * line could come after that of the error that ends the process, or never.
 */
export function logOptions(level: string, lineIds: LineIds | undefined) {
  return {
    level,
    stream: process.stdout,
    serializers: { req: loggedRequest, err: (error: unknown) => loggedError(error) },
    ...(lineIds && { mixin: lineIds }),
  };
}

/** Addresses carry secrets (mailed links, tickets), so the log names the route and never the address. */
function loggedRequest(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url ?? "unknown", remoteAddress: request.ip };
}

/**
 * An error's type, sentence and place. Libraries add fields that quote what they worked on: PostgreSQL's `detail` has
 * rows, the card provider's error the whole payment.
 */
function loggedError(error: unknown, causes = mostCauses): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: "" };
  const { name: type, message, stack = "", cause } = error;
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const because = cause === undefined || causes === 0 ? {} : { cause: loggedError(cause, causes - 1) };
  return { type, message, stack, ...code, ...because };
}
