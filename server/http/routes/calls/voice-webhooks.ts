import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import pTimeout, { TimeoutError } from "p-timeout";
import { voicePaths, voicePathsOf } from "#contract/calls/calls.ts";
import { messages } from "#contract/messages/messages.ts";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { authoriseCall } from "#domain/calls/authorise-call.ts";
import type { CarrierId } from "#domain/calls/call.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import { answerIncoming, endIncoming } from "#domain/calls/incoming/answer-incoming.ts";
import { readDialled } from "#domain/calls/judge-call.ts";
import { recordCallEvent } from "#domain/calls/record-call-event.ts";
import {
  type CallInstructions,
  type Carrier,
  type CarrierCallerIds,
  CarrierError,
  type CarrierIncoming,
  type CarrierMessage,
  type CarrierVoicemail,
  type CarrierWebhooks,
  type RecordingReport,
} from "#domain/calls/voice-carrier.ts";
import type { CallerIdDeps } from "#domain/numbers/caller-ids/caller-id.ts";
import { recordTypedCode } from "#domain/numbers/caller-ids/claim-caller-id.ts";
import { recordCallerIdReport } from "#domain/numbers/caller-ids/record-report.ts";
import { UnavailableError } from "#domain/service-check.ts";
import { logUnavailable, sendRefusal } from "#server/http/errors.ts";
import { webhookOptions } from "#server/http/mount.ts";

const unsigned = refuse("forbidden", { message: "The signature of this request is not valid." });
const foreign = refuse("forbidden", { message: "This message is about another account." });
const unreadable = refuse("invalid_request", { message: "This message of the carrier is not understood." });

export interface VoiceWebhookDeps extends CallDeps {
  /** Longest time of the work on a new call: after that, the caller hears that the call has failed. */
  answerWithin_ms?: number;
  recordMessage?: (carrier: CarrierId, report: RecordingReport) => Promise<void>;
}

/** Below the 4 s after which the carrier drops a request and sends it again, by our connection overrides. */
const usualAnswer_ms = 3_500;

/**
 * Receives the requests of each carrier for instructions, and its reports, at addresses of its own. Only this part of the app
 * parses their media types. A message that its carrier did not sign, or that is about another account, is refused before
 * it is read; a failure is answered with an error.
 */
export function voiceWebhooks(
  app: FastifyInstance,
  deps: VoiceWebhookDeps,
  callerIdDeps?: CallerIdDeps,
): void {
  for (const [carrier, { webhooks, callerIds, incoming, voicemail }] of Object.entries(deps.carriers)) {
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(webhooks.contentType, { parseAs: "string" }, (_request, body, done) =>
        done(null, body),
      );
      const paths = [voicePathsOf(carrier), ...(carrier === deps.defaultCarrier ? [voicePaths] : [])];
      for (const path of paths) {
        serve(scope, deps, carrier, webhooks, path);
        if (incoming) serveIncoming(scope, deps, { carrier, webhooks, incoming }, path);
      }
      if (voicemail && deps.recordMessage)
        serveRecordings(scope, deps.recordMessage, carrier, { webhooks, voicemail });
      if (callerIds && callerIdDeps) serveReports(scope, callerIdDeps, carrier, { webhooks, callerIds });
    });
  }
}

type VoicePaths = Readonly<Record<keyof typeof voicePaths, string>>;

function serve(
  scope: FastifyInstance,
  deps: VoiceWebhookDeps,
  carrier: CarrierId,
  webhooks: CarrierWebhooks,
  { outgoing, status }: VoicePaths,
): void {
  scope.post(outgoing, webhookOptions("voice_outgoing"), (request, reply) =>
    answerVerified(webhooks, request, reply, async (message) => {
      const call = read(request, () => webhooks.readOutgoing(message));
      if (!call) return sendRefusal(reply, unreadable);
      const callRequest = { ...call, carrier, dialled: readDialled(call.dialled, call.chosenCountry) };
      const instructions = await inTime(deps, request, authoriseCall(deps, callRequest)).catch((error) =>
        apology(request, error),
      );
      const { contentType, body } = webhooks.writeInstructions(instructions);
      return reply.type(contentType).send(body);
    }),
  );

  scope.post(status, webhookOptions("voice_status"), (request, reply) =>
    answerVerified(webhooks, request, reply, async (message) => {
      const report = read(request, () => webhooks.readEvent(message));
      if (!report) return sendRefusal(reply, unreadable);
      const result = await recordCallEvent(deps, carrier, report);
      return isRefusal(result) ? sendRefusal(reply, result) : reply.code(204).send();
    }),
  );
}

/** A verified number of a user, and the digits of a claim, are reported at addresses of their own, which name the request. */
function serveReports(
  scope: FastifyInstance,
  deps: CallerIdDeps,
  carrier: CarrierId,
  { webhooks, callerIds }: Required<Pick<Carrier, "webhooks">> & { callerIds: CarrierCallerIds },
): void {
  scope.post(voicePathsOf(carrier).callerId, webhookOptions("voice_status"), (request, reply) =>
    answerVerified(webhooks, request, reply, async (message) => {
      const report = read(request, () => callerIds.readReport(message));
      if (!report) return sendRefusal(reply, unreadable);
      await recordCallerIdReport(deps, carrier, report);
      return reply.code(204).send();
    }),
  );
  scope.post(voicePathsOf(carrier).typedCode, webhookOptions("voice_status"), (request, reply) =>
    answerVerified(webhooks, request, reply, async (message) => {
      const typed = read(request, () => callerIds.readTyped(message));
      if (!typed) return sendRefusal(reply, unreadable);
      const { contentType, body } = webhooks.writeInstructions(await recordTypedCode(deps, carrier, typed));
      return reply.type(contentType).send(body);
    }),
  );
}

/** A carrier without calls to numbers of ours has no such addresses. */
function serveIncoming(
  scope: FastifyInstance,
  deps: VoiceWebhookDeps,
  from: { carrier: CarrierId; webhooks: CarrierWebhooks; incoming: CarrierIncoming },
  paths: VoicePaths,
): void {
  const { carrier, webhooks, incoming } = from;
  const answerWith = (
    name: "voice_incoming" | "voice_incoming_ended",
    path: string,
    instruct: (message: CarrierMessage) => Promise<CallInstructions>,
  ) =>
    scope.post(path, webhookOptions(name), (request, reply) =>
      answerVerified(webhooks, request, reply, async (message) => {
        const work = read(request, () => instruct(message));
        if (!work) return sendRefusal(reply, unreadable);
        const instructions = await inTime(deps, request, work).catch((error) => apology(request, error));
        const { contentType, body } = webhooks.writeInstructions(instructions);
        return reply.type(contentType).send(body);
      }),
    );
  answerWith("voice_incoming", paths.incoming, (message) =>
    answerIncoming(deps, carrier, incoming.readCall(message)),
  );
  answerWith("voice_incoming_ended", paths.ended, (message) => {
    return endIncoming(deps, carrier, incoming.readEnd(message));
  });
}

/**
 * Both reports of a message's recording come to one address. The caller's leg waits for the answer to one of them, which hangs
 * up; the carrier does not read that to the other.
 */
function serveRecordings(
  scope: FastifyInstance,
  recordMessage: NonNullable<VoiceWebhookDeps["recordMessage"]>,
  carrier: CarrierId,
  { webhooks, voicemail }: { webhooks: CarrierWebhooks; voicemail: CarrierVoicemail },
): void {
  scope.post(voicePathsOf(carrier).recorded, webhookOptions("voice_recorded"), (request, reply) =>
    answerVerified(webhooks, request, reply, async (message) => {
      const report = read(request, () => voicemail.readReport(message));
      if (!report) return sendRefusal(reply, unreadable);
      await recordMessage(carrier, report);
      const { contentType, body } = webhooks.writeInstructions({ kind: "hang_up" });
      return reply.type(contentType).send(body);
    }),
  );
}

function answerVerified(
  webhooks: CarrierWebhooks,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (message: CarrierMessage) => Promise<FastifyReply>,
): Promise<FastifyReply> | FastifyReply {
  const { url: path, headers, body } = request;
  const message = { path, headers, body: typeof body === "string" ? body : "" };
  switch (webhooks.verify(message)) {
    case "unsigned":
      request.log.warn("a voice webhook without a valid signature was refused");
      return sendRefusal(reply, unsigned);
    case "foreign":
      request.log.warn("a signed voice webhook about another account was refused");
      return sendRefusal(reply, foreign);
    case "ours":
      return answer(message);
  }
}

/**
 * Bounds the work on a new call: a database that takes bytes and answers none would keep the carrier waiting until it
 * gives up. Work that goes on may still hold credits; the sweep asks the carrier about that call and releases them.
 * @throws UnavailableError when the time is over.
 */
async function inTime(
  { answerWithin_ms = usualAnswer_ms }: VoiceWebhookDeps,
  request: FastifyRequest,
  work: Promise<CallInstructions>,
): Promise<CallInstructions> {
  try {
    // The library's own error would be made, with its stack, for each call that is in time.
    const fallback = () => {
      throw new TimeoutError();
    };
    return await pTimeout(work, { milliseconds: answerWithin_ms, fallback });
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    work.then(
      ({ kind }) =>
        request.log.warn({ instructions: kind }, "a call was decided after its caller was refused"),
      (late: unknown) => request.log.error({ err: late }, "a call failed after its caller was refused"),
    );
    throw new UnavailableError(`A call could not be authorised within ${answerWithin_ms} ms`);
  }
}

/** A caller hears why nothing is dialled; an error page would make the carrier end the call without a reason. */
function apology(request: FastifyRequest, error: unknown): CallInstructions {
  if (!(error instanceof UnavailableError)) throw error;
  logUnavailable(request, error);
  return { kind: "apologise", sentence: messages.call.unavailable };
}

/** Reads a signed message. Logs an unreadable one for the operator and returns undefined. */
function read<T>(request: FastifyRequest, from: () => T): T | undefined {
  try {
    return from();
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    request.log.error({ err: error }, "a voice webhook could not be understood");
    return undefined;
  }
}
