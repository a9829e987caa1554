import Fastify from "fastify";
import type { VoiceTiming } from "#sandbox/voice/calls/timing.ts";
import { voiceSandbox } from "#sandbox/voice/voice-sandbox.ts";
import { type StandInApp, standInApp } from "./stand-in-app.ts";

export interface VoiceSandbox {
  url: string;
  close(): Promise<void>;
}

export interface RunningSandbox extends VoiceSandbox {
  app: StandInApp;
}

const quick: Partial<VoiceTiming> = {
  dial_ms: 10,
  ring_ms: 50,
  lateRing_ms: 200,
  stay_ms: 100,
  lateStay_ms: 300,
  webhookRetry_ms: 5,
};

/** The voice sandbox on a free port beside a stand-in app, with short delays at the far end. */
export async function runningSandbox(timing: Partial<VoiceTiming> = {}): Promise<RunningSandbox> {
  const app = await standInApp();
  const sandbox = await startVoiceSandbox(app.url, timing);
  return {
    url: sandbox.url,
    app,
    async close() {
      await sandbox.close();
      await app.close();
    },
  };
}

/** The voice sandbox alone, for the app at this address. */
export async function startVoiceSandbox(
  publicUrl: string,
  timing: Partial<VoiceTiming> = {},
): Promise<VoiceSandbox> {
  const server = Fastify({ forceCloseConnections: true });
  await voiceSandbox(server, { publicUrl, timing: { ...quick, ...timing } });
  const url = await server.listen({ port: 0, host: "127.0.0.1" });
  return { url, close: () => server.close() };
}
