import { beforeEach, expect, test } from "vitest";
import { eventually } from "#sandbox/voice/testing/eventually.ts";
import { acceptCall, type PlacedCall, temporarySid } from "#sandbox/voice/testing/placed-call.ts";
import { accessToken, type GatewayMessage, type RawBrowser } from "#sandbox/voice/testing/raw-browser.ts";
import { sandboxCalls } from "#sandbox/voice/testing/sandbox-calls.ts";
import { dialClient } from "#sandbox/voice/testing/stand-in-app.ts";

const sandbox = sandboxCalls({}, dialClient());
const { closing, registered } = sandbox;
let alice: PlacedCall;
let bob: RawBrowser;
let invite: GatewayMessage["payload"];

beforeEach(async () => {
  bob = await registered("bob");
  alice = await sandbox.call("bob", "&From=client%3Abank&Called=carol&CallSid=CA1");
  invite = await bob.next("invite");
});

/** Resolves when the gateway has handled everything this browser has sent before. */
async function settled(browser: RawBrowser): Promise<void> {
  browser.send("register", { media: { audio: true } });
  await browser.next("ready");
}
/** The measure of every attack: the call still reaches the browser that the app dialled. */
async function bobAnswersAndIsHeard(): Promise<void> {
  const media = closing(await acceptCall(bob, invite));
  await alice.media.accept(String((await alice.browser.next("answer")).sdp));
  media.speak(true);
  await alice.media.hear("sound");
}

test("a caller cannot choose who rings, nor who the called browser sees", () => {
  expect(sandbox.app.webhooks[0]?.form).toMatchObject({ From: "client:alice", Called: "bob" });
  expect(invite.parameters).toMatchObject({ From: "client:alice", To: "client:bob" });
});

test.each([
  ["another identity", "mallory"],
  ["the same identity that registered after the call began", "bob"],
  ["the caller's identity", "alice"],
])("a browser of %s cannot answer, reject or end a call that rings elsewhere", async (_name, identity) => {
  const stranger = await registered(identity);
  const { callsid } = invite;
  stranger.send("answer", { callsid, sdp: alice.media.offerSdp });
  for (const type of ["reject", "hangup"]) stranger.send(type, { callsid });
  stranger.send("reinvite", { callsid, sdp: alice.media.offerSdp });
  stranger.send("dtmf", { callsid, dtmf: "1" });
  await settled(stranger);
  expect(stranger.received).toEqual([]);
  await bobAnswersAndIsHeard();
});

test.each([
  ["another identity with the true token", "mallory", () => String(invite.reconnect)],
  ["the same identity with a guessed token", "bob", () => "x".repeat(32)],
  ["the same identity without a token", "bob", () => ""],
  ["the same identity with the token of a call that still rings", "bob", () => String(invite.reconnect)],
])("%s cannot take the call over", async (_name, identity, token) => {
  const stranger = await registered(identity);
  stranger.send("invite", {
    callsid: invite.callsid,
    sdp: alice.media.offerSdp,
    reconnect: token(),
    twilio: {},
  });
  expect(await stranger.next("hangup")).toMatchObject({ error: { code: 31_107 } });
  await bobAnswersAndIsHeard();
});

test("a second answer changes nothing", async () => {
  await bobAnswersAndIsHeard();
  bob.send("answer", { callsid: invite.callsid, sdp: alice.media.offerSdp });
  bob.send("reject", { callsid: invite.callsid });
  bob.send("answer", { callsid: invite.callsid, sdp: "v=0" });
  await settled(bob);
  expect(bob.received).toEqual([]);
  await alice.media.hear("sound");
  expect(alice.browser.received.map(({ type }) => type)).not.toContain("hangup");
});

test("an answer with unusable SDP ends the call as failed", async () => {
  bob.send("answer", { callsid: invite.callsid, sdp: "v=0" });
  expect(await bob.next("hangup")).toMatchObject({ callsid: invite.callsid, error: { code: 31_400 } });
  const after = await eventually(() => sandbox.app.webhooks.find(({ path }) => path === "/after")?.form);
  expect(after).toMatchObject({ DialCallStatus: "failed" });
});

test("an answer with unusable SDP leaves the call to the other devices", async () => {
  const devices = [await registered("carol"), await registered("carol")];
  const call = await sandbox.call("carol");
  const [first, second] = await Promise.all(devices.map((device) => device.next("invite")));
  devices[0]?.send("answer", { callsid: first?.callsid, sdp: "v=0" });
  await devices[0]?.next("hangup");
  if (!devices[1] || !second) throw new Error("the second device does not ring");
  closing(await acceptCall(devices[1], second));
  await call.browser.next("answer");
});

test("the browser that was called cannot end the caller's other calls", async () => {
  await bobAnswersAndIsHeard();
  const { callsid } = await alice.browser.next("ringing");
  for (const sid of [callsid, temporarySid]) bob.send("hangup", { callsid: sid });
  await settled(bob);
  await alice.media.hear("sound");
  expect(alice.browser.received.map(({ type }) => type)).not.toContain("hangup");
});

test("a token that allows incoming calls only cannot call", async () => {
  const carol = await registered("carol");
  carol.send("listen", { token: accessToken({ identity: "carol", incoming: true, app: "" }) });
  await carol.next("connected");
  carol.send("invite", { callsid: temporarySid, sdp: alice.media.offerSdp, twilio: {} });
  expect(await carol.next("hangup")).toMatchObject({ error: { code: 31_201 } });
});
