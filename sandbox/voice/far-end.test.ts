import { expect, test } from "vitest";
import { sounds } from "./media/sounds.ts";
import { liveCalls } from "./testing/control.ts";
import { eventually } from "./testing/eventually.ts";
import { sandboxCalls } from "./testing/sandbox-calls.ts";

/** Leaves a busy machine time to press a key before the answer. */
const answersLate = "+442079460106";

const voice = sandboxCalls({ lateRing_ms: 2_000 });
const { call } = voice;

test("the far end says every pressed key by its name, and then the echo goes on", async () => {
  const { browser, media } = await call(answersLate);
  const { callsid, sdp } = await browser.next("ringing");
  browser.send("dtmf", { callsid, dtmf: "1" });
  await media.accept(String(sdp));
  await browser.next("answer");
  await eventually(() => media.packetsHeard() > 0);
  const pressed = "159*0#";
  browser.send("dtmf", { callsid, dtmf: pressed });
  const { keys } = sounds.pcmu;
  for (const key of pressed) await eventually(() => media.hasHeard(keys.get(key) ?? [new Uint8Array(160)]));
  // The key before the answer was lost, and no other key was said.
  expect(await liveCalls(voice.url)).toMatchObject([{ keys: pressed }]);
  expect(media.hasHeard(keys.get("7") ?? [])).toBe(false);
  await media.hear("silence");
  media.speak(true);
  await media.hear("sound");
});

test("a far end with nothing to say stays silent when the caller speaks or presses keys", async () => {
  const { browser, media } = await call("+442079460108");
  const { callsid, sdp } = await browser.next("ringing");
  await media.accept(String(sdp));
  await browser.next("answer");
  media.speak(true);
  browser.send("dtmf", { callsid, dtmf: "1" });
  await media.hear("silence");
  await eventually(async () => ((await liveCalls(voice.url))[0]?.heard.level ?? 0) > 0.1);
  await media.hear("silence");
});
