import type { FastifyInstance } from "fastify";
import { voicePaths } from "#contract/calls/calls.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { CallLog } from "./calls/call-log.ts";
import { Recordings } from "./calls/recordings.ts";
import { realTiming, type VoiceTiming } from "./calls/timing.ts";
import { validationCalls } from "./calls/validation-calls.ts";
import { callerIdsPage } from "./control/caller-ids-page.ts";
import { liveCallsRoute, voiceControl } from "./control/voice-control.ts";
import { phoneRoutes } from "./phone/phone-routes.ts";
import { accountApi } from "./rest/account-api.ts";
import { callsApi } from "./rest/calls-api.ts";
import { insightsApi } from "./rest/insights-api.ts";
import { madeCallsApi } from "./rest/made-calls-api.ts";
import { numbersApi, OwnedNumbers } from "./rest/numbers-api.ts";
import { outgoingCallerIdsApi } from "./rest/outgoing-caller-ids-api.ts";
import { pricingApi } from "./rest/pricing-api.ts";
import { recordingsApi } from "./rest/recordings-api.ts";
import { restApi } from "./rest/rest-api.ts";
import { userDefinedMessages } from "./rest/user-defined-messages.ts";
import { SignallingConditions } from "./signalling/conditions.ts";
import { createExchange } from "./signalling/exchange.ts";
import { serveSignalling } from "./signalling/gateway.ts";
import { CallbackDeliveries } from "./webhooks/callback-deliveries.ts";
import { webhookPoster } from "./webhooks/webhook.ts";

export interface VoiceSandboxOptions {
  /** The app's address, which has its voice webhook: `http://localhost:3000`. */
  publicUrl: string;
  timing?: Partial<VoiceTiming>;
}

/** Of the application's voice address, as docs/operating.md has an operator configure it. */
const voiceUrlOverrides = "#rc=3&rp=all&rt=4000";

/**
 * The carrier's twin: the browser SDK's signalling at `/signal` with its media, the webhooks to the app and the REST
 * APIs for calls, the account and prices. Takes every upgrade of the app's HTTP server.
 */
export async function voiceSandbox(app: FastifyInstance, options: VoiceSandboxOptions): Promise<void> {
  const timing = { ...realTiming, ...options.timing };
  const stop = new AbortController();
  const log = new CallLog();
  const owned = new OwnedNumbers();
  const recordings = new Recordings();
  const post = webhookPoster(sandboxAccounts.voice.authToken, timing.webhookRetry_ms);
  const callbacks = new CallbackDeliveries({ post, stopped: stop.signal });
  const warn = (message: string) => app.log.warn(message);
  const validations = validationCalls({ log, post, callbacks, timing, stopped: stop.signal, warn });
  const conditions = new SignallingConditions();
  const voiceUrl = options.publicUrl + voicePaths.outgoing + voiceUrlOverrides;
  const mayShow = (number: string) => owned.byNumber(number) !== undefined || validations.has(number);
  const exchange = createExchange({
    log,
    timing,
    post,
    callbacks,
    recordings,
    voiceUrl,
    stopped: stop.signal,
    mayShow,
    warn,
  });
  restApi(app, (scope) => {
    callsApi(scope, log);
    madeCallsApi(scope, { mayShow, calls: validations });
    insightsApi(scope, log, timing.summary_ms);
    userDefinedMessages(scope, exchange);
    accountApi(scope, voiceUrl);
    outgoingCallerIdsApi(scope, validations);
    numbersApi(scope, owned);
    recordingsApi(scope, recordings);
    pricingApi(scope);
  });
  liveCallsRoute(app, exchange);
  callerIdsPage(app, validations);
  phoneRoutes(app, {
    exchange,
    log,
    voiceUrlOf: (number) => owned.voiceUrlOf(number),
    numbers: () => owned.list().flatMap(({ phone_number, voice_url }) => (voice_url ? [phone_number] : [])),
  });
  const gateway = serveSignalling(app.server, {
    exchange,
    conditions,
    heartbeat_ms: timing.heartbeat_ms,
    onFault: (error) => app.log.error({ err: error }, "voice signalling failed"),
  });
  await app.register(voiceControl, {
    callbacks,
    conditions,
    exchange,
    gateway,
    validations,
    owned,
  });
  // Runs before the HTTP server waits for its connections, which these would hold open.
  app.addHook("preClose", async () => {
    exchange.hangUpAll();
    stop.abort();
    gateway.close();
  });
}
