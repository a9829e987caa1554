import { afterEach, beforeEach } from "vitest";
import type { VoiceTiming } from "#sandbox/voice/calls/timing.ts";
import { eventually } from "./eventually.ts";
import { type PlacedCall, placeCall } from "./placed-call.ts";
import { type RunningSandbox, runningSandbox } from "./running-sandbox.ts";

/** A sandbox for every test of a file, and the calls that the test places. Call it at the top of the file. */
export function sandboxCalls() {
  let sandbox: RunningSandbox;
  let open: { close(): unknown }[];
  beforeEach(() => {
    open = [];
  });
  afterEach(async () => {
    await Promise.all(open.map((one) => one.close()));
    await sandbox.close();
  });

  return {
    get sandbox() {
      return sandbox;
    },
    async start(timing: Partial<VoiceTiming> = {}): Promise<void> {
      sandbox = await runningSandbox(timing);
    },
    closeAfter(one: { close(): unknown }): void {
      open.push(one);
    },
    async call(number: string, extra = ""): Promise<PlacedCall> {
      const placed = await placeCall(sandbox.url, number, extra);
      open.push(placed);
      return placed;
    },
    /** The first callback that says how long the call was. */
    finalCallback: () =>
      eventually(() => sandbox.app.webhooks.find(({ form }) => form.SequenceNumber && form.CallDuration)),
  };
}
