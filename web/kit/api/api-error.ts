import { type Message, messageOf } from "#contract/messages/message.ts";
import { errorReplySchema } from "#contract/refusals.ts";
import { say } from "#words/say.ts";

/** Reason why a request to the API brought no usable answer. */
export class ApiError extends Error {
  override name = "ApiError";
  /** The server's code, or `network`, `timeout` or `unexpected_reply` when there was no answer to read. */
  readonly code: string;
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  readonly body: unknown;
  /** The server's message, which is worded when it is shown. */
  readonly said: Message | undefined;

  constructor(code: string, message: string, status = 0, body: unknown = undefined, said?: Message) {
    super(message);
    this.said = said;
    this.code = code;
    this.status = status;
    this.body = body;
  }
}

/** Reads a refusal; anything else becomes `unexpected_reply`. */
export function errorFromReply(status: number, body: unknown): ApiError {
  const reply = errorReplySchema.safeParse(body);
  if (reply.success) {
    const { error } = reply.data;
    return new ApiError(error.code, error.message, status, body, messageOf(error));
  }
  return new ApiError("unexpected_reply", `The server answered with status ${status}.`, status, body);
}

/** The server's sentence for the user in the page's language, if it gave one. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.said ? say(error.said) : undefined;
}

/** No answer came, so the server may or may not have acted. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}
