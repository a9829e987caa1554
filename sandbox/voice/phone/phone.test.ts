import { expect, test } from "vitest";
import { callerMedia } from "#sandbox/voice/testing/caller-media.ts";
import { control } from "#sandbox/voice/testing/control.ts";
import { eventually } from "#sandbox/voice/testing/eventually.ts";
import { acceptCall } from "#sandbox/voice/testing/placed-call.ts";
import { sandboxCalls } from "#sandbox/voice/testing/sandbox-calls.ts";
import type { StandInApp } from "#sandbox/voice/testing/stand-in-app.ts";

const number = "+442079460999";
const status = 'statusCallback="/status" statusCallbackEvent="initiated ringing answered completed"';
const ringBoth: StandInApp["respond"] = ({ path }) => {
  if (path === "/status") return {};
  if (path === "/after") return { body: "<Response><Hangup/></Response>" };
  return {
    body: `<Response><Dial answerOnBridge="true" action="/after">
      <Client ${status}>bob</Client><Client ${status}>carol</Client></Dial></Response>`,
  };
};
const sandbox = sandboxCalls({}, ringBoth);
const { registered, closing } = sandbox;

async function ring(body: object = {}) {
  await control(sandbox.url, "numbers", { number, voiceUrl: `${sandbox.app.url}/incoming` });
  const media = closing(await callerMedia());
  const reply = await fetch(`${sandbox.url}/phone/calls`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ from: "+14155550123", to: number, sdp: media.offerSdp, ...body }),
  });
  const call = (await reply.json()) as { sid: string; sdp: string; message?: string };
  if (reply.ok) await media.accept(call.sdp);
  return { code: reply.status, call, media };
}
const asked = () => eventually(() => sandbox.app.webhooks.find(({ path }) => path === "/incoming"));
const dialled = () => eventually(() => sandbox.app.webhooks.find(({ path }) => path === "/after")?.form);
const ended = (sid: string) =>
  eventually(async () => {
    const { status } = (await (await fetch(`${sandbox.url}/phone/calls/${sid}`)).json()) as {
      status: string;
    };
    return status !== "queued" && status !== "ringing" && status !== "in-progress" && status;
  });

test("a call to a number rings both Clients, and the answer of one cancels the other and is heard", async () => {
  const [bob, carol] = [await registered("bob"), await registered("carol")];
  const { call, media } = await ring();
  expect((await asked())?.form).toMatchObject({
    CallSid: call.sid,
    From: "+14155550123",
    To: number,
    CallStatus: "ringing",
    Direction: "inbound",
    FromCountry: "US",
  });
  expect((await asked())?.form).not.toHaveProperty("ApplicationSid");
  const [rings, other] = await Promise.all([bob.next("invite"), carol.next("invite")]);
  expect(rings.parameters).toMatchObject({ From: "+14155550123", To: "client:bob" });
  const answered = closing(await acceptCall(bob, rings));
  expect(await carol.next("cancel")).toMatchObject({ callsid: other.callsid });
  answered.speak(true);
  await media.hear("sound");
  await fetch(`${sandbox.url}/phone/calls/${call.sid}`, { method: "DELETE" });
  await bob.next("hangup");
  expect(await dialled()).toMatchObject({ DialCallStatus: "completed", DialCallSid: rings.callsid });
  const ends = () =>
    sandbox.app.webhooks.flatMap(({ path, form }) =>
      path === "/status" && form.CallDuration ? [[form.To, form.CallStatus, form.ParentCallSid]] : [],
    );
  await eventually(() => ends().length === 2);
  expect(ends()).toEqual([
    ["client:carol", "canceled", call.sid],
    ["client:bob", "completed", call.sid],
  ]);
});

test("one Client that rejects leaves the other ringing, and without registered Clients the Dial ends at once", async () => {
  const [bob, carol] = [await registered("bob"), await registered("carol")];
  const { call } = await ring({ from: "" });
  expect((await asked())?.form).toMatchObject({ From: "+266696687", FromCountry: "" });
  const [rings, other] = await Promise.all([bob.next("invite"), carol.next("invite")]);
  bob.send("reject", { callsid: rings.callsid });
  closing(await acceptCall(carol, other));
  carol.send("hangup", { callsid: other.callsid });
  expect(await dialled()).toMatchObject({ DialCallStatus: "completed", DialCallSid: other.callsid });
  expect(await ended(call.sid)).toBe("completed");
  sandbox.app.webhooks.length = 0;
  for (const browser of [bob, carol]) browser.close();
  await eventually(async () => {
    sandbox.app.webhooks.length = 0;
    const { call: next } = await ring();
    return (await ended(next.sid)) && (await dialled())?.DialCallStatus === "no-answer";
  });
});

test.each([
  ["its caller", "+14155550123", "completed"],
  ["the number that was called", number, "completed"],
  ["any other number", "+14155550124", undefined],
])("a call that goes on to a telephone may show %s", async (_name, callerId, status) => {
  sandbox.app.respond = ({ path }) => ({
    body:
      path === "/after"
        ? "<Response><Hangup/></Response>"
        : `<Response><Dial answerOnBridge="true" callerId="${callerId}" action="/after">
             <Number>+447400120104</Number></Dial></Response>`,
  });
  const { call } = await ring();
  expect(await ended(call.sid)).toBe(status ?? "failed");
  expect(sandbox.app.webhooks.find(({ path }) => path === "/after")?.form.DialCallStatus).toBe(status);
});

test("a number of no one, a caller without a country and a call without sound are refused", async () => {
  expect(await ring({ to: "+442079460998" })).toMatchObject({ code: 404 });
  expect(await ring({ from: "0123" })).toMatchObject({ code: 400 });
  expect(await ring({ sdp: "v=0" })).toMatchObject({ code: 400 });
  expect(sandbox.app.webhooks).toEqual([]);
});
