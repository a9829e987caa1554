import { expect, type Page, test } from "@playwright/test";
import {
  happened,
  hears,
  hearsNothing,
  type SdkPage,
  seen,
  serveSdkPage,
} from "#e2e/support/page/sdk-page.ts";
import { control, liveCalls } from "#sandbox/voice/testing/control.ts";
import { accessToken } from "#sandbox/voice/testing/raw-browser.ts";
import { type RunningSandbox, runningSandbox } from "#sandbox/voice/testing/running-sandbox.ts";
import { dialClient } from "#sandbox/voice/testing/stand-in-app.ts";

/** The carrier's own SDK in two browsers that call each other through the sandbox's gateway. */
let sdkPage: SdkPage;
let sandbox: RunningSandbox;
test.beforeAll(async () => {
  sdkPage = await serveSdkPage();
});
test.afterAll(() => sdkPage.close());
test.beforeEach(async () => {
  sandbox = await runningSandbox();
  sandbox.app.respond = dialClient();
});
test.afterEach(() => sandbox.close());

interface Opening {
  incoming?: boolean;
  /** In the browser's order of preference. */
  codecs?: readonly string[];
}

async function opened(
  page: Page,
  identity: string,
  { incoming = true, codecs }: Opening = {},
): Promise<Page> {
  await page.goto(sdkPage.url);
  const { host } = new URL(sandbox.url);
  const given = [accessToken({ identity, incoming }), host, { codecs }].map((one) => JSON.stringify(one));
  await page.evaluate(`phone.open(${given.join(", ")})`);
  return page;
}
async function registered(caller: Page, identity: string, opening?: Opening): Promise<Page> {
  const page = await opened(await caller.context().newPage(), identity, opening);
  await page.evaluate("phone.device.register()");
  return page;
}
const call = (page: Page, identity: string) => page.evaluate(`phone.call("${identity}")`);
const names = async (page: Page) => (await seen(page)).map((event) => event.name);
const dialStatus = () =>
  expect.poll(() => sandbox.app.webhooks.findLast(({ path }) => path === "/after")?.form.DialCallStatus);
const noCallsLeft = () => expect.poll(() => liveCalls(sandbox.url)).toEqual([]);
async function connected(alice: Page, opening: { alice?: Opening; bob?: Opening } = {}): Promise<Page> {
  await opened(alice, "alice", opening.alice);
  const bob = await registered(alice, "bob", opening.bob);
  await call(alice, "bob");
  await happened(bob, "incoming");
  await bob.evaluate("phone.current.accept()");
  for (const page of [alice, bob]) await happened(page, "accept");
  return bob;
}
async function ringAgain(alice: Page, bob: Page): Promise<void> {
  for (const page of [alice, bob]) await page.evaluate("phone.seen.length = 0");
  await call(alice, "bob");
  await happened(bob, "incoming");
}

// Both codecs, each against the other browser's preference: browsers of one preference can agree on nothing else.
for (const [callers, calleds, name] of [
  ["opus", "pcmu", "audio/opus"],
  ["pcmu", "opus", "audio/PCMU"],
] as const) {
  test(`a call from a browser that prefers ${callers} to one that prefers ${calleds} is in ${name}, and each hears the other alone`, async ({
    page: alice,
  }) => {
    const preferring = (first: string) => ({
      codecs: [first, ...["opus", "pcmu"].filter((one) => one !== first)],
    });
    const bob = await connected(alice, { alice: preferring(callers), bob: preferring(calleds) });
    for (const page of [alice, bob]) {
      await hears(page);
      expect(await page.evaluate("phone.codecs()")).toEqual([`inbound-rtp ${name}`, `outbound-rtp ${name}`]);
    }
    await alice.evaluate("phone.current.mute(true)");
    await hearsNothing(bob);
    await hears(alice);
    await alice.evaluate("phone.current.mute(false)");
    await bob.evaluate("phone.current.mute(true)");
    await hearsNothing(alice);
    await hears(bob);
  });
}

test("a call ends for both when either hangs up, when it is rejected, and when the caller gives up", async ({
  page: alice,
}) => {
  const bob = await connected(alice);
  await bob.evaluate("phone.current.disconnect()");
  await happened(alice, "disconnect");
  await dialStatus().toBe("completed");
  await noCallsLeft();

  await test.step("the caller hangs up", async () => {
    await ringAgain(alice, bob);
    await bob.evaluate("phone.current.accept()");
    for (const page of [alice, bob]) await happened(page, "accept");
    await alice.evaluate("phone.current.disconnect()");
    await happened(bob, "disconnect");
    await noCallsLeft();
  });

  await test.step("the called browser rejects", async () => {
    await ringAgain(alice, bob);
    await bob.evaluate("phone.current.reject()");
    await happened(bob, "reject");
    await happened(alice, "disconnect");
    await dialStatus().toBe("busy");
    await noCallsLeft();
  });

  await test.step("the caller gives up", async () => {
    await ringAgain(alice, bob);
    await alice.evaluate("phone.current.disconnect()");
    await happened(bob, "cancel");
    expect(await bob.evaluate("phone.current.status()")).toBe("closed");
    expect(await bob.evaluate("phone.device.calls.length")).toBe(0);
  });
});

test("an ignored call rings until the Dial's timeout", async ({ page: alice }) => {
  sandbox.app.respond = dialClient('answerOnBridge="true" timeout="2"');
  await opened(alice, "alice");
  const bob = await registered(alice, "bob");
  await call(alice, "bob");
  await happened(bob, "incoming");
  await bob.evaluate("phone.current.ignore()");
  await happened(alice, "ringing");
  await happened(alice, "disconnect");
  await dialStatus().toBe("no-answer");
  expect(await names(bob)).not.toContain("accept");
});

for (const [name, incoming, unregistered] of [
  ["a browser without a registration", true, true],
  ["a browser whose token does not allow incoming calls", false, false],
] as const) {
  test(`${name} gets no call`, async ({ page: alice }) => {
    await opened(alice, "alice");
    const bob = await registered(alice, "bob", { incoming });
    if (unregistered) await bob.evaluate("phone.device.unregister()");
    await call(alice, "bob");
    await happened(alice, "disconnect");
    await dialStatus().toBe("no-answer");
    expect(await names(alice)).not.toContain("ringing");
    expect(await names(bob)).not.toContain("incoming");
  });
}

test("the called browser sees the caller and the app's parameters", async ({ page: alice }) => {
  sandbox.app.respond = dialClient(
    undefined,
    '<Identity>bob</Identity><Parameter name="order + no" value="é &amp; ü"/>',
  );
  await opened(alice, "alice");
  const bob = await registered(alice, "bob");
  await call(alice, "bob");
  await happened(bob, "incoming");
  expect(await bob.evaluate("phone.current.direction")).toBe("INCOMING");
  expect(await bob.evaluate("phone.current.parameters")).toMatchObject({
    From: "client:alice",
    To: "client:bob",
    CallSid: expect.stringMatching(/^CA[0-9a-f]{32}$/),
  });
  expect(await bob.evaluate("[...phone.current.customParameters]")).toEqual([["order + no", "é & ü"]]);
});

test("every device of an identity rings, and the answer of one cancels the other", async ({
  page: alice,
}) => {
  await opened(alice, "alice");
  const [bob, tablet] = [await registered(alice, "bob"), await registered(alice, "bob")];
  await call(alice, "bob");
  for (const device of [bob, tablet]) await happened(device, "incoming");
  await tablet.evaluate("phone.current.accept()");
  await happened(bob, "cancel");
  await hears(tablet);
  await hears(alice);
});

test("an accepted call outlives its signalling connection and a restart of its media", async ({
  page: alice,
}) => {
  const bob = await connected(alice);
  await control(sandbox.url, "drop", { refuse_ms: 500 });
  for (const page of [alice, bob]) await happened(page, "reconnected");
  const user = "phone.current._mediaHandler.version.pc.remoteDescription.sdp.match(/ice-ufrag:(.*)/)[1]";
  const before = await bob.evaluate(user);
  await bob.evaluate("phone.current._mediaHandler.iceRestart()");
  await expect.poll(() => bob.evaluate(user)).not.toBe(before);
  for (const page of [alice, bob]) await hears(page);
  await bob.evaluate("phone.current.disconnect()");
  await happened(alice, "disconnect");
});
