import type { FastifyReply } from "fastify";

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

export function sendNotFound(reply: FastifyReply, path: string): FastifyReply {
  return sendRestError(reply, 404, 20_404, `The requested resource ${path} was not found`);
}
