import type { FastifyInstance } from "fastify";
import { sessionHeader } from "#contract/constants.ts";
import { refuse } from "#contract/refusals.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import { recordMessage } from "#domain/voicemail/record-message.ts";
import type { VoicemailDeps } from "#domain/voicemail/voicemail-deps.ts";
import { createMount } from "#server/http/mount.ts";
import { callRoutes } from "#server/http/routes/calls/call-routes.ts";
import { voiceWebhooks } from "#server/http/routes/calls/voice-webhooks.ts";
import { greetingRoute, voicemailRoutes } from "#server/http/routes/calls/voicemail-routes.ts";
import { ownLimits, quietApp } from "#testing/http/quiet-app.ts";
import { publicUrl } from "./call-harness.ts";
import { london } from "./carrier.ts";

/** A slow machine may take longer than the carrier waits for an answer. */
export const answerWithin_ms = 60_000;

/** An app with the browser's calls and the carrier's webhooks. A session's token and id are its user's id. */
export async function voiceApp(deps: CallDeps, voicemail?: VoicemailDeps): Promise<FastifyInstance> {
  const app = await quietApp({ publicUrl });
  const mount = createMount(
    app,
    async (token) => {
      const caller = token === undefined ? undefined : await deps.findCaller(token);
      if (!caller) return refuse("unauthenticated");
      const person = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.org" };
      return {
        ...caller,
        ...person,
        memberRole: "owner",
        sessionId: caller.id,
        createdAt: new Date(),
        currency: null,
      };
    },
    ownLimits(),
  );
  callRoutes(mount, deps, ownLimits());
  if (!voicemail) {
    // The same object, whose limits a test may change.
    voiceWebhooks(app, Object.assign(deps, { answerWithin_ms }));
    return app;
  }
  voiceWebhooks(app, {
    ...deps,
    answerWithin_ms,
    recordMessage: (...report) => recordMessage(voicemail, ...report),
  });
  voicemailRoutes(mount, voicemail);
  greetingRoute(app, voicemail);
  return app;
}

/** The browser's request after a call of this user. */
export const deductCredits = (
  app: FastifyInstance,
  userId: string,
  duration: unknown,
  phoneNumber = london,
  providerCallId?: string,
) =>
  app.inject({
    method: "POST",
    url: "/api/call/deduct-credits",
    headers: { [sessionHeader]: userId },
    payload: { duration, phoneNumber, providerCallId },
  });
