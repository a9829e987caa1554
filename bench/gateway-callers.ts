/** The callers of `bench gateway`, in a process of their own. IPC sets their number and returns their losses. */
import pTimeout from "p-timeout";
import { opus } from "#sandbox/voice/media/opus.ts";
import { pcmu } from "#sandbox/voice/media/pcmu.ts";
import { callerMedia } from "#sandbox/voice/testing/caller-media.ts";
import { accessToken, rawBrowser } from "#sandbox/voice/testing/raw-browser.ts";

export interface CallersReport {
  calls: number;
  /** Calls that never connected. */
  failed: number;
  /** Packets that a perfect gateway would have sent in the time, and packets received. */
  due: number;
  came: number;
}

const packetsPerSecond = 50;
const callsPerConnection = 4;
const callLimit_ms = 20_000;
const url = process.argv[2] ?? "";
const listening: (() => number)[] = [];
let browser: Awaited<ReturnType<typeof rawBrowser>> | undefined;
let placed = 0;

async function addCall(): Promise<void> {
  if (!browser || placed % callsPerConnection === 0) {
    browser = await rawBrowser(url);
    browser.send("listen", { token: accessToken() });
    await browser.next("connected");
  }
  placed++;
  // As the product's own calls.
  const media = await callerMedia([opus, pcmu]);
  // A far end that never stops talking, so the gateway must make, encrypt and send every packet.
  browser.send("invite", {
    callsid: `TJ${placed}`,
    sdp: media.offerSdp,
    twilio: { params: "To=%2B442079460109" },
  });
  await media.accept(String((await browser.next("ringing")).sdp));
  await browser.next("answer");
  media.speak(true);
  await media.hear("sound");
  listening.push(media.packetsHeard);
}

process.on("message", async ({ add, listen_ms }: { add: number; listen_ms: number }) => {
  let failed = 0;
  for (let index = 0; index < add; index++) {
    await pTimeout(addCall(), { milliseconds: callLimit_ms }).catch(() => failed++);
  }
  const before = listening.map((packets) => packets());
  const start_ms = performance.now();
  await new Promise((resolve) => setTimeout(resolve, listen_ms));
  const came = listening.reduce((sum, packets, index) => sum + packets() - (before[index] ?? 0), 0);
  const due = Math.round((listening.length * packetsPerSecond * (performance.now() - start_ms)) / 1_000);
  process.send?.({ calls: listening.length, failed, due, came } satisfies CallersReport);
});
