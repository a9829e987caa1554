/** The application's answers to the webhooks of a call decide how the call goes on. */
import { expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { sounds } from "./media/sounds.ts";
import { callbacksDelivered } from "./testing/control.ts";
import { eventually } from "./testing/eventually.ts";
import { temporarySid } from "./testing/placed-call.ts";
import { sandboxCalls } from "./testing/sandbox-calls.ts";
import { dialTwiml } from "./testing/stand-in-app.ts";

const { callerId } = sandboxAccounts.voice;
const london = "+442079460000";
const voice = sandboxCalls();
const { call, finalCallback } = voice;

test("the action of a Dial receives its outcome and decides what follows", async () => {
  const busy = "+442079460101";
  voice.app.respond = ({ path, form }) => {
    if (path === "/after")
      return { body: form.DialCallStatus === "busy" ? dialTwiml(london) : "<Response/>" };
    return { body: dialTwiml(form.To ?? "", 'action="/after"') };
  };
  const { browser } = await call(busy);
  await browser.next("answer");
  const after = voice.app.webhooks.find(({ path }) => path === "/after");
  expect(after?.form).toMatchObject({ DialCallStatus: "busy", DialCallSid: expect.stringMatching(/^CA/) });
});

test.each([
  ["", "rejected", 31_603],
  ['reason="busy"', "busy", 31_486],
])("Reject %s refuses the browser's call", async (attribute, _name, code) => {
  voice.app.respond = () => ({ body: `<Response><Reject ${attribute}/></Response>` });
  const { browser } = await call(london);
  expect(await browser.next("hangup")).toMatchObject({ callsid: temporarySid, error: { code } });
});

test.each([
  ["fails", { status: 500 }],
  ["answers no XML", { type: "application/json", body: "{}" }],
  ["answers broken XML", { body: "<Response><Dial>" }],
  ["answers an unknown verb", { body: "<Response><Play>x</Play></Response>" }],
  ["shows a number that is not ours", { body: dialTwiml(london).replace(callerId, "+15005550006") }],
])("a voice webhook that %s is an application error", async (_name, reply) => {
  voice.app.respond = () => reply;
  const { browser } = await call(london);
  expect(await browser.next("hangup")).toMatchObject({ error: { code: 31_002 } });
});

test.each([
  ["/status", 503, 1],
  ["/status#rc=0&amp;rp=all", 503, 1],
  ["/status#rc=2&amp;rp=all", 503, 3],
  ["/status#rc=2&amp;rp=all", 404, 3],
  ["/status#rc=5&amp;rp=5xx", 503, 6],
  ["/status#rc=5&amp;rp=ct,rt,5xx", 404, 1],
  ["/status#rc=5", 503, 1],
])("a callback to %s that is answered %d is sent %d times", async (address, status, times) => {
  voice.app.respond = ({ path, form }) =>
    path === "/status"
      ? { status }
      : {
          body: dialTwiml(form.To ?? "", "", address).replace(
            "initiated ringing answered completed",
            "completed",
          ),
        };
  const { browser } = await call("+442079460104");
  await browser.next("hangup");
  await finalCallback();
  await callbacksDelivered(voice.url);
  expect(voice.app.statuses()).toEqual(Array(times).fill("completed"));
});

test.each(["#rc=6&amp;rp=all", "#rc=3&amp;rp=every", "#rt=20000", "#tt=99", "#ct=now", "#retries=3"])(
  "a callback address with %s is an application error",
  async (overrides) => {
    voice.app.respond = () => ({ body: dialTwiml(london, "", `/status${overrides}`) });
    const { browser } = await call(london);
    expect(await browser.next("hangup")).toMatchObject({ error: { code: 31_002 } });
  },
);

test("a voice webhook that fails once is asked again, as the application's address says", async () => {
  let failures = 1;
  voice.app.respond = ({ path, form }) =>
    path !== "/status" && failures-- > 0 ? { status: 503 } : { body: dialTwiml(form.To ?? "") };
  const { browser } = await call(london);
  await browser.next("answer");
});

async function callAnsweredWith(verbs: string) {
  voice.app.respond = () => ({ body: `<Response>${verbs}</Response>` });
  return call("test");
}

test("a Pause before any other verb delays the pick-up and does not answer", async () => {
  const { browser } = await callAnsweredWith('<Pause length="1"/><Hangup/>');
  await browser.next("hangup");
  expect(browser.received.map(({ type }) => type)).not.toContain("answer");
});

test("a Say answers and is heard", async () => {
  const { browser, media } = await callAnsweredWith('<Say>Hello</Say><Pause length="10"/>');
  const { sdp } = await browser.next("answer");
  await media.accept(String(sdp));
  await eventually(() => media.hasHeard(sounds.pcmu.announcement));
});
