import { errorReplySchema } from "#contract/refusals.ts";

/** Why a request to the API brought no usable answer. */
export class ApiError extends Error {
  override name = "ApiError";
  /** The server's code, or `network`, `timeout` or `unexpected_reply` when there was no answer to read. */
  readonly code: string;
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  readonly body: unknown;

  constructor(code: string, message: string, status = 0, body: unknown = undefined) {
    super(message);
    this.code = code;
    this.status = status;
    this.body = body;
  }
}

/** Reads a refusal as the server words it; anything else becomes `unexpected_reply`. */
export function errorFromReply(status: number, body: unknown): ApiError {
  const reply = errorReplySchema.safeParse(body);
  if (reply.success) return new ApiError(reply.data.error.code, reply.data.message, status, body);
  return new ApiError("unexpected_reply", `The server answered with status ${status}.`, status, body);
}

/** The server's sentence for the user, if it gave one. */
export function serverMessage(error: unknown): string | undefined {
  const spoken = error instanceof ApiError && error.status > 0 && error.code !== "unexpected_reply";
  return spoken ? error.message : undefined;
}

/** No answer came, so the server may or may not have acted. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}
