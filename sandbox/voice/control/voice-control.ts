import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { CallView } from "#sandbox/voice/calls/browser-leg.ts";
import type { ValidationCalls } from "#sandbox/voice/calls/validation-calls.ts";
import { isAuthentic } from "#sandbox/voice/rest/authenticate.ts";
import { sendRestError } from "#sandbox/voice/rest/errors.ts";
import type { OwnedNumbers } from "#sandbox/voice/rest/numbers-api.ts";
import { faultSchema, type SignallingConditions } from "#sandbox/voice/signalling/conditions.ts";
import type { Exchange } from "#sandbox/voice/signalling/exchange.ts";
import type { Gateway } from "#sandbox/voice/signalling/gateway.ts";
import type { CallbackDeliveries } from "#sandbox/voice/webhooks/callback-deliveries.ts";

export interface VoiceControlDeps {
  callbacks: CallbackDeliveries;
  conditions: SignallingConditions;
  exchange: Exchange;
  gateway: Gateway;
  validations: ValidationCalls;
  owned: OwnedNumbers;
}

const dropSchema = z.strictObject({
  /** Time for which new connections are refused. */
  refuse_ms: z.number().int().min(0).max(120_000).default(0),
});
/** A code that is typed at the telephone of this number, if it rings. */
const codeSchema = z.strictObject({ number: z.string(), code: z.string() });
const tokensSchema = z.strictObject({ longest_s: z.number().int().min(1).max(86_400).nullable() });
const ringingSchema = z.strictObject({ earlyMedia: z.boolean() });
const lineSchema = z.strictObject({ loses_percent: z.number().int().min(0).max(100) });
const numberSchema = z.strictObject({ number: z.string().regex(/^\+[1-9]\d{6,14}$/), voiceUrl: z.url() });
const errorSchema = faultSchema.pick({ code: true, message: true });

/**
 * The sandbox's own switches for tests, beside the carrier's protocol. They take the account's token as the REST calls
 * do, so that no page in a browser can turn them.
 */
export async function voiceControl(app: FastifyInstance, deps: VoiceControlDeps): Promise<void> {
  const { callbacks, conditions, exchange, gateway, validations, owned } = deps;
  app.addHook("onRequest", async (request, reply) => {
    if (!isAuthentic(request.headers.authorization)) return sendRestError(reply, 401, 20_003, "Authenticate");
  });
  const state = () => ({
    callbacks: { waiting: callbacks.waiting },
    faults: conditions.faults,
    longestToken_s: conditions.longestToken_s ?? null,
    earlyMedia: conditions.earlyMedia,
    ringing: validations.ringing().map(({ number }) => number),
    connections: gateway.connections(),
    calls: exchange.count(),
  });
  /** A switch takes JSON of one shape and returns the state after it. */
  function on<T>(name: string, schema: z.ZodType<T>, turn: (wanted: T) => void): void {
    app.post(`/sandbox/voice/${name}`, (request, reply): FastifyReply => {
      const wanted = schema.safeParse(request.body);
      if (!wanted.success) return sendRestError(reply, 400, 20_001, wanted.error.message);
      turn(wanted.data);
      return reply.send(state());
    });
  }

  app.get("/sandbox/voice", state);
  on("faults", faultSchema, (fault) => conditions.plan(fault));
  on("errors", errorSchema, (error) => exchange.reportAll(error));
  on("line", lineSchema, ({ loses_percent }) => exchange.loseAll(loses_percent));
  on("tokens", tokensSchema, ({ longest_s }) => {
    conditions.longestToken_s = longest_s ?? undefined;
  });
  on("ringing", ringingSchema, ({ earlyMedia }) => {
    conditions.earlyMedia = earlyMedia;
  });
  on("code", codeSchema, ({ number, code }) => {
    const call = validations.ringing().find((ringing) => ringing.number === number);
    if (call) validations.type(call.leg.sid, code);
  });
  on("numbers", numberSchema, ({ number, voiceUrl }) => owned.add(number, voiceUrl));
  on("drop", dropSchema, ({ refuse_ms }) => gateway.drop(refuse_ms));
}

/** Lists the running calls and how loud they are, for people who watch and tests that listen. Changes nothing. */
export function liveCallsRoute(app: FastifyInstance, exchange: Exchange): void {
  app.get(
    "/voice/calls.json",
    async (): Promise<{ calls: CallView[] }> => ({ calls: await exchange.live() }),
  );
}
