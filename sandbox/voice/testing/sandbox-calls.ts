import { afterEach, beforeEach } from "vitest";
import type { VoiceTiming } from "#sandbox/voice/calls/timing.ts";
import { eventually } from "./eventually.ts";
import { placeCall, registeredBrowser } from "./placed-call.ts";
import { rawBrowser } from "./raw-browser.ts";
import { type RunningSandbox, runningSandbox } from "./running-sandbox.ts";
import type { StandInApp } from "./stand-in-app.ts";

/** A sandbox for every test of a file, and the browsers and calls of the test. Call it at the top of the file. */
export function sandboxCalls(timing: Partial<VoiceTiming> = {}, respond?: StandInApp["respond"]) {
  let sandbox: RunningSandbox;
  const open: { close(): unknown }[] = [];

  beforeEach(async () => {
    sandbox = await runningSandbox(timing);
    if (respond) sandbox.app.respond = respond;
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.close()));
    await sandbox.close();
  });

  /** Closes it after the test, and returns it. */
  function closing<T extends { close(): unknown }>(one: T): T {
    open.push(one);
    return one;
  }

  return {
    get url() {
      return sandbox.url;
    },
    get app() {
      return sandbox.app;
    },
    async restart(delays: Partial<VoiceTiming>): Promise<void> {
      await sandbox.close();
      sandbox = await runningSandbox(delays);
    },
    closing,
    connect: async (answersHeartbeat?: boolean) => closing(await rawBrowser(sandbox.url, answersHeartbeat)),
    registered: async (identity: string, token?: string) =>
      closing(await registeredBrowser(sandbox.url, identity, token)),
    call: async (number: string, extra?: string) => closing(await placeCall(sandbox.url, number, extra)),
    /** The first callback that says how long the call was. */
    finalCallback: () =>
      eventually(() => sandbox.app.webhooks.find(({ form }) => form.SequenceNumber && form.CallDuration)),
  };
}
