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

/**
 * The carrier's own SDK, in a real browser, against the sandbox's gateway: what the rows of docs/voice-sdk.md, driven in
 * voice-sdk.spec.ts, leave open.
 */
const london = "+442079460000";
const talkative = "+442079460109";

let sdkPage: SdkPage;
let sandbox: RunningSandbox;
test.beforeAll(async () => {
  sdkPage = await serveSdkPage();
});
test.afterAll(() => sdkPage.close());
test.beforeEach(async ({ page }) => {
  sandbox = await runningSandbox();
  await page.goto(sdkPage.url);
});
test.afterEach(() => sandbox.close());

const host = () => new URL(sandbox.url).host;
const run = (page: Page, method: string, ...values: unknown[]) =>
  page.evaluate(`phone.${method}(${values.map((value) => JSON.stringify(value)).join(", ")})`);
const heardLevel = async () => (await liveCalls(sandbox.url))[0]?.heard.level ?? 0;

async function inCall(page: Page, number: string): Promise<void> {
  await run(page, "open", accessToken(), host());
  await run(page, "call", number);
  await happened(page, "accept");
}

test("one call after another is heard, on every network path", async ({ page }) => {
  await run(page, "open", accessToken(), host());
  for (let call = 0; call < 8; call++) {
    await run(page, "call", talkative);
    await expect.poll(heardLevel).toBeGreaterThan(0.001);
    await hears(page);
    await page.evaluate("phone.current.disconnect()");
    await expect.poll(() => liveCalls(sandbox.url)).toEqual([]);
  }
});

for (const [preferred, other, name] of [
  ["opus", "pcmu", "audio/opus"],
  ["pcmu", "opus", "audio/PCMU"],
] as const) {
  test(`a browser that prefers ${preferred} speaks and hears it`, async ({ page }) => {
    await run(page, "open", accessToken(), host(), { codecs: [preferred, other] });
    await run(page, "call", london);
    await happened(page, "accept");
    await expect
      .poll(() => page.evaluate("phone.codecs()"))
      .toEqual([`inbound-rtp ${name}`, `outbound-rtp ${name}`]);
    expect(await liveCalls(sandbox.url)).toMatchObject([{ codec: preferred }]);
    // The greeting; a key ends it, and the echo begins.
    await hears(page);
    await page.evaluate('phone.current.sendDigits("5")');
    await expect.poll(async () => (await liveCalls(sandbox.url))[0]?.keys).toBe("5");
    expect(await page.evaluate("phone.current._mediaHandler._dtmfSender.canInsertDTMF")).toBe(true);
    await expect.poll(heardLevel).toBeGreaterThan(0.005);
    await hears(page);
    await page.evaluate("phone.current.mute(true)");
    await expect.poll(heardLevel).toBe(0);
    await hearsNothing(page);
    await page.evaluate("phone.current.mute(false)");
    await expect.poll(heardLevel).toBeGreaterThan(0.005);
    await hears(page);
  });
}

test("the media restarts and goes on", async ({ page }) => {
  await inCall(page, talkative);
  await hears(page);
  const user = "phone.current._mediaHandler.version.pc.remoteDescription.sdp.match(/ice-ufrag:(.*)/)[1]";
  const before = await page.evaluate(user);
  // The SDK does this by itself after ICE has failed for a while.
  await page.evaluate("phone.current._mediaHandler.iceRestart()");
  await expect.poll(() => page.evaluate(user)).not.toBe(before);
  await hears(page);
  await expect.poll(heardLevel).toBeGreaterThan(0.005);
});

test("each refusal of a token at the connection is that error of the device", async ({ page }) => {
  for (const code of [31_201, 31_204, 31_205]) {
    await control(sandbox.url, "faults", { on: "listen", code });
    await run(page, "open", accessToken(), host());
    void run(page, "call", london).catch(() => undefined);
    await expect.poll(async () => (await seen(page)).map((event) => event.code)).toContain(code);
    await page.evaluate("phone.device.destroy()");
  }
});

test("a device registers, and unregisters to the end", async ({ page }) => {
  await run(page, "open", accessToken(), host());
  for (let round = 0; round < 2; round++) {
    await page.evaluate("phone.device.register()");
    expect(await page.evaluate("phone.device.state")).toBe("registered");
    await page.evaluate("phone.device.unregister()");
    expect(await page.evaluate("phone.device.state")).toBe("unregistered");
  }
});
