import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { CallRecords } from "#sandbox/voice/calls/call-log.ts";
import type { Leg } from "#sandbox/voice/calls/leg.ts";
import { apiVersion } from "#sandbox/voice/webhooks/parameters.ts";
import { callResource, callsPath } from "./call-resource.ts";
import { refuseForm, sendNotFound, sendRestError } from "./errors.ts";
import { pageQuery, sendList } from "./rest-api.ts";

const callParams = z.object({ call: z.string() });

const listQuery = pageQuery.extend({ ParentCallSid: z.string().optional() });

/**
 * Time limits that a call may have. Documented are one minute to 24 hours, on active calls:
 * https://www.twilio.com/en-us/blog/introducing-configurable-call-limits-for-programmable-voice
 */
const timeLimit_s = { shortest: 60, longest: 86_400 };

/** The changes a call accepts. The sandbox cannot redirect a call (`Url`, `Twiml`). */
const updateForm = z.strictObject({
  Status: z.enum(["completed"]).optional(),
  TimeLimit: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((seconds) => seconds >= timeLimit_s.shortest && seconds <= timeLimit_s.longest)
    .optional(),
});

/** The answer to a time limit on an active call; a call may also keep its old one without a word. */
export interface TimeLimits {
  answer: "take" | "refuse" | "ignore";
}

/** The carrier's REST API for calls: read one, list them, end one or limit its time. */
export function callsApi(
  scope: FastifyInstance,
  log: CallRecords,
  timeLimits: TimeLimits = { answer: "take" },
): void {
  scope.get(`${callsPath}.json`, (request, reply) => {
    const query = listQuery.parse(request.query);
    const { ParentCallSid = null } = query;
    const calls = log.list(({ parentSid }) => ParentCallSid === null || parentSid === ParentCallSid);
    return sendList(reply, "calls", calls.map(callResource), query);
  });
  scope.get(`${callsPath}/:call(^[^/.]+).json`, (request, reply) => {
    const leg = findCall(log, request);
    return leg ? reply.send(callResource(leg)) : sendNotFound(reply);
  });
  scope.post(`${callsPath}/:call(^[^/.]+).json`, (request, reply) =>
    updateCall(log, timeLimits, request, reply),
  );
  scope.all(`/${apiVersion}/*`, (_request, reply) => sendNotFound(reply));
}

function updateCall(
  log: CallRecords,
  timeLimits: TimeLimits,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const leg = findCall(log, request);
  if (!leg) return sendNotFound(reply);
  const update = updateForm.safeParse(request.body);
  if (!update.success) return refuseForm(reply, update.error);
  const { Status, TimeLimit } = update.data;
  const isRefused =
    TimeLimit !== undefined && (leg.status !== "in-progress" || timeLimits.answer === "refuse");
  if (leg.over.aborted || isRefused) {
    return sendRestError(reply, 400, 21_220, "Invalid call state: Call is not in-progress. Cannot redirect.");
  }
  if (TimeLimit !== undefined && timeLimits.answer === "take") leg.limit("timeLimit", TimeLimit);
  if (Status === "completed") leg.hangUp();
  return reply.send(callResource(leg));
}

function findCall(log: CallRecords, request: FastifyRequest): Leg | undefined {
  return log.find(callParams.parse(request.params).call);
}
