import { expect, test } from "vitest";
import { control, liveCalls } from "#sandbox/voice/testing/control.ts";
import { eventually } from "#sandbox/voice/testing/eventually.ts";
import { temporarySid } from "#sandbox/voice/testing/placed-call.ts";
import { accessToken, rawBrowser } from "#sandbox/voice/testing/raw-browser.ts";
import { sandboxCalls } from "#sandbox/voice/testing/sandbox-calls.ts";

const london = "+442079460000";

const sandbox = sandboxCalls();
const { call, connect } = sandbox;

const turn = async (name: string, body: object) =>
  expect(await control(sandbox.url, name, body)).toMatchObject({ status: 200 });

test.each(["listen", "register", "invite"] as const)(
  "%s gets the planned error once, and then works",
  async (on) => {
    await turn("faults", { on, code: 31_201 });
    const browser = await connect();
    const attempt = async () => {
      browser.send("listen", { token: accessToken() });
      if (on === "register") browser.send("register", { media: { audio: true } });
      if (on !== "invite") return;
      browser.send("invite", { callsid: temporarySid, sdp: "v=0", twilio: {} });
    };
    await attempt();
    expect(await browser.next("error")).toMatchObject({ error: { code: 31_201 } });
    if (on === "invite") expect(await browser.next("hangup")).toMatchObject({ error: { code: 31_201 } });
    await attempt();
    if (on === "invite") expect(await browser.next("hangup")).toMatchObject({ error: { code: 31_400 } });
    else await browser.next(on === "listen" ? "connected" : "ready");
  },
);

test("the browser of a running call gets an error, and the call goes on", async () => {
  const { browser } = await call(london);
  const { callsid } = await browser.next("answer");
  await turn("errors", { code: 31_003, message: "Connection interrupted" });
  expect(await browser.next("error")).toMatchObject({ callsid, error: { code: 31_003 } });
  expect(await liveCalls(sandbox.url)).toMatchObject([{ sid: callsid, status: "in-progress" }]);
});

test("tokens can be set to end early", async () => {
  await turn("tokens", { longest_s: 1 });
  const browser = await connect();
  browser.send("listen", { token: accessToken() });
  expect(await browser.next("connected")).toMatchObject({ token: { ttl: 1 } });
  expect(await browser.next("error")).toMatchObject({ error: { code: 31_205 } });
  await turn("tokens", { longest_s: null });
});

test.each([
  ["+442079460110", true],
  [london, false],
])("%s rings without early media, and its sound comes with the answer", async (number, earlyMedia) => {
  await turn("ringing", { earlyMedia });
  const { browser, media } = await call(number);
  const ringing = await browser.next("ringing");
  expect(ringing.callsid).toMatch(/^CA/);
  expect(ringing.sdp).toBeUndefined();
  await media.accept(String((await browser.next("answer")).sdp));
  media.speak(true);
  await media.hear("sound");
});

test("the packets to the caller of a running call stop, and come again", async () => {
  const { browser, media } = await call(london);
  await media.accept(String((await browser.next("ringing")).sdp));
  await browser.next("answer");
  await eventually(() => media.packetsHeard() > 0);
  await turn("line", { loses_percent: 100 });
  await eventually(async () => {
    const before = media.packetsHeard();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return media.packetsHeard() === before;
  });
  const stopped = media.packetsHeard();
  await turn("line", { loses_percent: 0 });
  await eventually(() => media.packetsHeard() > stopped);
});

test("cut connections are refused for a while and may then resume their call", async () => {
  const first = await call(london);
  const { callsid, reconnect } = await first.browser.next("answer");
  await turn("drop", { refuse_ms: 1_500 });
  await first.browser.closed;
  await expect(rawBrowser(sandbox.url)).rejects.toThrow("503");
  const browser = await eventually(() => connect().catch(() => undefined));
  browser.send("listen", { token: accessToken() });
  await browser.next("connected");
  browser.send("invite", { callsid, sdp: first.media.offerSdp, reconnect, twilio: {} });
  expect(await browser.next("answer")).toMatchObject({ callsid });
});

test.each([
  ["tokens", { longest_s: 9, colour: "red" }],
  ["faults", { on: "hangup", code: 31_201 }],
  ["errors", {}],
  ["tokens", { longest_s: 0 }],
  ["ringing", { earlyMedia: "no" }],
  ["drop", { refuse_ms: -1 }],
  ["line", { loses_percent: 101 }],
])("%s refuses %j and changes nothing", async (name, body) => {
  const before = await control(sandbox.url);
  expect((await control(sandbox.url, name, body)).status).toBe(400);
  expect(await control(sandbox.url)).toEqual(before);
});

test("the switches take the account's token only", async () => {
  for (const given of ["", "Basic !!!", `Basic ${btoa("stranger:x")}`]) {
    expect((await control(sandbox.url, "tokens", { longest_s: 9 }, given)).status).toBe(401);
  }
  expect((await control(sandbox.url)).body).toMatchObject({ longestToken_s: null });
});
