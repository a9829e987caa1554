import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { CallLog } from "#sandbox/voice/calls/call-log.ts";
import type { Leg } from "#sandbox/voice/calls/leg.ts";
import { apiVersion } from "#sandbox/voice/webhooks/parameters.ts";
import { callResource, callsPath } from "./call-resource.ts";
import { sendFault, sendNotFound, sendRestError } from "./errors.ts";
import { readForms } from "./read-forms.ts";
import { requireKeys } from "./require-keys.ts";

const accountParams = z.object({ account: z.string() });
const callParams = z.object({ account: z.string(), call: z.string() });

const listQuery = z.object({
  ParentCallSid: z.string().optional(),
  Status: z.string().optional(),
  To: z.string().optional(),
  From: z.string().optional(),
  PageSize: z.coerce.number().int().min(1).max(1_000).catch(50),
  Page: z.coerce.number().int().min(0).max(100_000).catch(0),
});
type ListQuery = z.infer<typeof listQuery>;

/**
 * Time limits that a call may have. Documented are one minute to 24 hours, on active calls:
 * https://www.twilio.com/en-us/blog/introducing-configurable-call-limits-for-programmable-voice
 */
const timeLimit_s = { shortest: 60, longest: 86_400 };

/** The changes a call accepts. The sandbox cannot redirect a call (`Url`, `Twiml`). */
const updateForm = z.strictObject({
  Status: z.enum(["completed", "canceled"]).optional(),
  TimeLimit: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((seconds) => seconds >= timeLimit_s.shortest && seconds <= timeLimit_s.longest)
    .optional(),
});

/** Delay of the list of calls: a younger call can be read by its id and is not listed. Documented nowhere. */
export interface Listing {
  lag_ms: number;
}

/** The answer to a time limit on an active call; a call may also keep its old one without a word. */
export interface TimeLimits {
  answer: "take" | "refuse" | "ignore";
}

export interface CallsApiConditions {
  listing: Listing;
  timeLimits: TimeLimits;
}

/** The carrier's REST API for calls: read one, list them, end one or limit its time. */
export function callsApi(
  app: FastifyInstance,
  log: CallLog,
  { listing, timeLimits }: CallsApiConditions,
): void {
  void app.register(async (scope) => {
    readForms(scope);
    requireKeys(scope);
    scope.setErrorHandler((error, _request, reply) => sendFault(reply, error));
    const base = `/${apiVersion}/Accounts/:account`;
    scope.get(`${base}/Calls.json`, (request, reply) => listCalls(log, listing, request, reply));
    scope.get(`${base}/Calls/:call(^[^/.]+).json`, (request, reply) => {
      const leg = findCall(log, request);
      return leg ? reply.send(callResource(leg)) : sendNotFound(reply, pathOf(request));
    });
    scope.post(`${base}/Calls/:call(^[^/.]+).json`, (request, reply) =>
      updateCall(log, timeLimits, request, reply),
    );
    scope.all(`/${apiVersion}/*`, (request, reply) => sendNotFound(reply, pathOf(request)));
  });
}

function listCalls(
  log: CallLog,
  { lag_ms }: Listing,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!isOurs(accountParams.parse(request.params).account)) return sendNotFound(reply, pathOf(request));
  const query = listQuery.parse(request.query);
  const listedUntil = Date.now() - lag_ms;
  const isWanted = matches(query);
  const found = log.list((leg) => leg.createdAt.getTime() <= listedUntil && isWanted(leg));
  const start = query.Page * query.PageSize;
  const calls = found.slice(start, start + query.PageSize).map(callResource);
  const pageUri = (page: number) => `${callsPath}.json?${pageQuery(query, page)}`;
  const more = start + query.PageSize < found.length;
  return reply.send({
    calls,
    page: query.Page,
    page_size: query.PageSize,
    start,
    end: start + Math.max(0, calls.length - 1),
    uri: pageUri(query.Page),
    first_page_uri: pageUri(0),
    previous_page_uri: query.Page > 0 ? pageUri(query.Page - 1) : null,
    next_page_uri: more ? pageUri(query.Page + 1) : null,
  });
}

function updateCall(
  log: CallLog,
  timeLimits: TimeLimits,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const leg = findCall(log, request);
  if (!leg) return sendNotFound(reply, pathOf(request));
  const update = updateForm.safeParse(request.body);
  if (!update.success) {
    const issue = update.error.issues[0];
    const name = String(issue?.path[0] ?? (issue?.code === "unrecognized_keys" ? issue.keys[0] : "form"));
    return sendRestError(reply, 400, 20_001, `Invalid or unsupported parameter ${name}`);
  }
  const { Status, TimeLimit } = update.data;
  const isRefused =
    TimeLimit !== undefined && (leg.status !== "in-progress" || timeLimits.answer === "refuse");
  if (leg.over.aborted || isRefused) {
    return sendRestError(reply, 400, 21_220, "Invalid call state: Call is not in-progress. Cannot redirect.");
  }
  if (TimeLimit !== undefined && timeLimits.answer === "take") leg.limit("timeLimit", TimeLimit);
  if (Status === "completed") leg.hangUp();
  // Canceling applies to unanswered calls; a running call goes on.
  if (Status === "canceled" && !leg.answeredAt) leg.hangUp();
  return reply.send(callResource(leg));
}

function findCall(log: CallLog, request: FastifyRequest): Leg | undefined {
  const { account, call } = callParams.parse(request.params);
  return isOurs(account) ? log.find(call) : undefined;
}

function matches(query: ListQuery): (leg: Leg) => boolean {
  return (leg) =>
    (query.ParentCallSid === undefined || leg.parentSid === query.ParentCallSid) &&
    (query.Status === undefined || leg.status === query.Status) &&
    (query.To === undefined || leg.to === query.To) &&
    (query.From === undefined || leg.from === query.From);
}

function pageQuery(query: ListQuery, page: number): string {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, Page: page })) {
    if (value !== undefined) values.set(name, String(value));
  }
  return values.toString();
}

function isOurs(account: string): boolean {
  return account === sandboxAccounts.voice.accountSid;
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?")[0] ?? request.url;
}
