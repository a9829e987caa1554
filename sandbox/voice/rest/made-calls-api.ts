import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { ValidationCalls } from "#sandbox/voice/calls/validation-calls.ts";
import type { GatherVerb } from "#sandbox/voice/twiml/gather-verb.ts";
import { ApplicationError } from "#sandbox/voice/twiml/schema.ts";
import { parseTwiml } from "#sandbox/voice/twiml/twiml.ts";
import { callResource, callsPath } from "./call-resource.ts";
import { sendRestError } from "./errors.ts";

const e164 = z.string().regex(/^\+[1-9]\d{6,14}$/);
const seconds = (most: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((given) => given >= 1 && given <= most);

/**
 * A call of the app's: https://www.twilio.com/docs/voice/api/call-resource#create-a-call-resource. The sandbox takes its TwiML with
 * the request, and reports the end alone.
 */
const createForm = z.strictObject({
  To: z.string(),
  From: z.string(),
  Twiml: z.string().max(4_000),
  Timeout: seconds(600).default(60),
  TimeLimit: seconds(86_400).default(14_400),
  StatusCallback: z.url().optional(),
  StatusCallbackMethod: z.literal("POST").optional(),
});

interface MadeCallsDeps {
  /** Tells if a call may show this number: the account has it, or has validated it. */
  mayShow: (number: string) => boolean;
  calls: Pick<ValidationCalls, "dial">;
}

/** The carrier's REST API for calls that the app makes. */
export function madeCallsApi(scope: FastifyInstance, deps: MadeCallsDeps): void {
  scope.post(`${callsPath}.json`, (request, reply) => createCall(deps, request, reply));
}

function createCall(
  { mayShow, calls }: MadeCallsDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const form = createForm.safeParse(request.body);
  if (!form.success) return sendRestError(reply, 400, 20_001, "Invalid or unsupported parameter");
  const { To, From, Twiml, Timeout, TimeLimit, StatusCallback } = form.data;
  if (!e164.safeParse(To).success)
    return sendRestError(reply, 400, 21_211, `Invalid 'To' Phone Number: ${To}`);
  if (!mayShow(From))
    return sendRestError(reply, 400, 21_210, `Source phone number not yet verified: ${From}`);
  const gather = gatherOf(Twiml);
  if (!gather)
    return sendRestError(reply, 400, 20_001, "Twiml must be one Gather and a Hangup in this sandbox");
  const times = { rings_s: Timeout, limit_s: TimeLimit };
  const leg = calls.dial({ from: From, to: To, gather, ...times, statusCallback: StatusCallback });
  return reply.code(201).send(callResource(leg));
}

function gatherOf(twiml: string): GatherVerb | undefined {
  try {
    const [gather, ...others] = parseTwiml(twiml);
    return gather?.verb === "Gather" && others.every(({ verb }) => verb === "Hangup") ? gather : undefined;
  } catch (error) {
    if (error instanceof ApplicationError) return undefined;
    throw error;
  }
}
