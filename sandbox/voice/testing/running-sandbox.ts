import Fastify from "fastify";
import type { VoiceTiming } from "#sandbox/voice/calls/timing.ts";
import { voiceSandbox } from "#sandbox/voice/voice-sandbox.ts";
import { expectPublishedTypes, recordAnswers } from "./sent-resources.ts";
import { type StandInApp, standInApp } from "./stand-in-app.ts";

export interface RunningSandbox {
  url: string;
  app: StandInApp;
  /** @throws Error when an answer of the REST API was not of the type that Twilio publishes for it. */
  close(): Promise<void>;
}

const quick: Partial<VoiceTiming> = {
  dial_ms: 10,
  ring_ms: 50,
  lateRing_ms: 200,
  stay_ms: 100,
  lateStay_ms: 300,
  callbackRetries_ms: [20, 20, 20],
  webhookTimeout_ms: 1_000,
};

/** The voice sandbox on a free port beside a stand-in app, with short delays at the far end. */
export async function runningSandbox(timing: Partial<VoiceTiming> = {}): Promise<RunningSandbox> {
  const app = await standInApp();
  const server = Fastify({ forceCloseConnections: true });
  const sent = recordAnswers(server);
  await voiceSandbox(server, { publicUrl: app.url, timing: { ...quick, ...timing } });
  const url = await server.listen({ port: 0, host: "127.0.0.1" });
  return {
    url,
    app,
    async close() {
      await server.close();
      await app.close();
      await expectPublishedTypes(sent);
    },
  };
}
