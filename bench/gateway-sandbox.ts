/** The gateway of `bench gateway` in a process of its own, so that its processor time is the gateway's alone. */
import { runningSandbox } from "#sandbox/voice/testing/running-sandbox.ts";

const sandbox = await runningSandbox();
process.send?.({ url: sandbox.url });
process.on("message", () => process.send?.({ cpu: process.cpuUsage(), at_ms: performance.now() }));
process.on("disconnect", () => process.exit());
