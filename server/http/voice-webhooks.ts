import formBody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { voicePaths } from "#contract/calls.ts";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { authoriseCall } from "#domain/calls/authorise-call.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import { recordCallEvent } from "#domain/calls/record-call-event.ts";
import { CarrierError, type CarrierWebhooks, type WebhookFields } from "#domain/calls/voice-carrier.ts";
import { readDialled } from "#domain/tariff/dialled-number.ts";
import { sendRefusal } from "./errors.ts";

const fieldsSchema = z.record(z.string(), z.string());

const unsigned = refuse("forbidden", { message: "The signature of this request is not valid." });
const unreadable = refuse("invalid_request", { message: "This message of the carrier is not understood." });

export interface VoiceWebhookDeps extends CallDeps {
  webhooks: CarrierWebhooks;
}

/**
 * Takes the carrier's requests: what to do with a browser's call, and what became of it. Forms are understood in this
 * part of the app only. What is not signed is refused before anything is read; what fails is answered with an error.
 */
export function voiceWebhooks(app: FastifyInstance, deps: VoiceWebhookDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formBody);

    scope.post(voicePaths.outgoing, { schema: { hide: true } }, (request, reply) =>
      answerSigned(deps, request, reply, async (fields) => {
        const call = read(request, () => deps.webhooks.readOutgoing(fields));
        if (!call) return sendRefusal(reply, unreadable);
        const instructions = await authoriseCall(deps, { ...call, dialled: readDialled(call.dialled) });
        const { contentType, body } = deps.webhooks.writeInstructions(instructions);
        return reply.type(contentType).send(body);
      }),
    );

    scope.post(voicePaths.status, { schema: { hide: true } }, (request, reply) =>
      answerSigned(deps, request, reply, async (fields) => {
        const report = read(request, () => deps.webhooks.readEvent(request.url, fields));
        if (!report) return sendRefusal(reply, unreadable);
        const result = await recordCallEvent(deps, report);
        return isRefusal(result) ? sendRefusal(reply, result) : reply.code(204).send();
      }),
    );
  });
}

function answerSigned(
  { webhooks }: VoiceWebhookDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (fields: WebhookFields) => Promise<FastifyReply>,
): Promise<FastifyReply> | FastifyReply {
  const fields = fieldsSchema.safeParse(request.body);
  if (fields.success && webhooks.isAuthentic(request.url, fields.data, request.headers)) {
    return answer(fields.data);
  }
  request.log.warn("a voice webhook without a valid signature was refused");
  return sendRefusal(reply, unsigned);
}

/** Undefined for a message that is signed and yet not understood: the operator must hear of that. */
function read<T>(request: FastifyRequest, from: () => T): T | undefined {
  try {
    return from();
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    request.log.error({ err: error }, "a voice webhook could not be understood");
    return undefined;
  }
}
