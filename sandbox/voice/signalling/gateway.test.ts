import { expect, test } from "vitest";
import { callerMedia } from "#sandbox/voice/testing/caller-media.ts";
import { eventually } from "#sandbox/voice/testing/eventually.ts";
import { temporarySid } from "#sandbox/voice/testing/placed-call.ts";
import { accessToken, type RawBrowser, rawBrowser } from "#sandbox/voice/testing/raw-browser.ts";
import { sandboxCalls } from "#sandbox/voice/testing/sandbox-calls.ts";

const voice = sandboxCalls({ heartbeat_ms: 20 });
const { connect } = voice;

const openMedia = async () => voice.closing(await callerMedia());
async function listening(): Promise<RawBrowser> {
  const browser = await connect();
  browser.send("listen", { token: accessToken() });
  await browser.next("connected");
  return browser;
}

test("a valid token is answered with its identity and lifetime", async () => {
  const browser = await connect();
  browser.send("listen", { token: accessToken({ ttl: 600 }) });
  const { token } = await browser.next("connected");
  expect(token).toMatchObject({ identity: "alice" });
  expect((token as { ttl: number }).ttl).toBeGreaterThan(590);
  browser.send("register", { media: { audio: true } });
  await browser.next("ready");
});

test.each([
  ["no JWT at all", () => "x", 31_204],
  ["another secret", () => accessToken({ secret: "s".repeat(32) }), 31_204],
  ["another key", () => accessToken({ key: `SK${"1".repeat(32)}` }), 31_204],
  ["no signature", () => accessToken().replace(/\.[^.]*$/, "."), 31_204],
  ["a time that is over", () => accessToken({ ttl: -1 }), 31_205],
  ["a life longer than a day", () => accessToken({ ttl: 90_000 }), 31_207],
  ["another account", () => accessToken({ account: `AC${"1".repeat(32)}` }), 31_201],
  ["another application", () => accessToken({ app: `AP${"1".repeat(32)}` }), 31_201],
  ["no right to call", () => accessToken({ grant: false }), 31_201],
])("a token with %s is refused", async (_name, make, code) => {
  const browser = await connect();
  browser.send("listen", { token: make() });
  expect(await browser.next("error")).toMatchObject({ error: { code } });
  browser.send("register", { media: { audio: true } });
  expect(await browser.next("error")).toMatchObject({ error: { code: 31_204 } });
});

test("an expiring token is reported, and a new one replaces it", async () => {
  const browser = await connect();
  browser.send("listen", { token: accessToken({ ttl: 1 }) });
  await browser.next("connected");
  expect(await browser.next("error")).toMatchObject({ error: { code: 31_205 } });
  const media = await openMedia();
  browser.send("invite", { callsid: temporarySid, sdp: media.offerSdp, twilio: {} });
  expect(await browser.next("hangup")).toMatchObject({ callsid: temporarySid, error: { code: 31_204 } });
  browser.send("listen", { token: accessToken() });
  await browser.next("connected");
});

test("an invite right behind the listen waits for the token", async () => {
  const media = await openMedia();
  const browser = await connect();
  browser.send("listen", { token: accessToken() });
  browser.send("invite", {
    callsid: temporarySid,
    sdp: media.offerSdp,
    twilio: { params: "To=%2B442079460000" },
  });
  await browser.next("ringing");
});

test("an offer that cannot be answered ends that call only", async () => {
  const browser = await listening();
  browser.send("invite", { callsid: temporarySid, sdp: "v=0", twilio: { params: "To=1" } });
  expect(await browser.next("hangup")).toMatchObject({ callsid: temporarySid, error: { code: 31_400 } });
  expect(voice.app.webhooks).toEqual([]);
});

test("a media restart is answered, a broken one is an error", async () => {
  const placed = await voice.call("+442079460000");
  const { callsid, sdp } = await placed.browser.next("ringing");
  await placed.media.accept(String(sdp));
  await placed.browser.next("answer");
  placed.browser.send("reinvite", { callsid, sdp: "v=0" });
  expect(await placed.browser.next("error")).toMatchObject({ callsid, error: { code: 31_400 } });
  placed.browser.send("reinvite", { callsid, sdp: await placed.media.restart() });
  expect(await placed.browser.next("answer")).toMatchObject({
    callsid,
    sdp: expect.stringContaining("m=audio"),
  });
  placed.browser.send("dtmf", { callsid, dtmf: "12w#*" });
});

test("one browser cannot change another's call", async () => {
  const placed = await voice.call("+442079460000");
  const { callsid } = await placed.browser.next("answer");
  const stranger = await listening();
  stranger.send("hangup", { callsid });
  stranger.send("reinvite", { callsid, sdp: placed.media.offerSdp });
  stranger.send("register", { media: { audio: true } });
  await stranger.next("ready");
  expect(placed.browser.received.map(({ type }) => type)).not.toContain("hangup");
  expect(stranger.received).toEqual([]);
});

const hostile: [name: string, message: string][] = [
  ["no JSON", "{"],
  ["nothing", ""],
  ["null", "null"],
  ["a number", "1"],
  ["no type", "{}"],
  ["an unknown type", '{"type":"own","payload":{}}'],
  ["the prototype", '{"type":"__proto__","payload":{}}'],
  ["no payload", '{"type":"invite"}'],
  ["a payload of the wrong shape", '{"type":"listen","payload":{"token":{"a":1}}}'],
  ["a long name", JSON.stringify({ type: "hangup", payload: { callsid: "x".repeat(1_000) } })],
  ["a long token", JSON.stringify({ type: "listen", payload: { token: "x".repeat(20_000) } })],
  ["deep nesting", "[".repeat(10_000)],
];
test.each(hostile)("%s is answered with an error, and the connection goes on", async (_name, message) => {
  const browser = await connect();
  browser.sendText(message);
  expect(await browser.next("error")).toMatchObject({ error: { code: 31_100 } });
  browser.send("listen", { token: accessToken() });
  await browser.next("connected");
});

test.each([
  ["a message beyond all bounds", "x".repeat(100_000), 1009],
  ["binary", Buffer.from([1, 2, 3]), 1003],
])("%s closes the connection, and only that one", async (_name, message, code) => {
  const browser = await connect();
  browser.sendText(message);
  expect(await browser.closed).toBe(code);
  await listening();
});

test("a flood closes the connection, and only that one", async () => {
  const browser = await connect();
  for (let index = 0; index < 200; index++) browser.send("listen", { token: accessToken({ ttl: 60 }) });
  expect(await browser.closed).toBe(1008);
  await listening();
});

test("more connections than the gateway allows are refused", async () => {
  const opened = await Promise.allSettled(Array.from({ length: 600 }, () => connect()));
  const refused = opened.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(opened.length - refused.length).toBeGreaterThan(100);
});

test("a browser that answers the heartbeat stays connected, one that does not is disconnected", async () => {
  const alive = await connect();
  const dead = await connect(false);
  await dead.closed;
  await eventually(() => alive.heartbeats >= 5);
  alive.send("listen", { token: accessToken() });
  await alive.next("connected");
});

test("only the signalling path is upgraded", async () => {
  await expect(rawBrowser(`${voice.url}/other`)).rejects.toThrow("404");
});
