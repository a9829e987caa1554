import type { FastifyReply } from "fastify";
import type { z } from "zod";

/** The carrier's error body: its own error number, a sentence, a manual page, and the HTTP status again. */
export function sendRestError(
  reply: FastifyReply,
  status: number,
  code: number,
  message: string,
): FastifyReply {
  return reply
    .code(status)
    .send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
}

/** Names the first parameter of a form or query that the sandbox does not take. */
export function refuseForm(reply: FastifyReply, { issues: [issue] }: z.ZodError): FastifyReply {
  const name = String(issue?.path[0] ?? (issue?.code === "unrecognized_keys" ? issue.keys[0] : "form"));
  return name === "PhoneNumber"
    ? sendRestError(reply, 400, 21_421, "PhoneNumber is invalid")
    : sendRestError(reply, 400, 20_001, `Invalid or unsupported parameter ${name}`);
}

export function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendRestError(reply, 404, 20_404, `The requested resource ${pathOf(reply)} was not found`);
}

export function pathOf({ request }: FastifyReply): string {
  return request.url.split("?")[0] ?? request.url;
}

/**
 * Sends a request that no handler took in the carrier's shape, not in the HTTP framework's. `code` and `more_info` are
 * for errors with a number only: https://www.twilio.com/docs/usage/twilios-response#exceptions.
 */
export function sendFault(reply: FastifyReply, error: unknown): FastifyReply {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  if (error instanceof Error && status >= 400 && status < 500) {
    return reply.code(status).send({ message: error.message, status });
  }
  reply.log.error({ err: error }, "the carrier's REST API failed");
  return sendRestError(reply, 500, 20_500, "Internal Server Error");
}
