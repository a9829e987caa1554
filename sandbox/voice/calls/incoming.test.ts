import { expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { control } from "#sandbox/voice/testing/control.ts";
import { eventually } from "#sandbox/voice/testing/eventually.ts";
import { acceptCall } from "#sandbox/voice/testing/placed-call.ts";
import { accessToken, type RawBrowser } from "#sandbox/voice/testing/raw-browser.ts";
import { sandboxCalls } from "#sandbox/voice/testing/sandbox-calls.ts";
import { dialClient } from "#sandbox/voice/testing/stand-in-app.ts";

const { accountSid, callerId } = sandboxAccounts.voice;

const sandbox = sandboxCalls({}, dialClient());
const { registered, call: calling } = sandbox;

/** The Dial's result, as the app gets it. */
const dialled = () => eventually(() => sandbox.app.webhooks.find(({ path }) => path === "/after")?.form);
/** The callbacks carry their order, and may arrive in another. */
const statuses = () =>
  sandbox.app.webhooks
    .filter(({ path }) => path === "/status")
    .toSorted((one, other) => Number(one.form.SequenceNumber) - Number(other.form.SequenceNumber))
    .map(({ form }) => form.CallStatus);
const reported = (...expected: string[]) =>
  eventually(() => statuses().length >= expected.length).then(() => expect(statuses()).toEqual(expected));

test("an answered call is heard on both sides, and ends for both when the called browser hangs up", async () => {
  const bob = await registered("bob");
  const alice = await calling("bob");
  const invite = await bob.next("invite");
  await alice.media.accept(String((await alice.browser.next("ringing")).sdp));
  await alice.media.hear("sound");
  const media = await acceptCall(bob, invite);
  sandbox.closing(media);
  await alice.browser.next("answer");
  await alice.media.hear("silence");
  alice.media.speak(true);
  await media.hear("sound");
  alice.media.speak(false);
  await media.hear("silence");
  media.speak(true);
  await alice.media.hear("sound");
  bob.send("hangup", { callsid: invite.callsid });
  await Promise.all([alice.browser.next("hangup"), bob.next("hangup")]);
  expect(await dialled()).toMatchObject({
    DialCallStatus: "completed",
    DialCallSid: invite.callsid,
    DialBridged: "true",
  });
  await reported("initiated", "ringing", "in-progress", "completed");
});

test("the invite has the carrier's parameters and what the app tells the called browser", async () => {
  sandbox.app.respond = dialClient(
    undefined,
    '<Identity>bob</Identity><Parameter name="order + no" value="é &amp; ü"/>',
  );
  const bob = await registered("bob");
  await calling("anyone");
  const { callsid, parameters, reconnect } = await bob.next("invite");
  expect(parameters).toEqual({
    AccountSid: accountSid,
    CallSid: callsid,
    From: "client:alice",
    To: "client:bob",
    Params: "order + no=%C3%A9%20%26%20%C3%BC",
  });
  expect(reconnect).toMatch(/^[\w-]{32}$/);
});

test.each([
  ["the account's number", callerId, callerId],
  ["another client", "client:support", "client:support"],
])("the app can show %s as the caller", async (_name, given, shown) => {
  sandbox.app.respond = dialClient(`callerId="${given}"`);
  const bob = await registered("bob");
  await calling("bob");
  expect((await bob.next("invite")).parameters).toMatchObject({ From: shown });
});

test("a number that is not the account's own fails the call", async () => {
  sandbox.app.respond = dialClient('callerId="+442079460000"');
  const bob = await registered("bob");
  const alice = await calling("bob");
  expect(await alice.browser.next("hangup")).toMatchObject({ error: { code: 31_002 } });
  expect(bob.received).toEqual([]);
});

test("a rejected call is busy", async () => {
  const bob = await registered("bob");
  const alice = await calling("bob");
  bob.send("reject", { callsid: (await bob.next("invite")).callsid });
  await alice.browser.next("hangup");
  expect(await dialled()).toMatchObject({ DialCallStatus: "busy", DialBridged: "false" });
  await reported("initiated", "ringing", "busy");
  expect(bob.received).toEqual([]);
});

test("a browser that hangs up before its answer rejects the call", async () => {
  const bob = await registered("bob");
  await calling("bob");
  bob.send("hangup", { callsid: (await bob.next("invite")).callsid });
  expect(await dialled()).toMatchObject({ DialCallStatus: "busy" });
});

test("a caller who gives up cancels the call", async () => {
  const bob = await registered("bob");
  const alice = await calling("bob");
  const { callsid } = await bob.next("invite");
  const ringing = await alice.browser.next("ringing");
  alice.browser.send("hangup", { callsid: ringing.callsid });
  expect(await bob.next("cancel")).toEqual({ callsid });
  await reported("initiated", "ringing", "canceled");
});

test("a call that is ignored until the Dial's timeout is not answered", async () => {
  sandbox.app.respond = dialClient('timeout="1"');
  const bob = await registered("bob");
  await calling("bob");
  const { callsid } = await bob.next("invite");
  expect(await bob.next("cancel")).toEqual({ callsid });
  expect(await dialled()).toMatchObject({ DialCallStatus: "no-answer" });
  await reported("initiated", "ringing", "no-answer");
});

test.each([
  ["was never registered", async () => {}],
  [
    "has ended its registration",
    async (bob: RawBrowser) => {
      bob.send("register", { media: { audio: false } });
      await bob.next("offline");
    },
  ],
  [
    "has gone",
    async (bob: RawBrowser) => {
      bob.close();
      await bob.closed;
      // The gateway has handled the loss once its own view is empty.
      await eventually(async () => (await control(sandbox.url)).body.connections === 0);
    },
  ],
  [
    "has a token of another identity now",
    async (bob: RawBrowser) => {
      bob.send("listen", { token: accessToken({ identity: "carol", incoming: true }) });
      await bob.next("connected");
    },
  ],
  [
    "has a token without the grant now",
    async (bob: RawBrowser) => {
      bob.send("listen", { token: accessToken({ identity: "bob" }) });
      await bob.next("connected");
    },
  ],
  [
    "has a token that was refused",
    async (bob: RawBrowser) => {
      bob.send("listen", { token: "x" });
      await bob.next("error");
    },
  ],
])("an identity that %s is not answered, and nothing rings", async (name, change) => {
  const bob = await registered(name === "was never registered" ? "carol" : "bob");
  await change(bob);
  const alice = await calling("bob");
  await alice.browser.next("hangup");
  expect(await dialled()).toMatchObject({ DialCallStatus: "no-answer" });
  await reported("initiated", "no-answer");
  expect(alice.browser.received.map(({ type }) => type)).not.toContain("ringing");
  expect(bob.received).toEqual([]);
});

test("a registration without the grant for incoming calls is accepted, and no call comes", async () => {
  const bob = await registered("bob", accessToken({ identity: "bob" }));
  await calling("bob");
  expect(await dialled()).toMatchObject({ DialCallStatus: "no-answer" });
  expect(bob.received).toEqual([]);
});

test("a new token of the same identity carries the registration on, an expired one ends it", async () => {
  const bob = await registered("bob");
  bob.send("listen", { token: accessToken({ identity: "bob", incoming: true, ttl: 2 }) });
  await bob.next("connected");
  await calling("bob");
  bob.send("reject", { callsid: (await bob.next("invite")).callsid });
  expect(await bob.next("error")).toMatchObject({ error: { code: 31_205 } });
  sandbox.app.webhooks.length = 0;
  await calling("bob");
  expect(await dialled()).toMatchObject({ DialCallStatus: "no-answer" });
});

test("every device of an identity rings, and the first answer cancels the others", async () => {
  const [first, second] = [await registered("bob"), await registered("bob")];
  const alice = await calling("bob");
  const [invite, other] = [await first.next("invite"), await second.next("invite")];
  expect(other.callsid).toBe(invite.callsid);
  expect(other.sdp).not.toBe(invite.sdp);
  const media = await acceptCall(second, other);
  sandbox.closing(media);
  await alice.media.accept(String((await alice.browser.next("answer")).sdp));
  expect(await first.next("cancel")).toEqual({ callsid: invite.callsid });
  alice.media.speak(true);
  await media.hear("sound");
  sandbox.closing(await acceptCall(first, invite));
  first.send("hangup", { callsid: invite.callsid });
  first.send("register", { media: { audio: true } });
  await first.next("ready");
  expect(second.received).toEqual([]);
  expect(first.received).toEqual([]);
});

test("the first rejection ends the call for every device", async () => {
  const [first, second] = [await registered("bob"), await registered("bob")];
  await calling("bob");
  const { callsid } = await first.next("invite");
  await second.next("invite");
  first.send("reject", { callsid });
  expect(await second.next("cancel")).toEqual({ callsid });
  expect(await dialled()).toMatchObject({ DialCallStatus: "busy" });
});

test("without answerOnBridge the caller is answered while the called browser rings", async () => {
  sandbox.app.respond = dialClient("");
  const bob = await registered("bob");
  const alice = await calling("bob");
  await alice.browser.next("answer");
  const { callsid } = await bob.next("invite");
  bob.send("reject", { callsid });
  await alice.browser.next("hangup");
});

test("the Dial's time limit ends a bridged call for both", async () => {
  sandbox.app.respond = dialClient('timeLimit="1"');
  const bob = await registered("bob");
  const alice = await calling("bob");
  sandbox.closing(await acceptCall(bob, await bob.next("invite")));
  await Promise.all([alice.browser.next("hangup"), bob.next("hangup")]);
  expect(await dialled()).toMatchObject({ DialCallStatus: "completed", DialCallDuration: "1" });
});
